import { fillPlaceholders } from '@admissions/model/messages';
import type { Subject } from '@admissions/model/terms';
import { SUBJECT_NAMES } from '@admissions/model/terms';
import type { AdmissionChannel } from './admission-channels.ts';
import type { Result } from './results.ts';
import { findNewest } from './results.ts';
import { TEXTS } from './texts.ts';

export const joinSubjects = (subjects: readonly Subject[]): string =>
  subjects.map((subject) => SUBJECT_NAMES[subject]['zh-TW']).join(TEXTS.plus);

/** A number as it is published: at most two digits after the point, one for an average. */
export const formatResult = ({ of, value }: Result): string =>
  of === 'weighted' ? value.toFixed(1) : String(Number(value.toFixed(2)));

/** What a result says, in words. */
export function describeResult(result: Result): string {
  const value = formatResult(result);
  switch (result.of) {
    case 'screen':
      return fillPlaceholders(TEXTS.sumOf, { subjects: joinSubjects(result.subjects), value });
    case 'rank':
      return fillPlaceholders(TEXTS.rankOf, { value });
    case 'weighted':
      return fillPlaceholders(TEXTS.averageOf, { value });
    case 'total':
      return value;
  }
}

/** A way in with its group, which its title may say already. */
export const formatChannelName = ({
  title,
  group,
}: Pick<AdmissionChannel, 'title' | 'group'>): string =>
  group && !title.includes(group) ? `${title}（${group}）` : title;

/** The newest result in one line; null where none was published. */
export function describeNewest(way: AdmissionChannel): string | null {
  const newest = findNewest(way);
  if (!newest) return null;
  const { year, isLastYear, result } = newest;
  const when = isLastYear ? TEXTS.lastYear : fillPlaceholders(TEXTS.yearLowest, { year });
  return `${when} ${describeResult(result)}`;
}
