import { ButtonLink } from '@admissions/ui';
import styles from './compare-bar.module.css';
import { compareKey, MOST_COMPARED, useShortlist } from './shortlist.ts';

/** Says what was put aside and leads to the comparison; not there while the list is empty. */
export function CompareBar() {
  const kept = useShortlist();
  if (kept.length === 0) return null;
  const query = new URLSearchParams(kept.slice(-MOST_COMPARED).map((each) => ['d', compareKey(each)]));
  return (
    <aside className={styles.bar} aria-label="我的收藏" data-no-print>
      <p role="status">
        已收藏<strong>{kept.length}</strong>個學系
      </p>
      <ButtonLink href={`/compare?${query}`} look="sun">
        比較學系
      </ButtonLink>
    </aside>
  );
}
