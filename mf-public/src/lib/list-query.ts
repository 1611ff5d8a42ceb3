import type { Localised } from '@admissions/model';

export const keysOf = <K extends string>(names: Readonly<Record<K, unknown>>) =>
  Object.keys(names) as K[];

/** Unknown values count as absent, as on the server. */
export const readChoice = <K extends string>(
  search: URLSearchParams,
  name: string,
  names: Readonly<Record<K, unknown>>,
): K | '' => keysOf(names).find((key) => key === search.get(name)) ?? '';

/** Empty values and the first page are omitted. */
export function listHref(
  path: string,
  query: Readonly<Record<string, string | number | null | undefined>>,
) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value && !(name === 'page' && value === 1)) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The Chinese names only. */
export const inChinese = <K extends string>(names: Readonly<Record<K, Localised>>) =>
  Object.fromEntries(keysOf(names).map((key) => [key, names[key]['zh-TW']])) as Record<K, string>;
