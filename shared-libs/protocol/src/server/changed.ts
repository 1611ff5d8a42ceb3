/** Names of kinds, of counters (`…-counters`) or `releases`; `all` when unknown. */
export type KindNames = readonly string[] | 'all';

/** Response header: kinds that invalidate the response; not cacheable without it. */
export const READ_KINDS_HEADER = 'x-read-kinds';

const ALL = 'all';

export const formatKindNames = (changed: KindNames) => (changed === ALL ? ALL : changed.join(','));

/** Parses the header; an invalid value means everything. */
export function parseKindNames(header: string | readonly string[] | null | undefined): KindNames {
  if (typeof header !== 'string') return ALL;
  const names = header.split(',').map((name) => name.trim());
  return names.every((name) => /^[a-z][\w.-]*$/i.test(name)) && !names.includes(ALL) ? names : ALL;
}

const COUNTERS = '-counters';

/** Name for changes of counters only: they invalidate responses, but not pages. */
export const countersOf = (kind: string) => `${kind}${COUNTERS}`;

/** Kinds with outdated answers, counters included. */
export const changedAnswers = (changed: KindNames): KindNames =>
  changed === ALL
    ? ALL
    : changed.map((name) => (name.endsWith(COUNTERS) ? name.slice(0, -COUNTERS.length) : name));

/** Kinds with outdated pages. */
export const changedPages = (changed: KindNames): KindNames =>
  changed === ALL ? ALL : changed.filter((name) => !name.endsWith(COUNTERS));
