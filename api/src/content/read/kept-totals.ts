import type { Changes } from '../../platform/db/changes.ts';

const MOST = 100;

/** How many entries a list has, by what it asks for. */
export interface KeptTotals {
  /** Counts, unless nothing of the kinds has changed since that was done. */
  read(key: string, count: () => Promise<number>): Promise<number>;
  /** What was counted, if nothing has changed since. */
  known(key: string): number | undefined;
  close(): void;
}

/** Counting many entries takes longer than reading a page of them, so it is done again only when one of them has changed, or its time has come. */
export function keepTotals(kinds: readonly string[], changes: Pick<Changes, 'listen'>): KeptTotals {
  let kept = new Map<string, number>();
  const stop = changes.listen((changed) => {
    if (changed === 'all' || kinds.some((kind) => changed.includes(kind))) kept = new Map();
  });
  return {
    async read(key, count) {
      const known = kept.get(key);
      if (known !== undefined) return known;
      // What was counted before a change goes into what was kept before it.
      const then = kept;
      const total = await count();
      if (then.size >= MOST) then.delete(then.keys().next().value as string);
      then.set(key, total);
      return total;
    },
    known: (key) => kept.get(key),
    close: stop,
  };
}
