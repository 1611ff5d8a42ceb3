import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import { reviewAddress } from '../../lib/addresses.ts';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { useNeighbours } from '../../lib/use-neighbours.ts';
import styles from './review-head.module.css';
import { TEXTS } from './texts.ts';

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
  const t = useMessage();
  const neighbours = useNeighbours({ screen, id, query });
  if (!neighbours) return null;
  const { previous, next, position, total } = neighbours;
  return (
    <nav className={styles.neighbours} aria-label={t(TEXTS.review.position, { position, total })}>
      <Way to={previous} screen={screen} query={query} label={t(TEXTS.review.previous)} />
      <span aria-hidden="true">{t(TEXTS.review.position, { position, total })}</span>
      <Way to={next} screen={screen} query={query} label={t(TEXTS.review.next)} />
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
