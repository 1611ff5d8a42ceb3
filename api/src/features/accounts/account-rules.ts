import type { Locale, Priv } from '@admissions/contracts';
import { AREAS, allows, CODE, privOf } from '@admissions/contracts';
import { messageOf } from '@admissions/contracts/messages';
import { asc, isNull } from 'drizzle-orm';
import { Refused } from '../../answers.ts';
import type { Tx } from '../../db/database.ts';
import type { SignedIn } from '../auth/admin-sessions.ts';
import type { AccountRow } from './accounts-tables.ts';
import { accounts } from './accounts-tables.ts';

interface Grant {
  by: SignedIn;
  before: Priv;
  after: Priv;
  locale: Locale;
}

/** Nobody hands out a flag that they lack themselves. */
export function requireOwnFlags({ by, before, after, locale }: Grant): void {
  const granted = AREAS.filter((area) => allows(after, area) && !allows(before, area));
  if (granted.every((area) => allows(by.priv, area))) return;
  throw new Refused(CODE.unauthorized, 403, { message: 'validation.privilege', errors: { priv: [messageOf(locale, 'validation.privilege')] } });
}

/** Whoever may set an account's password can become it, so this takes every flag that the account has. */
export function requireNoMoreFlags(by: SignedIn, row: AccountRow): void {
  const priv = privOf(row.priv);
  if (AREAS.some((area) => allows(priv, area) && !allows(by.priv, area))) throw new Refused(CODE.unauthorized, 403, { message: 'error.forbidden' });
}

/** Nobody deactivates, deletes or demotes the account they are signed in with. */
export const aboutSelf = (locale: Locale, field?: 'active' | 'priv') =>
  new Refused(CODE.failed, 422, { message: 'admin.self', ...(field && { errors: { [field]: [messageOf(locale, 'admin.self')] } }) });

/** Every account that is there, locked until the transaction ends, so that two managers cannot take each other's flag at once. */
export const lockAccounts = (tx: Tx) => tx.select().from(accounts).where(isNull(accounts.deletedAt)).orderBy(asc(accounts.id)).for('update');

/** Somebody who can sign in keeps the account flag. Call after the change, under `lockAccounts`. */
export async function requireManager(tx: Tx, locale: Locale): Promise<void> {
  const left = await tx.select().from(accounts).where(isNull(accounts.deletedAt));
  if (left.some((row) => row.active && allows(privOf(row.priv), 'account'))) return;
  throw new Refused(CODE.failed, 422, { message: 'admin.lastOwner', errors: { priv: [messageOf(locale, 'admin.lastOwner')] } });
}
