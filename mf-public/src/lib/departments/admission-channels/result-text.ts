import { fillPlaceholders } from '@admissions/model/messages';
import { SUBJECT_NAMES, type Subject } from '@admissions/model/terms';
import type { Step } from '../../deadlines.ts';
import { toMonthDay } from '../../events/event-labels.ts';
import type { AdmissionChannel } from './admission-channels.ts';
import { findNewest, type Result } from './results.ts';
import { TEXTS } from './texts.ts';

export const joinSubjects = (subjects: readonly Subject[]) =>
  subjects.map((subject) => SUBJECT_NAMES[subject]['zh-TW']).join(TEXTS.plus);

/** At most two decimals as published, one for an average. */
export const formatResult = ({ of, value }: Result) =>
  of === 'weighted' ? value.toFixed(1) : String(Number(value.toFixed(2)));

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

/** 1/22 報名, or with the first and the last day. */
export const formatStep = ({ dates: { begin, end }, label }: Step) =>
  `${[...new Set([begin, end])].map(toMonthDay).join('–')} ${label}`;
export const formatDue = (step: Step) => formatStep({ ...step, label: '報名' });

/** With its group, unless the title includes it. */
export const formatChannelName = ({ title, group }: Pick<AdmissionChannel, 'title' | 'group'>) =>
  group && !title.includes(group) ? `${title}（${group}）` : title;

/** One line; null if nothing was published. */
export function describeNewest(way: AdmissionChannel) {
  const newest = findNewest(way);
  if (!newest) return null;
  const { year, isLastYear, result } = newest;
  const when = isLastYear ? TEXTS.lastYear : fillPlaceholders(TEXTS.yearLowest, { year });
  return `${when} ${describeResult(result)}`;
}
