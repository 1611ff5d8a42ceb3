import type { DraftReview, ListedWorkingCopy } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import { Link } from 'react-router';
import { formatChange } from '../base/format-change.ts';
import { TEXTS as LISTS } from '../base/texts.ts';
import styles from './drafts.module.css';
import { TEXTS } from './texts.ts';

interface BegunDraftsProps {
  drafts: readonly ListedWorkingCopy[];
  /** What waits for the eyes of a colleague. */
  reviews?: readonly DraftReview[];
  /** Where a new entry is made. */
  addHref: string;
}
/** Entries that somebody has begun and nobody has published: they stand in no list yet. */
export function BegunDrafts({ drafts, reviews = [], addHref }: BegunDraftsProps) {
  const t = useMessage();
  const begun = drafts.filter(({ entryId }) => entryId === null);
  if (begun.length === 0) return null;
  return (
    <section className={styles.begun} aria-label={t(TEXTS.begun)}>
      <h2>{t(TEXTS.begun)}</h2>
      <ul>
        {begun.map(({ id, title, updatedBy, updatedAt }) => (
          <li key={id}>
            <Link to={`${addHref}${addHref.includes('?') ? '&' : '?'}draft=${id}`}>
              {title || t(TEXTS.unnamed)}
            </Link>
            {reviews.some(({ draftId }) => draftId === id) && (
              <Tag color="warning" className={styles.tag}>
                {t(LISTS.asked)}
              </Tag>
            )}
            <span className={styles.by}>{formatChange(updatedAt, updatedBy, t)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
