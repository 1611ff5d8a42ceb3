import type { Deps } from '../../../content/deps.ts';
import type { Tx } from '../../../platform/db/database.ts';

export interface NoticeLetter {
  to: string;
  subject: string;
  text: string;
}

/** Calls into features that depend on accounts; provided by `app`. */
export interface IdentityHooks {
  /** Queues letters within the transaction of the reported change. */
  queueLetters(tx: Tx, letters: readonly NoticeLetter[]): Promise<void>;
  /** The number of open requests assigned to an account. */
  countOpenWork(tx: Tx, accountId: number): Promise<number>;
}

export interface IdentityDeps extends Deps {
  identity: IdentityHooks;
}
