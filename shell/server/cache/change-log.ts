import type { KindNames } from '@admissions/protocol/server';

export function createChangeLog() {
  const lastOf = new Map<string, number>();
  let last = 0;
  let lastOfAll = 0;
  return {
    /** Number of changes so far; marks the time of a read. */
    sequence: () => last,
    record(changed: KindNames) {
      last++;
      if (changed === 'all') {
        lastOfAll = last;
        lastOf.clear();
      } else for (const kind of changed) lastOf.set(kind, last);
    },
    /** Whether none of the read kinds changed since then; `all` means any kind. */
    isCurrent: (read: KindNames, since: number) =>
      read === 'all'
        ? last <= since
        : lastOfAll <= since && read.every((kind) => (lastOf.get(kind) ?? 0) <= since),
  };
}

/** Whether this change makes those reads stale. */
export const affects = (changed: KindNames, read: KindNames) =>
  changed === 'all' || read === 'all' || read.some((kind) => changed.includes(kind));

export function mergeReads(one: KindNames, other: KindNames): KindNames {
  if (one === 'all' || other === 'all') return 'all';
  return [...new Set([...one, ...other])];
}
