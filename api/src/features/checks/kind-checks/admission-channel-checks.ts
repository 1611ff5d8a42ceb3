import type { Finding } from '@admissions/model/checks';
import { asArray, type ChannelYear, type StandardRow, toChannel } from './check-loader.ts';
import type { CheckInput } from './kind-checks.ts';

export async function checkNewestYear({
  kind,
  id,
  values,
  loader,
}: CheckInput): Promise<Finding[]> {
  const findNewest = (years: readonly ChannelYear[]) =>
    Math.max(0, ...years.map(({ year }) => year));
  const own = findNewest(toChannel(id, values).years);
  const others = (await loader.listChannels(kind)).filter((channel) => channel.id !== id);
  const newest = findNewest(others.flatMap(({ years }) => years));
  return own > 0 && own < newest
    ? [{ rule: 'oldYear', field: 'years', words: String(own), other: String(newest) }]
    : [];
}

/** Screening by scores requires application info. */
export function checkApplicationInfo({ id, values }: CheckInput): Finding[] {
  const [newest] = toChannel(id, values).years;
  if (!newest?.screens?.length) return [];
  return [
    ...(asArray(values.portfolio).length === 0
      ? [{ rule: 'noPortfolio', field: 'portfolio', words: '' } as const]
      : []),
    ...(values.advice ? [] : [{ rule: 'noAdvice', field: 'advice', words: '' } as const]),
  ];
}

/** Passing scores include the required standards, so the lowest sum cannot be lower. */
export async function checkLowestScores(input: CheckInput): Promise<Finding[]> {
  const rows = await input.loader.standards();
  return toChannel(input.id, input.values).years.flatMap((year) =>
    (year.screens ?? []).flatMap(({ subjects, lowest }): Finding[] => {
      const minimum = calculateMinimumScore(year, subjects, rows);
      if (typeof lowest !== 'number' || lowest >= minimum) return [];
      const { index: item } = year;
      return [
        { rule: 'lowMark', field: 'years', item, words: String(lowest), other: String(minimum) },
      ];
    }),
  );
}

function calculateMinimumScore(
  { year, requires }: ChannelYear,
  subjects: readonly string[],
  rows: readonly StandardRow[],
) {
  const requirements = requires ?? [];
  // Either of the two suffices, so neither is certain.
  const hasBoth = ['mathA', 'mathB'].every((one) =>
    requirements.some(({ subject }) => subject === one),
  );
  return requirements
    .filter(({ subject }) => subjects.includes(subject) && !(hasBoth && subject.startsWith('math')))
    .reduce((total, { subject, level }) => {
      const row = rows.find((each) => each.year === year && each.subject === subject);
      const score = subject.startsWith('apcs') ? Number(level) : row?.[level as keyof StandardRow];
      return total + (Number(score) || 0);
    }, 0);
}
