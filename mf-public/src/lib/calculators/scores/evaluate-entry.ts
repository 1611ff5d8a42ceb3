import type { Subject } from '@admissions/model/terms';
import type { ChannelEntry, Year } from '../../read-admission-channels.ts';
import type { Scores } from '../../scores/scores.ts';
import { findStandards, type StandardRow } from '../../scores/standards.ts';
import { evaluateRequirements } from './evaluate-requirements.ts';
import { evaluateYear, type Outcome } from './evaluate-year.ts';

/** How the applicant's scores compare with past minimum scores, best first. */
export const STANDINGS = ['above', 'between', 'below', 'unmet', 'unknown', 'none'] as const;
export type Standing = (typeof STANDINGS)[number];
const RULE_NAMES = ['requires', 'screens', 'weights'] as const;
export type Evaluation = ReturnType<typeof evaluateEntry>;

const MAX_YEARS = 3;

/** Channels without scores are not evaluated. */
export const usesScores = ({ measure, years }: Pick<ChannelEntry, 'measure' | 'years'>) =>
  measure === 'rank' ||
  measure === 'weighted' ||
  years.some(({ screens, requires }) => isFilled(screens) || isFilled(requires));
const isFilled = (list: readonly unknown[] | null) => list !== null && list.length > 0;

/** Each year is evaluated by its own rule and standards. */
export function evaluateEntry(entry: ChannelEntry, marks: Scores, rows: readonly StandardRow[]) {
  const past = entry.years.filter(({ admitted }) => admitted !== null).slice(0, MAX_YEARS);
  const years = past.map((year) => ({
    year: year.year,
    outcome: evaluateYear(entry.measure, year, marks, findStandards(rows, year.year)),
  }));
  const newest = past[0];
  const now = entry.years[0];
  const first = years.find(({ outcome }) => outcome.is !== 'none')?.outcome;
  return {
    entry,
    years,
    standing: findStanding(years.map(({ outcome }) => outcome)),
    /** Of the newest year with results. */
    required: newest
      ? evaluateRequirements(newest.requires, marks, findStandards(rows, newest.year))
      : { is: 'unpublished' as const },
    /** Margin at the tightest gate of the newest year with a result. */
    room: first && 'gate' in first ? first.gate.room : null,
    /** What this year and the newest year with results state differently. */
    changedRules: now && newest ? findChangedRules(now, newest) : [],
  };
}

function findStanding(outcomes: readonly Outcome[]): Standing {
  const published = outcomes.filter(({ is }) => is !== 'none');
  const newest = published[0];
  if (!newest) return 'none';
  if (newest.is === 'unmet' || newest.is === 'unknown') return newest.is;
  // An older year may require a subject that the newest does not.
  const answered = published.filter(({ is }) => is !== 'unknown');
  const passed = answered.filter(({ is }) => is === 'pass').length;
  if (passed === answered.length) return 'above';
  return passed === 0 ? 'below' : 'between';
}

/** Past years often lack weights: a missing rule is unknown, not changed. */
function findChangedRules(now: Year, past: Year) {
  const [after, before] = [toRules(now), toRules(past)];
  return RULE_NAMES.filter(
    (name) => isFilled(now[name]) && isFilled(past[name]) && `${after[name]}` !== `${before[name]}`,
  );
}
const toRules = ({ requires, screens, weights }: Year) => ({
  requires: requires?.map(({ subject, level }) => [subject, level]),
  screens: screens?.map(({ subjects }) => `${subjects};`),
  weights: weights?.map(({ subject, weight }) => [subject, weight]),
});

/** The inputs for these channels, in the order of the subjects. */
export function findRequiredInputs(entries: readonly ChannelEntry[]) {
  const years = entries.flatMap((entry) => entry.years);
  const inTests = new Set<Subject>(
    years.flatMap(({ requires, screens }) => [
      ...(requires ?? []).map(({ subject }) => subject),
      ...(screens ?? []).flatMap(({ subjects }) => subjects),
    ]),
  );
  const placed = entries.filter(({ measure }) => measure === 'weighted');
  return {
    tests: inTests,
    placement: new Set<Subject>(
      placed.flatMap((entry) =>
        entry.years.flatMap(({ weights }) => (weights ?? []).map(({ subject }) => subject)),
      ),
    ),
    hasRank: entries.some(({ measure }) => measure === 'rank'),
  };
}

export const ORDERS = ['most', 'least', 'department'] as const;
export type Order = (typeof ORDERS)[number];
/** Sorted by margin or by the office's order; without a margin last. */
export function sortEvaluations(list: readonly Evaluation[], order: Order) {
  if (order === 'department') return [...list];
  const sign = order === 'most' ? -1 : 1;
  return list.toSorted((one, other) => {
    if (one.room === null || other.room === null)
      return Number(one.room === null) - Number(other.room === null);
    return sign * (one.room - other.room);
  });
}
