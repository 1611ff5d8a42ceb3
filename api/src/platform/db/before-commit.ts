import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './database.ts';

/** What a request wants done in each transaction that it makes, as the last thing before the commit. Throwing undoes the transaction. */
export const beforeCommit = new AsyncLocalStorage<(tx: Tx) => Promise<void>>();
