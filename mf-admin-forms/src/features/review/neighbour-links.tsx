import { Link } from 'react-router';
import { reviewAddress } from '../../lib/addresses.ts';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { useNeighbours } from '../../lib/use-neighbours.ts';
import { useText } from '../../lib/use-text.ts';
import styles from './review-head.module.css';

/** The way through the list without going back to it. */
export function NeighbourLinks({
  screen,
  id,
  query,
}: {
  screen: FormScreen;
  id: number;
  query: InboxQuery;
}) {
  const text = useText();
  const neighbours = useNeighbours({ screen, id, query });
  if (!neighbours) return null;
  const { previous, next, position, total } = neighbours;
  return (
    <nav className={styles.neighbours} aria-label={text('review.position', { position, total })}>
      <Way to={previous} screen={screen} query={query} label={text('review.previous')} />
      <span aria-hidden="true">{text('review.position', { position, total })}</span>
      <Way to={next} screen={screen} query={query} label={text('review.next')} />
    </nav>
  );
}

function Way({
  to,
  screen,
  query,
  label,
}: {
  to: number | null;
  screen: FormScreen;
  query: InboxQuery;
  label: string;
}) {
  if (to === null) return <span>{label}</span>;
  return <Link to={reviewAddress(screen, to, query)}>{label}</Link>;
}
