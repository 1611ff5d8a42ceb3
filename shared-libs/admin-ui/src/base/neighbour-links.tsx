import { pair } from '@admissions/model';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './neighbour-links.module.css';
import type { Neighbours } from './use-neighbours.ts';

const TEXTS = {
  previous: pair('上一筆', 'Previous'),
  next: pair('下一筆', 'Next'),
};

/** Reserves the width, so that nothing moves when the neighbours load. */
const UNKNOWN: Neighbours = { previous: null, next: null, position: 10, total: 10 };

/** Links to the previous and next entry; reserves its space while loading. */
export function NeighbourLinks({
  neighbours,
  hrefOf,
  label,
  className,
  children,
}: {
  /** Null: loading, or none. */
  neighbours: Neighbours | null;
  hrefOf: (id: number) => string;
  /** Accessible name of the navigation. */
  label: string | undefined;
  className?: string | undefined;
  /** Between the two links: the position of the entry. */
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
