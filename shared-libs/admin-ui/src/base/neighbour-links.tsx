import type { Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Neighbours } from './find-neighbours.ts';
import styles from './neighbour-links.module.css';

const TEXTS = {
  previous: { 'zh-TW': '上一筆', en: 'Previous' },
  next: { 'zh-TW': '下一筆', en: 'Next' },
} as const satisfies Record<string, Localised>;

/** Stand where the neighbours will: nothing that is about to be pressed moves when they come. */
const UNKNOWN: Neighbours = { previous: null, next: null, position: 10, total: 10 };

/** The way through a list without going back to it; takes its place before the neighbours are known. */
export function NeighbourLinks({
  neighbours,
  hrefOf,
  label,
  className,
  children,
}: {
  /** Null: not known yet, or there are none. */
  neighbours: Neighbours | null;
  hrefOf: (id: number) => string;
  /** What the links are called together. */
  label: string | undefined;
  className?: string | undefined;
  /** Between the two links: where the entry stands. */
  children: (place: Pick<Neighbours, 'position' | 'total'>) => ReactNode;
}) {
  const t = useMessage();
  const shown = neighbours ?? UNKNOWN;
  const renderLink = (id: number | null, text: string) =>
    id === null ? <span>{text}</span> : <Link to={hrefOf(id)}>{text}</Link>;
  return (
    <nav
      className={className}
      aria-label={label}
      style={neighbours ? undefined : { visibility: 'hidden' }}
    >
      {renderLink(shown.previous, t(TEXTS.previous))}
      <span className={styles.place}>{children(shown)}</span>
      {renderLink(shown.next, t(TEXTS.next))}
    </nav>
  );
}
