import type { Changes } from '../../platform/db/changes.ts';

const MOST = 100;
/** The question of a list of which nothing is asked. */
export const WHOLE_LIST = '';

/** How many entries a list has, by what it asks for. */
export interface KeptTotals {
  /** Counts, unless nothing of the kinds has changed since that was done; for all who ask meanwhile at once. */
  read(question: string, count: () => Promise<number>): Promise<number>;
  /** What was counted, if nothing has changed since. */
  known(question: string): number | undefined;
  close(): void;
}

/** Counting many entries takes longer than reading a page of them, so it is done again only when one of them has changed, or its time has come; of a whole list only when there may be more or fewer of them. */
export function keepTotals(kinds: readonly string[], changes: Pick<Changes, 'listen'>): KeptTotals {
  let kept = new Map<string, number>();
  let counting = new Map<string, Promise<number>>();
  const stop = changes.listen((changed, { isCountSame = false }) => {
    if (changed !== 'all' && !kinds.some((kind) => changed.includes(kind))) return;
    const total = kept.get(WHOLE_LIST);
    const isStillTrue = isCountSame && total !== undefined;
    kept = new Map(isStillTrue ? [[WHOLE_LIST, total]] : []);
    counting = new Map();
  });
  async function countAnew(question: string, count: () => Promise<number>): Promise<number> {
    // What was counted before a change goes into what was kept before it.
    const then = { kept, counting };
    try {
      const total = await count();
      if (then.kept.size >= MOST) then.kept.delete(then.kept.keys().next().value as string);
      then.kept.set(question, total);
      return total;
    } finally {
      then.counting.delete(question);
    }
  }
  return {
    async read(question, count) {
      const known = kept.get(question);
      if (known !== undefined) return known;
      const already = counting.get(question);
      if (already) return already;
      const counted = countAnew(question, count);
      counting.set(question, counted);
      return counted;
    },
    known: (question) => kept.get(question),
    close: stop,
  };
}
