import { buildStaffUrl, COLON } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import type { Dashboard, NamedReview } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import styles from './dashboard.module.css';
import { Moment } from './moment.tsx';
import { Panel } from './panel.tsx';
import { TEXTS } from './texts.ts';

/** Drafts that the account has to review, and its own that were returned. */
export function ReviewsPanel({ reviews: { forMe, returned } }: Pick<Dashboard, 'reviews'>) {
  const t = useMessage();
  const empty = forMe.length + returned.length === 0 && t(TEXTS.noReviews);
  return (
    <Panel title={t(TEXTS.reviews)} empty={empty}>
      {forMe.map((review) => (
        <ReviewLine key={`${review.kind} ${review.id}`} review={review} />
      ))}
      {returned.map((review) => (
        <ReviewLine key={`${review.kind} ${review.id} back`} review={review} isReturned />
      ))}
    </Panel>
  );
}

function ReviewLine({
  review: { kind: name, id, title, parent, by, at, words },
  isReturned = false,
}: {
  review: NamedReview;
  isReturned?: boolean;
}) {
  const t = useMessage();
  const kind = kindOf(name);
  return (
    <li>
      <span className={styles.entry}>
        <Link to={buildStaffUrl(kind, id, parent)}>{title || t(TEXTS.untitled)}</Link>
        <small className="faint tiny block">
          {t(kind.label)}
          {words && `${t(COLON)}${words}`}
        </small>
      </span>
      <span className={styles.who}>
        {t(isReturned ? TEXTS.sentBack : TEXTS.asksYou, { name: by })} <Moment at={at} />
      </span>
    </li>
  );
}
