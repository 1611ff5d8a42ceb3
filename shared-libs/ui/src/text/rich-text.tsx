import { type Markup, parseMarkup } from '@admissions/model/checks';
import { SmartLink } from '@admissions/ui';
import { createElement, type ReactNode } from 'react';
import styles from './rich-text.module.css';

/** Renders sanitised HTML as React elements, never as markup. */
export const RichText = ({ html }: { html: string }) => (
  <div className={styles.text}>{renderMarkup(parseMarkup(html))}</div>
);

const renderMarkup = (pieces: Markup[]): ReactNode[] =>
  pieces.map((piece, index) => (typeof piece === 'string' ? piece : renderElement(piece, index)));

function renderElement(
  { tag, attributes, children }: Exclude<Markup, string>,
  key: number,
): ReactNode {
  if (tag !== 'a')
    return createElement(tag, { key }, ...(children.length > 0 ? renderMarkup(children) : []));
  const { href = '' } = attributes;
  if (!isAddress(href)) return <span key={key}>{renderMarkup(children)}</span>;
  return (
    <SmartLink key={key} href={href} newWindow={attributes.target === '_blank'}>
      {renderMarkup(children)}
    </SmartLink>
  );
}
// Browsers read a backslash as a slash and drop control characters.
const isAddress = (href: string) =>
  /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/i.test(href) && !/[\s\p{Cc}\\]/u.test(href);
