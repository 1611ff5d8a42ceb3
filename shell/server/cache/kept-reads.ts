import type { Changed } from '@admissions/contracts/server';
import { createChangeLog, touches } from './change-log.ts';
import { createSegmentedStore } from './segmented-store.ts';

/** What a read was answered, and what its answer depends on; without `kinds` nobody knows. */
interface Answer {
  status: number;
  text: string;
  kinds?: Changed;
}
/** The API's public answers as they are now. */
export interface KeptReads {
  /** The answer, if nothing of it has changed since; `ask` is called when there is none. */
  read<A extends Answer>(path: string, network: string, ask: () => Promise<A>): Promise<Answer>;
  change(changed: Changed): void;
  /** Without news of changes nothing is known to be true. */
  setConnected(isConnected: boolean): void;
  figures(): { hits: number; misses: number; bytes: number };
}
const MB = 2 ** 20;

/** Keeps public answers that say what makes them old, until that changes: a page of unchanged content is written without asking anybody. */
export function createKeptReads(budget = 32 * MB): KeptReads {
  const kept = createSegmentedStore<Answer & { kinds: Changed }>(budget);
  const log = createChangeLog();
  let isConnected = false;
  let hits = 0;
  let misses = 0;
  function change(changed: Changed) {
    log.note(changed);
    kept.remove(({ kinds }) => touches(changed, kinds));
  }
  return {
    async read(path, network, ask) {
      const found = isConnected ? kept.get(path, network) : undefined;
      if (found) {
        hits++;
        return found;
      }
      misses++;
      const begun = log.moment();
      const answer: Answer = await ask();
      const { status, text, kinds } = answer;
      const isGood = status === 200 && kinds !== undefined && kinds !== 'all';
      if (isGood && isConnected && log.isCurrent(kinds, begun))
        kept.put(
          path,
          { status, text, kinds },
          { bytes: 2 * (text.length + path.length), network },
        );
      return answer;
    },
    change,
    setConnected(isNow) {
      if (isNow !== isConnected) change('all');
      isConnected = isNow;
    },
    figures: () => ({ hits, misses, bytes: kept.bytes() }),
  };
}
