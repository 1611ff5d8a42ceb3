import type { Localised } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Neighbours } from './find-neighbours.ts';

const TEXTS = {
  previous: { 'zh-TW': '上一筆', en: 'Previous' },
  next: { 'zh-TW': '下一筆', en: 'Next' },
} as const satisfies Record<string, Localised>;

/** The way through a list without going back to it. */
export function NeighbourLinks({
  neighbours: { previous, next },
  hrefOf,
  label,
  className,
  children,
}: {
  neighbours: Neighbours;
  hrefOf: (id: number) => string;
  /** What the links are called together. */
  label: string;
  className?: string | undefined;
  /** Between the two links: where the entry stands. */
  children: ReactNode;
}) {
  const t = useMessage();
  const renderLink = (id: number | null, text: string) =>
    id === null ? <span>{text}</span> : <Link to={hrefOf(id)}>{text}</Link>;
  return (
    <nav className={className} aria-label={label}>
      {renderLink(previous, t(TEXTS.previous))}
      {children}
      {renderLink(next, t(TEXTS.next))}
    </nav>
  );
}
