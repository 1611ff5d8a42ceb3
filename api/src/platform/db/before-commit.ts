import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './database.ts';

/** Runs last in each transaction of a request; throwing rolls it back. */
export const beforeCommit = new AsyncLocalStorage<(tx: Tx) => Promise<void>>();
