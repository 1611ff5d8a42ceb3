import type { AnyKind } from '@admissions/model';

type Listed = Readonly<Record<string, unknown>>;
/** Kinds of which every entry comes again. */
const RECURRING_KINDS = new Set<string>(['about.admissions']);
const TEXT_FIELDS = ['title', 'heading', 'summary'];

/**
 * Whether an entry is one that is made again for the next year: its day lies in the school year, or its words name the year.
 * Which are chosen at first only; staff choose. News of a day come once, so that their day says nothing.
 */
export function isRecurring(kind: Pick<AnyKind, 'id' | 'fields'>, entry: Listed, year: number) {
  if (RECURRING_KINDS.has(kind.id)) return true;
  const text = TEXT_FIELDS.map((name) => String(entry[name] ?? '')).join(' ');
  if (new RegExp(`(?<!\\d)(?:${year}|${year + 1})\\s*(?:學年|年)`).test(text)) return true;
  if (kind.id === 'news.news') return false;
  return Object.entries(kind.fields).some(
    ([name, { type }]) =>
      (type === 'date' || type === 'dateRange') && isInYear(beginOf(entry[name]), year),
  );
}

const beginOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'begin' in value ? value.begin : value;
/** From August to July. */
const isInYear = (day: unknown, year: number): boolean =>
  typeof day === 'string' && day >= `${year + 1911}-08-01` && day < `${year + 1912}-08-01`;
