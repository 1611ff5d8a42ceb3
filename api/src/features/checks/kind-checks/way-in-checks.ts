import type { Finding } from '@admissions/model/checks';
import type { StandardRow, WayYear } from './check-reads.ts';
import { listIn, toWay } from './check-reads.ts';
import type { CheckFacts } from './kind-checks.ts';

export async function yearIsNewest({ kind, id, values, reads }: CheckFacts): Promise<Finding[]> {
  const findNewest = (years: readonly WayYear[]) => Math.max(0, ...years.map(({ year }) => year));
  const own = findNewest(toWay(id, values).years);
  const others = (await reads.waysOf(kind)).filter((way) => way.id !== id);
  const newest = findNewest(others.flatMap(({ years }) => years));
  return own > 0 && own < newest
    ? [{ rule: 'oldYear', field: 'years', words: String(own), other: String(newest) }]
    : [];
}

/** Who is screened by marks applies, and is read about afterwards. */
export function applicationIsTold({ id, values }: CheckFacts): Finding[] {
  const [newest] = toWay(id, values).years;
  if (!newest?.screens?.length) return [];
  return [
    ...(listIn(values.portfolio).length === 0
      ? [{ rule: 'noPortfolio', field: 'portfolio', words: '' } as const]
      : []),
    ...(values.advice ? [] : [{ rule: 'noAdvice', field: 'advice', words: '' } as const]),
  ];
}

/** Who passed had the required standards, so the lowest sum cannot be below theirs. */
export async function marksReachStandards(facts: CheckFacts): Promise<Finding[]> {
  const rows = await facts.reads.standards();
  return toWay(facts.id, facts.values).years.flatMap((year) =>
    (year.screens ?? []).flatMap(({ subjects, lowest }): Finding[] => {
      const asked = leastMarks(year, subjects, rows);
      if (typeof lowest !== 'number' || lowest >= asked) return [];
      const { index: item } = year;
      return [
        { rule: 'lowMark', field: 'years', item, words: String(lowest), other: String(asked) },
      ];
    }),
  );
}

function leastMarks(
  { year, requires }: WayYear,
  subjects: readonly string[],
  rows: readonly StandardRow[],
): number {
  const asked = requires ?? [];
  // Where both are asked for, one of them is enough: neither is certain.
  const hasBoth = ['mathA', 'mathB'].every((one) => asked.some(({ subject }) => subject === one));
  return asked
    .filter(({ subject }) => subjects.includes(subject) && !(hasBoth && subject.startsWith('math')))
    .reduce((total, { subject, level }) => {
      const row = rows.find((each) => each.year === year && each.subject === subject);
      const mark = subject.startsWith('apcs') ? Number(level) : row?.[level as keyof StandardRow];
      return total + (Number(mark) || 0);
    }, 0);
}
