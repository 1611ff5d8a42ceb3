import { AREAS, type Area, allows, type Flags, type Locale, parseFlags } from '@admissions/model';
import { joinNames } from '@admissions/model/messages';
import { AREA_LABELS, RESULT_CODES } from '@admissions/protocol';
import { asc, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { createNotFoundError, HttpError, unauthorized } from '../../../platform/http/http-error.ts';
import type { SignedIn } from '../../../platform/http/typed-routes.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { type AccountRow, accounts } from '../tables/identity-tables.ts';

/** An attempt to exceed the caller's rights; rejected and audited. */
class Overreach extends HttpError {
  override name = 'Overreach';
}

/** Audits refused attempts after the rollback of their transaction. */
export function recordOverreach(app: FastifyInstance, db: Database) {
  app.addHook('onError', async ({ admin, params, routeOptions }, _reply, error: unknown) => {
    if (!(error instanceof Overreach)) return;
    const { id } = params as { id?: string };
    const details = { attempt: routeOptions.url?.split('/')[4], message: error.messageKey };
    const target = id === undefined ? 'account' : `account/${id}`;
    await db.transaction((tx) =>
      recordAudit(tx, { account: admin, action: 'refused', area: 'account', target, details }),
    );
  });
}

interface Grant {
  by: SignedIn;
  before: Flags;
  after: Flags;
}

/** Only flags of the caller can be granted. */
export function requireOwnFlags({ by, before, after }: Grant) {
  const granted = AREAS.filter((area) => allows(after, area) && !allows(before, area));
  if (granted.every((area) => allows(by.priv, area))) return;
  throw new Overreach(RESULT_CODES.unauthorized, 403, {
    message: 'validation.privilege',
    field: 'priv',
  });
}

/** Security: a stolen session must not gain flags, accounts or credentials that outlast it. */
export function needsCurrentPassword(row: AccountRow, change: AccountChange) {
  const { priv, active, password } = change;
  const before = parseFlags(row.priv);
  const isGiven =
    priv !== undefined && AREAS.some((area) => allows(priv, area) && !allows(before, area));
  const renames = changedSignInNames(row, change).length > 0;
  return isGiven || renames || password !== undefined || (active === true && !row.active);
}

interface AccountChange extends SignInNames {
  priv?: Flags | undefined;
  active?: boolean | undefined;
  password?: string | undefined;
}
type SignInNames = { [field in 'account' | 'email']?: string | undefined };

/** The provider identifies accounts by these: whoever sets one can sign in as the account. */
export const changedSignInNames = (row: AccountRow, change: SignInNames) =>
  (['account', 'email'] as const).filter(
    (field) =>
      change[field] !== undefined && change[field].toLowerCase() !== row[field].toLowerCase(),
  );

/** Security: setting a password takes an account over, and nobody could restore flags they lack. */
export function requireNoMoreFlags(
  by: SignedIn,
  row: AccountRow,
  field?: 'active' | 'account' | 'email' | 'password',
) {
  const more = listLackingFlags(by, parseFlags(row.priv));
  if (more.length > 0) throw createOverreach(more, field);
}

/** Nobody may revoke flags they lack, or `account` from more flags: they could not restore them. */
export function requireOwnRevokedFlags({ by, before, after }: Grant) {
  const revoked = AREAS.filter((area) => allows(before, area) && !allows(after, area));
  const more = listLackingFlags(by, before).filter(
    (area) => revoked.includes('account') || revoked.includes(area),
  );
  if (more.length > 0) throw createOverreach(more, 'priv');
}

const listLackingFlags = (by: SignedIn, priv: Flags) =>
  AREAS.filter((area) => allows(priv, area) && !allows(by.priv, area));

const namesOf = (areas: readonly Area[]) => (locale: Locale) => ({
  areas: joinNames(
    areas.map((area) => AREA_LABELS[area][locale]),
    locale,
  ),
});
const createOverreach = (areas: readonly Area[], field: string | undefined) =>
  new Overreach(RESULT_CODES.unauthorized, 403, {
    message: 'admin.moreFlags',
    params: namesOf(areas),
    field,
  });
/** Nobody may deactivate, delete or demote the account of the session. */
export const createSelfChangeError = (
  field?: 'active' | 'priv',
  message: 'admin.self' | 'admin.lockSelf' = 'admin.self',
) => new Overreach(RESULT_CODES.failed, 422, { message, field });

/** Locks all accounts, so that two managers cannot demote each other concurrently. */
export const lockAccounts = (tx: Tx) =>
  tx
    .select()
    .from(accounts)
    .where(isNull(accounts.deletedAt))
    .orderBy(asc(accounts.id))
    .for('update');

/** The caller's current state: the request may have waited while the account changed. */
export function requireActor(rows: readonly AccountRow[], admin: SignedIn): SignedIn {
  const row = rows.find(({ id }) => id === admin.id);
  if (!row || !isManager(row)) throw unauthorized();
  return { ...admin, priv: parseFlags(row.priv) };
}

/** Locks the accounts, and returns the target with the caller's current state. */
export async function lockAccount(tx: Tx, id: number, admin: SignedIn) {
  const rows = await lockAccounts(tx);
  const by = requireActor(rows, admin);
  const row = rows.find((each) => each.id === id);
  if (!row) throw createNotFoundError();
  return { rows, row, by };
}

const isManager = ({ active, lockedAt, priv }: AccountRow) =>
  active && lockedAt === null && allows(parseFlags(priv), 'account');
/** The flags that active managers can grant. */
const listGrantableFlags = (rows: readonly AccountRow[]) =>
  AREAS.filter((area) => rows.some((row) => isManager(row) && allows(parseFlags(row.priv), area)));

/** Refuses to delete the last account manager and accounts with open requests. */
export async function requireDispensable(
  tx: Tx,
  { identity }: IdentityDeps,
  { rows, id }: { rows: readonly AccountRow[]; id: number },
) {
  if (!rows.some((row) => row.id !== id && isManager(row)))
    throw new Overreach(RESULT_CODES.accountInUse, 409, { message: 'admin.lastOwner' });
  const open = await identity.countOpenWork(tx, id);
  if (open > 0)
    throw new HttpError(RESULT_CODES.accountInUse, 409, {
      message: 'admin.hasRequests',
      params: { count: open },
    });
}

/** No flag may become ungrantable. Call after the change with the rows of `lockAccounts`. */
export async function requireManagers(tx: Tx, before: readonly AccountRow[]) {
  const left = await tx.select().from(accounts).where(isNull(accounts.deletedAt));
  const now = listGrantableFlags(left);
  if (!now.includes('account'))
    throw new Overreach(RESULT_CODES.failed, 422, { message: 'admin.lastOwner', field: 'priv' });
  const lost = listGrantableFlags(before).filter((area) => !now.includes(area));
  if (lost.length > 0)
    throw new Overreach(RESULT_CODES.failed, 422, {
      message: 'admin.lastGiver',
      params: namesOf(lost),
      field: 'priv',
    });
}
