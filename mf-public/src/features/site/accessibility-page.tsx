import { accessibility } from '@admissions/site-content';
import { useMessage } from '@admissions/store';
import { dayText } from '@admissions/ui';
import { RichText } from '@admissions/ui/body';
import { Fragment } from 'react';
import { ContactLines } from '../../lib/contact-lines.tsx';
import { TextFrame } from './text-frame.tsx';
import { TEXTS } from './texts.ts';

export function Component() {
  const t = useMessage();
  const { title, intro, updatedAt, body } = accessibility;
  return (
    <TextFrame
      name={title}
      title={title}
      path="/accessibility"
      intro={intro}
      sections={body.map(({ heading, html }, index) => [
        heading,
        <Fragment key={heading.en}>
          <RichText html={t(html)} />
          {index === body.length - 1 && <ContactLines />}
        </Fragment>,
      ])}
      updated={t(TEXTS.updated, { date: dayText(updatedAt, t.locale) })}
    />
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
