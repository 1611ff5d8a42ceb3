import type { Subject } from '@admissions/model/terms';
import { SUBJECT_NAMES } from '@admissions/model/terms';
import type { Translate } from '@admissions/store';
import type { Result } from './results.ts';
import { findNewest } from './results.ts';
import { TEXTS } from './texts.ts';
import type { WayIn } from './way-in-data.ts';

export const joinSubjects = (t: Translate, subjects: readonly Subject[]): string =>
  subjects.map((subject) => t(SUBJECT_NAMES[subject])).join(t(TEXTS.plus));

/** A number as it is published: at most two digits after the point, one for an average. */
export const formatResult = ({ of, value }: Result): string =>
  of === 'weighted' ? value.toFixed(1) : String(Number(value.toFixed(2)));

/** What a result says, in words. */
export function describeResult(t: Translate, result: Result): string {
  const value = formatResult(result);
  switch (result.of) {
    case 'screen':
      return t(TEXTS.sumOf, { subjects: joinSubjects(t, result.subjects), value });
    case 'rank':
      return t(TEXTS.rankOf, { value });
    case 'weighted':
      return t(TEXTS.averageOf, { value });
    case 'total':
      return value;
  }
}

/** A way in with its group, which its title may say already. */
export const nameOf = ({ title, group }: Pick<WayIn, 'title' | 'group'>): string =>
  group && !title.includes(group) ? `${title}（${group}）` : title;

/** The newest result in one line; null where none was published. */
export function describeNewest(t: Translate, way: WayIn): string | null {
  const newest = findNewest(way);
  if (!newest) return null;
  const { year, isLastYear, result } = newest;
  const when = isLastYear ? t(TEXTS.lastYear) : t(TEXTS.yearLowest, { year });
  return when + (t.locale === 'en' ? '' : ' ') + describeResult(t, result);
}
