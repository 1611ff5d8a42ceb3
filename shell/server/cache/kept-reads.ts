import type { IncomingHttpHeaders } from 'node:http';
import type { Changed } from '@admissions/contracts/server';
import { createChangeLog, touches } from './change-log.ts';
import { createSegmentedStore } from './segmented-store.ts';

/** What a read was answered, and what its answer depends on; without `kinds` nobody knows. */
interface Answer {
  status: number;
  kinds?: Changed;
}
interface TextAnswer extends Answer {
  text: string;
}
/** An answer of the API that everybody gets who may ask: as it came, without what belongs to one request. */
export interface SharedAnswer extends Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}
/** The API's public answers as they are now. */
interface KeptAnswers<A extends Answer> {
  /** The answer, if nothing of it has changed since; `ask` is called when there is none. */
  read(key: string, network: string, ask: () => Promise<A>): Promise<A>;
  /** The answer, if it is there and nothing of it has changed since. */
  find(key: string, network: string): A | undefined;
  change(changed: Changed): void;
  /** Without news of changes nothing is known to be true. */
  setConnected(isConnected: boolean): void;
  figures(): { hits: number; misses: number; bytes: number };
}
export type KeptReads = KeptAnswers<TextAnswer>;
export type KeptShared = KeptAnswers<SharedAnswer>;
const MB = 2 ** 20;

/** What pages read: a page of unchanged content is written without asking anybody. */
export const createKeptReads = (budget = 32 * MB): KeptReads =>
  createKeptAnswers(budget, ({ text }) => 2 * text.length);

/** What browsers and other clients read: answered as it was, headers and all. */
export const createKeptShared = (budget = 16 * MB): KeptShared =>
  createKeptAnswers(budget, ({ body }) => body.length + 1000);

/** Keeps public answers that say what makes them old, until that changes, within so many bytes; `sizeOf` tells the bytes of one. */
function createKeptAnswers<A extends Answer>(
  budget: number,
  sizeOf: (answer: A) => number,
): KeptAnswers<A> {
  const kept = createSegmentedStore<A>(budget);
  const log = createChangeLog();
  let isConnected = false;
  let hits = 0;
  let misses = 0;
  function change(changed: Changed) {
    log.note(changed);
    kept.remove(({ kinds = 'all' }) => touches(changed, kinds));
  }
  function find(key: string, network: string): A | undefined {
    const found = isConnected ? kept.get(key, network) : undefined;
    if (found) hits++;
    return found;
  }
  return {
    find,
    async read(key, network, ask) {
      const found = find(key, network);
      if (found) return found;
      misses++;
      const begun = log.moment();
      const answer = await ask();
      const { status, kinds } = answer;
      const isGood = status === 200 && kinds !== undefined && kinds !== 'all';
      if (isGood && isConnected && log.isCurrent(kinds, begun))
        kept.put(key, answer, { bytes: sizeOf(answer) + 2 * key.length, network });
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
