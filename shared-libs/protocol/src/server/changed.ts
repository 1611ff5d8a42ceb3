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

const COUNTERS = '-counters';

/** The name under which nothing of a kind changes but its counters: answers get old by it, pages do not (a view more is no reason to render). */
export const countersOf = (kind: string): string => `${kind}${COUNTERS}`;

/** The kinds whose answers a change makes old, those of which only counters changed among them. */
export const changedAnswers = (changed: Changed): Changed =>
  changed === ALL
    ? ALL
    : changed.map((name) => (name.endsWith(COUNTERS) ? name.slice(0, -COUNTERS.length) : name));

/** The kinds whose pages a change makes old. */
export const changedPages = (changed: Changed): Changed =>
  changed === ALL ? ALL : changed.filter((name) => !name.endsWith(COUNTERS));
