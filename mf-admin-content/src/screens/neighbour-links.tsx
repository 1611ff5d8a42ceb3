import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Neighbours } from '../lib/neighbours.ts';
import { TEXTS } from '../lib/texts.ts';
import styles from './neighbour-links.module.css';

/** The way through the list without going back to it. */
export function NeighbourLinks({
  neighbours: { previous, next, position, total },
  hrefOf,
}: {
  neighbours: Neighbours;
  hrefOf: (id: number) => string;
}) {
  const t = useMessage();
  const way = (id: number | null, label: ReactNode) =>
    id === null ? <span>{label}</span> : <Link to={hrefOf(id)}>{label}</Link>;
  return (
    <nav className={styles.neighbours} aria-label={t(TEXTS.around)}>
      {way(previous, t(TEXTS.previous))}
      <span>
        {position} / {total}
      </span>
      {way(next, t(TEXTS.next))}
    </nav>
  );
}
