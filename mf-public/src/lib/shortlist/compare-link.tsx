import { fillPlaceholders } from '@admissions/model/messages';
import { ButtonLink } from '@admissions/ui';
import { MAX_COMPARED, toCompareKey, useShortlist } from './shortlist.ts';
import { TEXTS } from './texts.ts';

/** Links to the comparison of the departments added last; hidden without any. */
export function CompareLink() {
  const list = useShortlist();
  if (list.length === 0) return null;
  const latest = list.slice(-MAX_COMPARED);
  const query = new URLSearchParams(latest.map((each) => ['d', toCompareKey(each)]));
  return (
    <ButtonLink href={`/compare?${query}`} look="outline">
      {fillPlaceholders(list.length > latest.length ? TEXTS.compareLatest : TEXTS.compareUpTo, {
        most: MAX_COMPARED,
      })}
    </ButtonLink>
  );
}
