import type { Standard, Subject } from '@admissions/model/terms';
import type { Year } from '../../read-admission-channels.ts';
import type { Score, Scores } from '../../scores/scores.ts';
import type { Standards } from '../../scores/standards.ts';

type Requirement = NonNullable<Year['requires']>[number];
/** Whether the standards required by a year were reached. */
export type RequirementOutcome =
  | { is: 'free' }
  | { is: 'met' }
  /** The missed requirement; with two mathematics the nearer. */
  | { is: 'unmet'; subject: Subject; level: Requirement['level']; needed: number; yours: Score }
  | { is: 'missing'; subjects: readonly Subject[] }
  /** The standards of that year are unknown. */
  | { is: 'unpublished' };

const GRADES: Readonly<Record<string, number>> = { A: 3, B: 2, C: 1 };
const MATHS: readonly Subject[] = ['mathA', 'mathB'];

/** By the standards of that year. If mathematics A and B are both required, one is enough. */
export function evaluateRequirements(
  requires: Year['requires'],
  { tests }: Pick<Scores, 'tests'>,
  standards: Standards | null,
): RequirementOutcome {
  const all = requires ?? [];
  if (all.length === 0) return { is: 'free' };
  const maths = all.filter(({ subject }) => MATHS.includes(subject));
  const groups =
    maths.length === MATHS.length
      ? [maths, ...all.filter((each) => !maths.includes(each)).map((each) => [each])]
      : all.map((each) => [each]);
  const found = groups.map((group) =>
    findNearestMiss(group.map((each) => evaluateRequirement(each, tests[each.subject], standards))),
  );
  // One missed requirement fails, even if others are unknown.
  const unmet = found.find(({ is }) => is === 'unmet');
  if (unmet) return unmet;
  const missing = found.flatMap((each) => (each.is === 'missing' ? each.subjects : []));
  if (missing.length > 0) return { is: 'missing', subjects: missing };
  return found.some(({ is }) => is === 'unpublished') ? { is: 'unpublished' } : { is: 'met' };
}

function evaluateRequirement(
  { subject, level }: Requirement,
  yours: Score | undefined,
  standards: Standards | null,
): RequirementOutcome {
  if (yours === undefined) return { is: 'missing', subjects: [subject] };
  const needed = findRequiredScore(subject, level, standards);
  if (needed === null) return { is: 'unpublished' };
  return yours !== 'absent' && yours >= needed
    ? { is: 'met' }
    : { is: 'unmet', subject, level, needed, yours };
}

function findRequiredScore(subject: Subject, level: string | number, standards: Standards | null) {
  const marks = standards?.marks as Partial<Record<Subject, Record<Standard, number>>> | undefined;
  const numbered = GRADES[level] ?? Number(level);
  return Number.isNaN(numbered) ? (marks?.[subject]?.[level as Standard] ?? null) : numbered;
}

/** For alternative requirements. */
function findNearestMiss(found: readonly RequirementOutcome[]): RequirementOutcome {
  const missed = found
    .filter((each) => each.is === 'unmet')
    .toSorted((one, other) => calculateShortfall(one) - calculateShortfall(other));
  const missing = found.flatMap((each) => (each.is === 'missing' ? each.subjects : []));
  return (
    found.find(({ is }) => is === 'met') ??
    found.find(({ is }) => is === 'unpublished') ??
    missed[0] ?? { is: 'missing', subjects: missing }
  );
}
const calculateShortfall = ({ needed, yours }: Extract<RequirementOutcome, { is: 'unmet' }>) =>
  needed - (yours === 'absent' ? 0 : yours);
