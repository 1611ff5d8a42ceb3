import { GSAT_SUBJECTS, type GsatSubject, type Subject } from '@admissions/model/terms';

/** A number, or absent: counts as 0 and reaches no standard. */
export type Score = number | 'absent';
/** A missing subject was not taken. */
export interface Scores {
  /** GSAT 0 to 15, APCS 0 to 5, listening 3 (A) to 0 (F). */
  tests: Partial<Record<Subject, Score>>;
  /** Scores for placement, 0 to 60 each, including the GSAT subjects. */
  placement: Partial<Record<Subject, number>>;
  /** Rank at school in percent, 1 to 100. */
  rank: number | null;
}

export type ScoreFieldName = `tests.${Subject}` | `placement.${Subject}` | 'rank';
/** Typed texts; ABSENT for a missed test. */
export type TypedScores = Readonly<Partial<Record<ScoreFieldName, string>>>;
export const ABSENT = 'absent';

const GRADES: Readonly<Record<string, number>> = { A: 3, B: 2, C: 1, F: 0 };
const isGsat = (subject: string): subject is GsatSubject =>
  GSAT_SUBJECTS.some((each) => each === subject);
/** Null for grades. */
export function getScoreRange(field: ScoreFieldName) {
  if (field === 'rank') return { min: 1, max: 100 };
  if (field.startsWith('placement.')) return { min: 0, max: 60 };
  if (field === 'tests.listening') return null;
  return { min: 0, max: isGsat(field.slice('tests.'.length)) ? 15 : 5 };
}

/** Also returns the invalid fields, which count as not taken. */
export function parseScores(typed: TypedScores): {
  marks: Scores;
  faults: readonly ScoreFieldName[];
} {
  const marks: Scores = { tests: {}, placement: {}, rank: null };
  const faults: ScoreFieldName[] = [];
  for (const [field, text = ''] of Object.entries(typed) as [ScoreFieldName, string?][]) {
    const mark = parseScore(field, text);
    if (mark === undefined) faults.push(field);
    else if (mark !== null) setScore(marks, field, mark);
  }
  return { marks, faults };
}

/** Null for empty, undefined for invalid. */
function parseScore(field: ScoreFieldName, text: string) {
  if (text === ABSENT) return ABSENT;
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  const range = getScoreRange(field);
  if (!range) return GRADES[plain.toUpperCase()];
  if (!/^\d{1,3}$/.test(plain)) return undefined;
  const number = Number(plain);
  return number >= range.min && number <= range.max ? number : undefined;
}

function setScore(marks: Scores, field: ScoreFieldName, mark: Score) {
  if (field === 'rank') {
    if (mark !== 'absent') marks.rank = mark;
    return;
  }
  const [group, subject] = field.split('.') as ['tests' | 'placement', Subject];
  if (group === 'tests') marks.tests[subject] = mark;
  else if (mark !== 'absent') marks.placement[subject] = mark;
}
