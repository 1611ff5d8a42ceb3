import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Neighbours } from '../lib/neighbours.ts';
import { useTexts } from '../lib/use-texts.ts';
import styles from './neighbour-links.module.css';

/** The way through the list without going back to it. */
export function NeighbourLinks({
  neighbours: { previous, next, position, total },
  hrefOf,
}: {
  neighbours: Neighbours;
  hrefOf: (id: number) => string;
}) {
  const text = useTexts();
  const way = (id: number | null, label: ReactNode) =>
    id === null ? <span>{label}</span> : <Link to={hrefOf(id)}>{label}</Link>;
  return (
    <nav className={styles.neighbours} aria-label={text('around')}>
      {way(previous, text('previous'))}
      <span>
        {position} / {total}
      </span>
      {way(next, text('next'))}
    </nav>
  );
}
