import type { Localised } from '@admissions/model';

export const keysOf = <K extends string>(names: Readonly<Record<K, unknown>>) =>
  Object.keys(names) as K[];

/** What an address narrows a list to; an unknown value counts as none, as on the server. */
export const readChoice = <K extends string>(
  search: URLSearchParams,
  name: string,
  names: Readonly<Record<K, unknown>>,
): K | '' => keysOf(names).find((key) => key === search.get(name)) ?? '';

/** The address of a list with what narrows it; empty values and the first page are left out. */
export function listHref(
  path: string,
  query: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value && !(name === 'page' && value === 1)) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The Chinese ones of names in both languages. */
export const inChinese = <K extends string>(names: Readonly<Record<K, Localised>>) =>
  Object.fromEntries(keysOf(names).map((key) => [key, names[key]['zh-TW']])) as Record<K, string>;
