import { fillPlaceholders } from '@admissions/model/messages';
import { ButtonLink } from '@admissions/ui';
import { MAX_COMPARED, toCompareKey, useShortlist } from './shortlist.ts';
import { TEXTS } from './texts.ts';

/** Links to the comparison of the departments added last. */
export function CompareLink() {
  const list = useShortlist();
  const latest = list.slice(-MAX_COMPARED);
  const query = new URLSearchParams(latest.map((each) => ['d', toCompareKey(each)]));
  return (
    <ButtonLink href={latest.length > 0 ? `/compare?${query}` : '/compare'} look="outline">
      {fillPlaceholders(list.length > latest.length ? TEXTS.compareLatest : TEXTS.compareUpTo, {
        most: MAX_COMPARED,
      })}
    </ButtonLink>
  );
}
