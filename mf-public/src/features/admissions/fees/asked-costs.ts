import type { CollegeKey } from '@admissions/model/terms';
import { COLLEGES } from '@admissions/model/terms';
import type { Award, Fees, Student } from '../../../lib/fees/reckon-fees.ts';
import { LEVEL_NAMES, VIA_NAMES } from './texts.ts';

/** What a visitor answers; kept in memory alone. */
export interface AskedCosts {
  level: Student['level'];
  college: CollegeKey;
  via: NonNullable<Student['via']>;
  status: Student['status'];
  /** In NT$10,000, at most; null is above every limit. */
  income: number | null;
  origin: Student['origin'];
  alumni: Student['alumni'];
  /** The place of a room in the list of rooms. */
  room: number;
  style: 'low' | 'usual' | 'high';
  isClassTop: boolean;
}
type Level = keyof typeof LEVEL_NAMES;

export const viasOf = (level: Level) => Object.keys(VIA_NAMES[level]) as AskedCosts['via'][];
/** The colleges that have fees at a level, in the order of the colleges. */
export const collegesOf = ({ tuition }: Fees, level: Level): CollegeKey[] =>
  COLLEGES.filter((college) =>
    tuition.some((row) => row.level === level && row.college === college),
  );
/** The levels that have fees. */
export const levelsOf = (fees: Fees): Level[] =>
  (Object.keys(LEVEL_NAMES) as Level[]).filter((level) => collegesOf(fees, level).length > 0);

/** The limits of income that awards have, the lowest first. */
export const incomesOf = (awards: readonly Award[]): number[] =>
  [...new Set(awards.flatMap(({ income }) => income ?? []))].toSorted((one, other) => one - other);

/** The place in the class that keeps an award, the strictest; null where none asks for one. */
export function findClassTop(awards: readonly Award[]): number | null {
  const asked = awards.flatMap(({ classTop }) => classTop ?? []);
  return asked.length > 0 ? Math.min(...asked) : null;
}

/** Where the answers begin: what the address names, as far as it has fees. */
export function beginCosts(fees: Fees, level: string | null, college: string | null): AskedCosts {
  const levels = levelsOf(fees);
  const begun = levels.find((each) => each === level) ?? levels[0] ?? 'bachelor';
  const colleges = collegesOf(fees, begun);
  return {
    level: begun,
    college: colleges.find((each) => each === college) ?? colleges[0] ?? 'engineering',
    via: viasOf(begun)[0] ?? 'apply',
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

const ABROAD: readonly AskedCosts['via'][] = ['foreign', 'overseas'];
/** One more answer; what no longer fits it begins anew. */
export function answerCosts(
  fees: Fees,
  asked: AskedCosts,
  change: Partial<AskedCosts>,
): AskedCosts {
  const next = { ...asked, ...change };
  const colleges = collegesOf(fees, next.level);
  const vias = viasOf(next.level);
  const via = vias.includes(next.via) ? next.via : (vias[0] ?? next.via);
  return {
    ...next,
    via,
    college: colleges.includes(next.college) ? next.college : (colleges[0] ?? next.college),
    origin: ABROAD.includes(via) ? 'international' : 'local',
  };
}

/** Awards that depend on rank or review and may fit. */
export const findListed = (awards: readonly Award[], { level, origin }: AskedCosts): Award[] =>
  awards.filter(
    (award) =>
      award.gives === 'listed' &&
      (award.origin === null || award.origin === origin) &&
      (!award.levels || award.levels.length === 0 || award.levels.includes(level)),
  );
