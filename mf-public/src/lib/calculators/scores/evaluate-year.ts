import type { Subject } from '@admissions/model/terms';
import type { ChannelEntry, Year } from '../../read-admission-channels.ts';
import type { Scores } from '../../scores/scores.ts';
import type { Standards } from '../../scores/standards.ts';
import { sum } from '../../sum.ts';
import { evaluateRequirements, type RequirementOutcome } from './evaluate-requirements.ts';

/** A published minimum and the applicant's score; `room` is the margin, negative if short. */
export interface Gate {
  by: 'screen' | 'rank' | 'weighted';
  /** Number of the first-stage gate, from 1. */
  number: number;
  subjects: readonly Subject[];
  lowest: number;
  yours: number;
  room: number;
}
/** The result of these scores in a past year. */
export type Outcome =
  /** Passes every gate; `gate` is the one with the smallest margin. */
  | { is: 'pass'; gate: Gate }
  /** Short by one at most, at every gate. */
  | { is: 'near'; gate: Gate }
  /** `gate` is the first failed one. */
  | { is: 'short'; gate: Gate }
  | Extract<RequirementOutcome, { is: 'unmet' }>
  /** The subjects not taken, or the missing rank. */
  | { is: 'unknown'; missing: readonly (Subject | 'rank')[] }
  /** No results published. */
  | { is: 'none' };

type ComparedYear = Pick<Year, 'requires' | 'screens' | 'weights' | 'lowest'>;
type GateReading = Gate | { missing: readonly (Subject | 'rank')[] };

/** Standards first, then gates in order. Equal scores pass: tie-breakers are unknown here. */
export function evaluateYear(
  measure: ChannelEntry['measure'],
  year: ComparedYear,
  marks: Scores,
  standards: Standards | null,
): Outcome {
  const gates = readGates(measure, year, marks);
  const required = evaluateRequirements(year.requires, marks, standards);
  if (gates.length === 0) return { is: 'none' };
  if (required.is === 'unmet') return required;
  const known = gates.filter((gate): gate is Gate => 'room' in gate);
  const stop = known.find(({ room }) => room < 0);
  const least = Math.min(...known.map(({ room }) => room));
  // Short by more than one is certain, even if other gates are unknown.
  const isFar = stop !== undefined && (stop.by !== 'screen' || least < -1);
  if (isFar) return { is: 'short', gate: stop };
  const missing = [
    ...(required.is === 'missing' ? required.subjects : []),
    ...gates.flatMap((gate) => ('missing' in gate ? gate.missing : [])),
  ];
  if (missing.length > 0) return { is: 'unknown', missing: [...new Set(missing)] };
  if (required.is === 'unpublished') return { is: 'none' };
  if (stop) return { is: 'near', gate: stop };
  const tightest = known.find(({ room }) => room === least);
  return tightest ? { is: 'pass', gate: tightest } : { is: 'none' };
}

function readGates(
  measure: ChannelEntry['measure'],
  year: ComparedYear,
  marks: Scores,
): GateReading[] {
  const screens = (year.screens ?? []).flatMap((screen, index): GateReading[] =>
    screen.lowest === null ? [] : [readScreen(screen.subjects, screen.lowest, index, marks)],
  );
  if (screens.length > 0 || year.lowest === null) return screens;
  if (measure === 'rank') return [readRank(year.lowest, marks)];
  return measure === 'weighted' ? readWeighted(year.weights ?? [], year.lowest, marks) : [];
}

function readScreen(
  subjects: readonly Subject[],
  lowest: number,
  index: number,
  { tests }: Scores,
): GateReading {
  const missing = subjects.filter((subject) => tests[subject] === undefined);
  if (missing.length > 0) return { missing };
  const yours = sum(subjects.map((subject) => toNumber(tests[subject])));
  return { by: 'screen', number: index + 1, subjects, lowest, yours, room: yours - lowest };
}
const toNumber = (mark: Scores['tests'][Subject]) => (typeof mark === 'number' ? mark : 0);

function readRank(lowest: number, { rank }: Scores): GateReading {
  if (rank === null) return { missing: ['rank'] };
  return { by: 'rank', number: 1, subjects: [], lowest, yours: rank, room: lowest - rank };
}

function readWeighted(
  weights: NonNullable<Year['weights']>,
  lowest: number,
  { placement }: Scores,
): GateReading[] {
  if (weights.length === 0) return [];
  const subjects = weights.map(({ subject }) => subject);
  const missing = subjects.filter((subject) => placement[subject] === undefined);
  if (missing.length > 0) return [{ missing }];
  const weighted = sum(weights.map(({ subject, weight }) => (placement[subject] ?? 0) * weight));
  // Weights are quarters: further digits are floating-point noise.
  const yours = round(weighted);
  return [{ by: 'weighted', number: 1, subjects, lowest, yours, room: round(yours - lowest) }];
}
const round = (number: number) => Math.round(number * 100) / 100;
