import { filled } from '@admissions/model/messages';
import { ButtonLink, Phrases } from '@admissions/ui';
import { compareKey, MOST_COMPARED, useShortlist } from '../shortlist/shortlist.ts';
import styles from './compare-bar.module.css';
import { TEXTS } from './texts.ts';

/** Says what was put aside and leads to the comparison; not there while the list is empty. */
export function CompareBar() {
  const kept = useShortlist();
  if (kept.length === 0) return null;
  const query = new URLSearchParams(
    kept.slice(-MOST_COMPARED).map((each) => ['d', compareKey(each)]),
  );
  return (
    <aside className={styles.bar} aria-label={TEXTS.shortlist} data-no-print>
      <p role="status">
        {TEXTS.keptBefore}
        <strong>{kept.length}</strong>
        <Phrases>{TEXTS.keptAfter}</Phrases>
        {kept.length > MOST_COMPARED && (
          <Phrases>{filled(TEXTS.latestCompared, { most: MOST_COMPARED })}</Phrases>
        )}
      </p>
      <ButtonLink href={`/compare?${query}`} look="sun">
        {TEXTS.compare}
      </ButtonLink>
    </aside>
  );
}
