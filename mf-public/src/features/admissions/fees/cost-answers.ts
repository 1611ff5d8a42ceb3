import { COLLEGES, type CollegeKey } from '@admissions/model/terms';
import type { Award, Fees, Student } from '../../../lib/fees/calculate-fees.ts';
import { LEVEL_NAMES, VIA_NAMES } from './texts.ts';

/** Held in memory only. */
export interface CostAnswers {
  level: Student['level'];
  college: CollegeKey;
  via: NonNullable<Student['via']>;
  status: Student['status'];
  /** Upper limit in NT$10,000; null: above every limit. */
  income: number | null;
  origin: Student['origin'];
  alumni: Student['alumni'];
  /** Index in the list of rooms. */
  room: number;
  style: 'low' | 'usual' | 'high';
  isClassTop: boolean;
}
type Level = keyof typeof LEVEL_NAMES;

export const listVias = (level: Level) => Object.keys(VIA_NAMES[level]) as CostAnswers['via'][];
export const listColleges = ({ tuition }: Fees, level: Level) =>
  COLLEGES.filter((college) =>
    tuition.some((row) => row.level === level && row.college === college),
  );
export const listLevels = (fees: Fees) =>
  (Object.keys(LEVEL_NAMES) as Level[]).filter((level) => listColleges(fees, level).length > 0);

/** Income limits of the awards, ascending. */
export const listIncomeLimits = (awards: readonly Award[]) =>
  [...new Set(awards.flatMap(({ income }) => income ?? []))].toSorted((one, other) => one - other);

/** The strictest class rank required to retain an award; null if no award has one. */
export function findClassTop(awards: readonly Award[]) {
  const limits = awards.flatMap(({ classTop }) => classTop ?? []);
  return limits.length > 0 ? Math.min(...limits) : null;
}

/** Initial answers: the level and college of the address, if they have fees. */
export function createCostAnswers(
  fees: Fees,
  level: string | null,
  college: string | null,
): CostAnswers {
  const levels = listLevels(fees);
  const initialLevel = levels.find((each) => each === level) ?? levels[0] ?? 'bachelor';
  const colleges = listColleges(fees, initialLevel);
  return {
    level: initialLevel,
    college: colleges.find((each) => each === college) ?? colleges[0] ?? 'engineering',
    via: listVias(initialLevel)[0] ?? 'apply',
    status: null,
    income: null,
    origin: 'local',
    alumni: null,
    room: Math.max(
      0,
      fees.rooms.findIndex(({ amount }) => amount > 0),
    ),
    style: 'usual',
    isClassTop: false,
  };
}

const ABROAD: readonly CostAnswers['via'][] = ['foreign', 'overseas'];
/** Resets the answers that are invalid after the change. */
export function updateCostAnswers(
  fees: Fees,
  answers: CostAnswers,
  change: Partial<CostAnswers>,
): CostAnswers {
  const next = { ...answers, ...change };
  const colleges = listColleges(fees, next.level);
  const vias = listVias(next.level);
  const via = vias.includes(next.via) ? next.via : (vias[0] ?? next.via);
  return {
    ...next,
    via,
    college: colleges.includes(next.college) ? next.college : (colleges[0] ?? next.college),
    origin: ABROAD.includes(via) ? 'international' : 'local',
  };
}

/** Awards that depend on rank or review. */
export const listReviewedAwards = (awards: readonly Award[], { level, origin }: CostAnswers) =>
  awards.filter(
    (award) =>
      award.gives === 'listed' &&
      (award.origin === null || award.origin === origin) &&
      (!award.levels || award.levels.length === 0 || award.levels.includes(level)),
  );
