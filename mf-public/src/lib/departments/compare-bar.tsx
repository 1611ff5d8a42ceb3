import { fillPlaceholders } from '@admissions/model/messages';
import { ButtonLink, Phrases } from '@admissions/ui';
import { buildCompareHref, MAX_COMPARED, useShortlist } from '../shortlist/shortlist.ts';
import styles from './compare-bar.module.css';
import { TEXTS } from './texts.ts';

/** Hidden while the shortlist is empty. */
export function CompareBar() {
  const shortlist = useShortlist();
  if (shortlist.length === 0) return null;
  return (
    <aside className={styles.bar} aria-label={TEXTS.shortlist} data-no-print>
      <p role="status">
        {TEXTS.shortlistedBefore}
        <strong>{shortlist.length}</strong>
        <Phrases>{TEXTS.shortlistedAfter}</Phrases>
        {shortlist.length > MAX_COMPARED && (
          <Phrases>{fillPlaceholders(TEXTS.latestCompared, { most: MAX_COMPARED })}</Phrases>
        )}
      </p>
      <ButtonLink href={buildCompareHref(shortlist)} look="sun">
        {TEXTS.compare}
      </ButtonLink>
    </aside>
  );
}
