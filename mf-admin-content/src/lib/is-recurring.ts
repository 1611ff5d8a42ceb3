import type { AnyKind } from '@admissions/model';

type Listed = Readonly<Record<string, unknown>>;
/** Every entry of these kinds is preselected. */
const RECURRING_KINDS = new Set<string>(['about.admissions']);
const TEXT_FIELDS = ['title', 'heading', 'summary'];

/** Past news needs no copy. */
export const areDatesOver = ({ id }: Pick<AnyKind, 'id'>) => id === 'news.news';

/** Preselects entries dated in the school year or naming it. */
export function isRecurring(kind: Pick<AnyKind, 'id' | 'fields'>, entry: Listed, year: number) {
  if (RECURRING_KINDS.has(kind.id)) return true;
  const text = TEXT_FIELDS.map((name) => String(entry[name] ?? '')).join(' ');
  if (new RegExp(`(?<!\\d)${year}\\s*(?:學年|年)`).test(text)) return true;
  if (areDatesOver(kind)) return false;
  return Object.entries(kind.fields).some(
    ([name, { type }]) =>
      (type === 'date' || type === 'dateRange') && isInYear(beginOf(entry[name]), year),
  );
}

/** The year that most dates of annual entries are in; null for other kinds. */
export function findWrittenYear(kind: Pick<AnyKind, 'id' | 'fields'>, entries: readonly Listed[]) {
  if (!RECURRING_KINDS.has(kind.id)) return null;
  const values = entries.map((entry) => Object.keys(kind.fields).map((name) => entry[name]));
  const counts = new Map<number, number>();
  for (const [, year] of JSON.stringify(values).matchAll(/"(20\d\d)-\d\d-\d\d"/g))
    counts.set(Number(year) - 1911, (counts.get(Number(year) - 1911) ?? 0) + 1);
  const [first] = [...counts].toSorted(([one, few], [other, many]) => many - few || other - one);
  return first?.[0] ?? null;
}

const beginOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'begin' in value ? value.begin : value;
/** From August to July. */
const isInYear = (day: unknown, year: number) =>
  typeof day === 'string' && day >= `${year + 1911}-08-01` && day < `${year + 1912}-08-01`;
