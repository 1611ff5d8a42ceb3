import { filled } from '@admissions/model/messages';
import { ButtonLink } from '@admissions/ui';
import { compareKey, MOST_COMPARED, useShortlist } from './shortlist.ts';
import { TEXTS } from './texts.ts';

/** Leads to the comparison, with the departments kept last where there are some; says so where there are more. */
export function CompareLink() {
  const list = useShortlist();
  const kept = list.slice(-MOST_COMPARED);
  const query = new URLSearchParams(kept.map((each) => ['d', compareKey(each)]));
  return (
    <ButtonLink href={kept.length > 0 ? `/compare?${query}` : '/compare'} look="outline">
      {filled(list.length > kept.length ? TEXTS.compareLatest : TEXTS.compareUpTo, {
        most: MOST_COMPARED,
      })}
    </ButtonLink>
  );
}
