import type { Locale, Priv } from '@admissions/contracts';
import { AREAS, allows, CODE, privOf } from '@admissions/contracts';
import { messageOf } from '@admissions/contracts/catalogues';
import { asc, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../../answers.ts';
import type { Database, Tx } from '../../db/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { SignedIn } from '../auth/admin-sessions.ts';
import type { AccountRow } from './accounts-tables.ts';
import { accounts } from './accounts-tables.ts';

/** An attempt to get or give more than one has; it is refused and kept in the audit log. */
class Overreach extends Refused {
  override name = 'Overreach';
}

/** Keeps every refused attempt of these routes in the audit log, after what it would have been part of is undone. */
export function recordOverreach(app: FastifyInstance, db: Database): void {
  app.addHook('onError', async ({ admin, params, routeOptions }, _reply, error: unknown) => {
    if (!(error instanceof Overreach)) return;
    const { id } = params as { id?: string };
    const details = { attempt: routeOptions.url?.split('/')[4], message: error.messageKey };
    const target = id === undefined ? 'account' : `account/${id}`;
    await db.transaction((tx) => recordAudit(tx, { account: admin, action: 'refused', area: 'account', target, details }));
  });
}

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
  throw new Overreach(CODE.unauthorized, 403, { message: 'validation.privilege', errors: { priv: [messageOf(locale, 'validation.privilege')] } });
}

/** Whoever may set an account's password can become it, so this takes every flag that the account has. */
export function requireNoMoreFlags(by: SignedIn, row: AccountRow): void {
  const priv = privOf(row.priv);
  if (AREAS.some((area) => allows(priv, area) && !allows(by.priv, area))) throw new Overreach(CODE.unauthorized, 403, { message: 'error.forbidden' });
}

/** Nobody deactivates, deletes or demotes the account they are signed in with. */
export const aboutSelf = (locale: Locale, field?: 'active' | 'priv', message: 'admin.self' | 'admin.lockSelf' = 'admin.self') =>
  new Overreach(CODE.failed, 422, { message, ...(field && { errors: { [field]: [messageOf(locale, message)] } }) });

/** Every account that is there, locked until the transaction ends, so that two managers cannot take each other's flag at once. */
export const lockAccounts = (tx: Tx) => tx.select().from(accounts).where(isNull(accounts.deletedAt)).orderBy(asc(accounts.id)).for('update');

/** Somebody who can sign in keeps the account flag. Call after the change, under `lockAccounts`. */
export async function requireManager(tx: Tx, locale: Locale): Promise<void> {
  const left = await tx.select().from(accounts).where(isNull(accounts.deletedAt));
  if (left.some((row) => row.active && row.lockedAt === null && allows(privOf(row.priv), 'account'))) return;
  throw new Overreach(CODE.failed, 422, { message: 'admin.lastOwner', errors: { priv: [messageOf(locale, 'admin.lastOwner')] } });
}
