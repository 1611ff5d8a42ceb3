/** What changed, by the names of kinds; `all` when nobody knows which. */
export type Changed = readonly string[] | 'all';

/** On an answer of the API: the kinds whose change makes it old. Without it nobody may keep the answer as current. */
export const READ_KINDS_HEADER = 'x-read-kinds';

const ALL = 'all';

/** As it stands in a header. */
export const formatChanged = (changed: Changed): string =>
  changed === ALL ? ALL : changed.join(',');

/** Out of a header; what cannot be read is everything. */
export function parseChanged(header: string | readonly string[] | null | undefined): Changed {
  if (typeof header !== 'string') return ALL;
  const names = header.split(',').map((name) => name.trim());
  return names.every((name) => /^[a-z][\w.-]*$/i.test(name)) && !names.includes(ALL) ? names : ALL;
}
