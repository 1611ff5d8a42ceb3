import type { GsatSubject, Subject } from '@admissions/model/terms';
import { GSAT_SUBJECTS } from '@admissions/model/terms';

/** A number, or registered and absent: that counts as 0 and reaches no standard. */
export type Score = number | 'absent';
/** What a visitor has; a subject that is not there was not taken. */
export interface Scores {
  /** GSAT 0 to 15, APCS 0 to 5, listening 3 (A) to 0 (F). */
  tests: Partial<Record<Subject, Score>>;
  /** What placement counts, 0 to 60 each, of the GSAT too. */
  placement: Partial<Record<Subject, number>>;
  /** The rank at school in percent, 1 to 100. */
  rank: number | null;
}

/** A field of marks: of a test, of placement, or the rank at school. */
export type ScoreFieldName = `tests.${Subject}` | `placement.${Subject}` | 'rank';
/** What was typed into the fields; of a test that was missed, ABSENT. */
export type TypedScores = Readonly<Partial<Record<ScoreFieldName, string>>>;
export const ABSENT = 'absent';

const GRADES: Readonly<Record<string, number>> = { A: 3, B: 2, C: 1, F: 0 };
const isGsat = (subject: string): subject is GsatSubject =>
  GSAT_SUBJECTS.some((each) => each === subject);
/** The least and the most of a field; null for grades. */
export function getScoreRange(field: ScoreFieldName): { min: number; max: number } | null {
  if (field === 'rank') return { min: 1, max: 100 };
  if (field.startsWith('placement.')) return { min: 0, max: 60 };
  if (field === 'tests.listening') return null;
  return { min: 0, max: isGsat(field.slice('tests.'.length)) ? 15 : 5 };
}

/** What was typed, read as marks, and the fields that hold something else; those count as not taken. */
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

/** Null for nothing, undefined for what is no mark. */
function parseScore(field: ScoreFieldName, text: string): Score | null | undefined {
  if (text === ABSENT) return ABSENT;
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  const range = getScoreRange(field);
  if (!range) return GRADES[plain.toUpperCase()];
  if (!/^\d{1,3}$/.test(plain)) return undefined;
  const number = Number(plain);
  return number >= range.min && number <= range.max ? number : undefined;
}

function setScore(marks: Scores, field: ScoreFieldName, mark: Score): void {
  if (field === 'rank') {
    if (mark !== 'absent') marks.rank = mark;
    return;
  }
  const [group, subject] = field.split('.') as ['tests' | 'placement', Subject];
  if (group === 'tests') marks.tests[subject] = mark;
  else if (mark !== 'absent') marks.placement[subject] = mark;
}
