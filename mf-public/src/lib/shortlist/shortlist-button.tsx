import { fillPlaceholders } from '@admissions/model/messages';
import { ButtonLink } from '@admissions/ui';
import { useEffect } from 'react';
import {
  buildCompareHref,
  isSameDepartment,
  MAX_COMPARED,
  replaceShortlisted,
  type ShortlistEntry,
  toggleShortlisted,
  useShortlist,
} from './shortlist.ts';
import styles from './shortlist-button.module.css';

const TEXTS = {
  keep: '收藏',
  shortlisted: '已收藏',
  compareUpTo: '比較學系（最多{most}個）',
  compareLatest: '比較學系（最近收藏的{most}個）',
};

interface ShortlistButtonProps {
  entry: ShortlistEntry;
  /** An earlier key of the same department. */
  former?: Pick<ShortlistEntry, 'level' | 'id'> | null | undefined;
  /** Icon only on a phone: in a list the label would repeat on every row. */
  isSmall?: boolean;
}
export function ShortlistButton({ entry, former, isSmall = false }: ShortlistButtonProps) {
  const isShortlisted = useShortlist().some(isSameDepartment(entry));
  useEffect(() => {
    if (former) replaceShortlisted(former, entry);
  }, [former, entry]);
  return (
    <button
      type="button"
      className={styles.keep}
      data-small={isSmall || undefined}
      aria-pressed={isShortlisted}
      onClick={() => toggleShortlisted(entry)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 2.5 12.3 7.4 17.6 8 13.7 11.7 14.7 17 10 14.3 5.3 17 6.3 11.7 2.4 8 7.7 7.4Z" />
      </svg>
      <span className={styles.word}>{isShortlisted ? TEXTS.shortlisted : TEXTS.keep}</span>
      <span className="vh">：{entry.title}</span>
    </button>
  );
}

/** Links to the comparison of the departments added last; hidden without any. */
export function CompareLink() {
  const list = useShortlist();
  if (list.length === 0) return null;
  return (
    <ButtonLink href={buildCompareHref(list)} look="outline">
      {fillPlaceholders(list.length > MAX_COMPARED ? TEXTS.compareLatest : TEXTS.compareUpTo, {
        most: MAX_COMPARED,
      })}
    </ButtonLink>
  );
}
