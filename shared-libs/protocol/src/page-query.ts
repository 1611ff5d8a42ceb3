import { parseLocale } from '@admissions/model';

/** Rule of a query key: number range, text length, or a list of words. */
export type QueryRule = (
  | { number: readonly [least: number, most: number] }
  | { text: number }
  | { of: readonly string[] }
) & {
  /** Number of accepted values; without it the first one counts. */
  times?: number;
};
/** Query keys that a page reads. */
export type PageQuery = Readonly<Record<string, QueryRule>>;

/** The part of a query that identifies a page: claimed keys with valid values, and the language. */
export function selectPageQuery(rules: PageQuery | undefined, search: string) {
  if (!rules) return search.replace(/^\?$/, '');
  const requested = new URLSearchParams(search);
  const accepted = new URLSearchParams();
  for (const [key, rule] of Object.entries(rules))
    for (const value of readValues(rule, requested.getAll(key))) accepted.append(key, value);
  if (parseLocale(search) === 'en') accepted.append('lang', 'en');
  return accepted.size > 0 ? `?${accepted}` : '';
}

function readValues(rule: QueryRule, given: readonly string[]) {
  // For a single value the first one counts, whatever it is.
  const candidates = rule.times === undefined ? given.slice(0, 1) : [...new Set(given)];
  return candidates.flatMap((value) => acceptValue(rule, value)).slice(0, rule.times ?? 1);
}

function acceptValue(rule: QueryRule, value: string) {
  if ('of' in rule) return rule.of.includes(value) ? [value] : [];
  if ('text' in rule) return value === '' ? [] : [value.slice(0, rule.text)];
  const [least, most] = rule.number;
  return /^[1-9]\d{0,14}$/.test(value) && Number(value) >= least && Number(value) <= most
    ? [value]
    : [];
}
