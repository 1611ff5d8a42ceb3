import type { Subject } from '@admissions/model/terms';
import type { Year } from '../../read-admission-channels.ts';
import { sum } from '../../sum.ts';
import type { AdmissionChannel } from './admission-channels.ts';

/** The single figure of a channel's year. */
export type Result =
  /** The lowest sum of these subjects that passed the first stage. */
  | { of: 'screen'; subjects: readonly Subject[]; value: number }
  /** The last rank at school in percent; smaller is better. */
  | { of: 'rank'; value: number }
  /** Lowest weighted sum over the sum of the weights: an average score per subject, at most 60. */
  | { of: 'weighted'; value: number }
  /** The lowest total, 0 to 100. */
  | { of: 'total'; value: number };

/** The first-stage criterion with the most subjects; of equal ones the one with the lowest multiple. */
export function findMainStage({ screens }: Pick<Year, 'screens'>) {
  return (screens ?? []).reduce<NonNullable<Year['screens']>[number] | null>(
    (widest, screen) =>
      widest === null || screen.subjects.length >= widest.subjects.length ? screen : widest,
    null,
  );
}

/** Null if nothing was published. */
export function findResult(measure: AdmissionChannel['measure'], year: Year): Result | null {
  const screen = findMainStage(year);
  if (screen && screen.lowest !== null)
    return { of: 'screen', subjects: screen.subjects, value: screen.lowest };
  if (year.lowest === null || measure === 'none') return null;
  if (measure !== 'weighted') return { of: measure, value: year.lowest };
  const weights = sum((year.weights ?? []).map(({ weight }) => weight));
  return weights > 0 ? { of: 'weighted', value: year.lowest / weights } : null;
}

/** The result of the newest year with results; `isLastYear`: the year before the current one. */
export function findNewest({
  measure,
  past,
  now,
}: Pick<AdmissionChannel, 'measure' | 'past' | 'now'>) {
  const newest = past[0];
  const result = newest && findResult(measure, newest);
  return newest && result
    ? { year: newest.year, isLastYear: newest.year === now.year - 1, result }
    : null;
}

/** Applicants past a gate: seats times multiple. */
export const countPassing = (quota: number, times: number) => Math.round(quota * times);

/** Figures are comparable with the same gate subjects or the same measure. */
const toRule = (result: Result) => (result.of === 'screen' ? result.subjects.join('+') : result.of);

export type Point = ReturnType<typeof collectPoints>[number];
/** Oldest first. */
export function collectPoints({ measure, past }: Pick<AdmissionChannel, 'measure' | 'past'>) {
  const results = past
    .map((year) => ({ year: year.year, result: findResult(measure, year) }))
    .filter((each): each is { year: number; result: Result } => each.result !== null)
    .toSorted((one, other) => one.year - other.year);
  return results.map(({ year, result }, index) => {
    const before = results[index - 1];
    return {
      year,
      result,
      /** Breaks the line of the chart. */
      isNewRule: before !== undefined && toRule(before.result) !== toRule(result),
    };
  });
}
