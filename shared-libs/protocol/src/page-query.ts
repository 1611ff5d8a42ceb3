import { localeIn } from '@admissions/model';

/** What a page takes under one key of its address: a whole number within bounds, a text that is cut at so many characters, or one of a few words. */
export type QueryRule = (
  | { number: readonly [least: number, most: number] }
  | { text: number }
  | { of: readonly string[] }
) & {
  /** How many different values it takes; without it the first one counts. */
  times?: number;
};
/** The keys that a page reads of its address's query. */
export type PageQuery = Readonly<Record<string, QueryRule>>;

/**
 * The part of a query that makes a page what it is, with a question mark unless it is empty: the keys that the page reads, in its own order, as far as their
 * values make sense, and the language. Without rules every key counts: a release from before there were rules goes on working.
 */
export function ownQuery(rules: PageQuery | undefined, search: string): string {
  if (!rules) return search.replace(/^\?$/, '');
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const [key, rule] of Object.entries(rules))
    for (const value of readValues(rule, asked.getAll(key))) kept.append(key, value);
  if (localeIn(search) === 'en') kept.append('lang', 'en');
  return kept.size > 0 ? `?${kept}` : '';
}

function readValues(rule: QueryRule, given: readonly string[]): string[] {
  // A page that takes one value looks at the first, whatever it is.
  const looked = rule.times === undefined ? given.slice(0, 1) : [...new Set(given)];
  return looked.flatMap((value) => takenFrom(rule, value)).slice(0, rule.times ?? 1);
}

function takenFrom(rule: QueryRule, value: string): string[] {
  if ('of' in rule) return rule.of.includes(value) ? [value] : [];
  if ('text' in rule) return value === '' ? [] : [value.slice(0, rule.text)];
  const [least, most] = rule.number;
  return /^[1-9]\d{0,14}$/.test(value) && Number(value) >= least && Number(value) <= most
    ? [value]
    : [];
}
