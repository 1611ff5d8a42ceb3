import type { DraftReview, ListedEntryDraft } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import { Link } from 'react-router';
import { formatChange } from '../base/format-change.ts';
import { TEXTS as LISTS } from '../base/texts.ts';
import styles from './drafts.module.css';
import { TEXTS } from './texts.ts';

interface UnpublishedDraftsProps {
  drafts: readonly ListedEntryDraft[];
  /** What waits for the eyes of a colleague. */
  reviews?: readonly DraftReview[];
  /** Where a new entry is made. */
  addHref: string;
}
/** Entries that somebody has begun and nobody has published: they stand in no list yet. */
export function UnpublishedDrafts({ drafts, reviews = [], addHref }: UnpublishedDraftsProps) {
  const t = useMessage();
  const unpublished = drafts.filter(({ entryId }) => entryId === null);
  if (unpublished.length === 0) return null;
  return (
    <section className={styles.begun} aria-label={t(TEXTS.unpublished)}>
      <h2>{t(TEXTS.unpublished)}</h2>
      <ul>
        {unpublished.map(({ id, title, updatedBy, updatedAt }) => (
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
