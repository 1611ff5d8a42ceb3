import type { Deps } from '../../../content/deps.ts';
import type { Tx } from '../../../platform/db/database.ts';

/** A letter to somebody of the staff. */
export interface NoticeLetter {
  to: string;
  subject: string;
  text: string;
}

/** What accounts need of features that know accounts themselves; filled in `app`. */
export interface IdentityHooks {
  /** Puts letters into the queue of the mail server, in the transaction of what they tell of. */
  queueLetters(tx: Tx, letters: readonly NoticeLetter[]): Promise<void>;
  /** How much work that is not done yet is assigned to an account. */
  countOpenWork(tx: Tx, accountId: number): Promise<number>;
}

/** What the routes of accounts and sign-in work with. */
export interface IdentityDeps extends Deps {
  identity: IdentityHooks;
}
