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
  /** Open review requests. */
  reviews?: readonly DraftReview[];
  /** Path of the form for a new entry. */
  addHref: string;
}
/** Drafts of entries that were never published and so are in no list. */
export function UnpublishedDrafts({ drafts, reviews = [], addHref }: UnpublishedDraftsProps) {
  const t = useMessage();
  const unpublished = drafts.filter(({ entryId }) => entryId === null);
  if (unpublished.length === 0) return null;
  return (
    <section className={styles.begun} aria-label={t(TEXTS.unpublished)}>
      <h2>{t(TEXTS.unpublished)}</h2>
      <ul className="wrap">
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
