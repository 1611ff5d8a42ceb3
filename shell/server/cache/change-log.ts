import type { Changed } from '@admissions/protocol/server';

/** What changed since when, by the names of kinds. */
export interface ChangeLog {
  /** Counts the changes: what is read now is of this moment. */
  sequence(): number;
  record(changed: Changed): void;
  /** Whether nothing changed since that moment of what was read; `all`: of anything. */
  isCurrent(read: Changed, since: number): boolean;
}

export function createChangeLog(): ChangeLog {
  const lastOf = new Map<string, number>();
  let last = 0;
  let lastOfAll = 0;
  return {
    sequence: () => last,
    record(changed) {
      last++;
      if (changed === 'all') {
        lastOfAll = last;
        lastOf.clear();
      } else for (const kind of changed) lastOf.set(kind, last);
    },
    isCurrent: (read, since) =>
      read === 'all'
        ? last <= since
        : lastOfAll <= since && read.every((kind) => (lastOf.get(kind) ?? 0) <= since),
  };
}

/** Whether this change makes old what was made of these reads. */
export const affects = (changed: Changed, read: Changed): boolean =>
  changed === 'all' || read === 'all' || read.some((kind) => changed.includes(kind));

/** What is read by who reads both. */
export function mergeReads(one: Changed, other: Changed): Changed {
  if (one === 'all' || other === 'all') return 'all';
  return [...new Set([...one, ...other])];
}
