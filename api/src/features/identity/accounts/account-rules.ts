import type { Area, Locale, Priv } from '@admissions/model';
import { AREAS, allows, parsePriv } from '@admissions/model';
import { joinNames } from '@admissions/model/messages';
import { AREA_LABELS, CODE } from '@admissions/protocol';
import { asc, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { HttpError, unauthorized } from '../../../platform/http/http-error.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import type { AccountRow } from '../tables/accounts-tables.ts';
import { accounts } from '../tables/accounts-tables.ts';

/** An attempt to get or give more than one has; it is refused and kept in the audit log. */
class Overreach extends HttpError {
  override name = 'Overreach';
}

/** Keeps every refused attempt of these routes in the audit log, after what it would have been part of is undone. */
export function recordOverreach(app: FastifyInstance, db: Database): void {
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
  before: Priv;
  after: Priv;
}

/** Nobody hands out a flag that they lack themselves. */
export function requireOwnFlags({ by, before, after }: Grant): void {
  const granted = AREAS.filter((area) => allows(after, area) && !allows(before, area));
  if (granted.every((area) => allows(by.priv, area))) return;
  throw new Overreach(CODE.unauthorized, 403, {
    message: 'validation.privilege',
    field: 'priv',
  });
}

/**
 * Whether a change requires the current password: a stolen session must not gain anything that outlasts it.
 * That is another flag, an account that works again, a password, or a sign-in name, also one's own.
 */
export function needsCurrentPassword(row: AccountRow, change: AccountChange): boolean {
  const { priv, active, password } = change;
  const before = parsePriv(row.priv);
  const isGiven =
    priv !== undefined && AREAS.some((area) => allows(priv, area) && !allows(before, area));
  const renames = changedSignInNames(row, change).length > 0;
  return isGiven || renames || password !== undefined || (active === true && !row.active);
}

interface AccountChange extends SignInNames {
  priv?: Priv | undefined;
  active?: boolean | undefined;
  password?: string | undefined;
}
type SignInNames = { [field in 'account' | 'email']?: string | undefined };

/** What the provider may know an account by: whoever sets it can sign in as the account. */
export const changedSignInNames = (row: AccountRow, change: SignInNames) =>
  (['account', 'email'] as const).filter(
    (field) =>
      change[field] !== undefined && change[field].toLowerCase() !== row[field].toLowerCase(),
  );

/**
 * Nobody takes from another what they lack themselves, for they could not give it back; and whoever may set an account's password can become it.
 * Refused is therefore whatever ends an account, or makes it somebody else's, that has a flag more than the one who asks.
 */
export function requireNoMoreFlags(
  by: SignedIn,
  row: AccountRow,
  field?: 'active' | 'account' | 'email' | 'password',
): void {
  const more = listLackingFlags(by, parsePriv(row.priv));
  if (more.length > 0) throw createOverreach(more, field);
}

/** Nobody takes a flag away that they lack, nor the account flag from somebody who has more flags than they do: none of those could be given back. */
export function requireOwnRevokedFlags({ by, before, after }: Grant): void {
  const revoked = AREAS.filter((area) => allows(before, area) && !allows(after, area));
  const more = listLackingFlags(by, before).filter(
    (area) => revoked.includes('account') || revoked.includes(area),
  );
  if (more.length > 0) throw createOverreach(more, 'priv');
}

const listLackingFlags = (by: SignedIn, priv: Priv): Area[] =>
  AREAS.filter((area) => allows(priv, area) && !allows(by.priv, area));

/** The names of these areas, for a message. */
const namesOf = (areas: readonly Area[]) => (locale: Locale) => ({
  areas: joinNames(
    areas.map((area) => AREA_LABELS[area][locale]),
    locale,
  ),
});
const createOverreach = (areas: readonly Area[], field: string | undefined) =>
  new Overreach(CODE.unauthorized, 403, {
    message: 'admin.moreFlags',
    params: namesOf(areas),
    field,
  });
/** Nobody deactivates, deletes or demotes the account they are signed in with. */
export const createSelfChangeError = (
  field?: 'active' | 'priv',
  message: 'admin.self' | 'admin.lockSelf' = 'admin.self',
) => new Overreach(CODE.failed, 422, { message, field });

/** Every account that is there, locked until the transaction ends, so that two managers cannot take each other's flag at once. */
export const lockAccounts = (tx: Tx) =>
  tx
    .select()
    .from(accounts)
    .where(isNull(accounts.deletedAt))
    .orderBy(asc(accounts.id))
    .for('update');

/** The one who asks, as of now, out of the accounts that `lockAccounts` read: a request may have waited while another one ended their account or took their flags. */
export function requireActor(rows: readonly AccountRow[], admin: SignedIn): SignedIn {
  const row = rows.find(({ id }) => id === admin.id);
  if (!row || !isManager(row)) throw unauthorized();
  return { ...admin, priv: parsePriv(row.priv) };
}

const isManager = ({ active, lockedAt, priv }: AccountRow) =>
  active && lockedAt === null && allows(parsePriv(priv), 'account');
/** What somebody who can sign in could give to others. */
const listGrantableFlags = (rows: readonly AccountRow[]) =>
  AREAS.filter((area) => rows.some((row) => isManager(row) && allows(parsePriv(row.priv), area)));

/** Refuses to delete an account that nobody could stand in for: the last that may manage accounts, or one that requests still wait for. */
export async function requireDispensable(
  tx: Tx,
  { identity }: IdentityDeps,
  { rows, id }: { rows: readonly AccountRow[]; id: number },
): Promise<void> {
  if (!rows.some((row) => row.id !== id && isManager(row)))
    throw new Overreach(CODE.roleInUse, 409, { message: 'admin.lastOwner' });
  const open = await identity.countOpenWork(tx, id);
  if (open > 0)
    throw new HttpError(CODE.roleInUse, 409, {
      message: 'admin.hasRequests',
      params: { count: open },
    });
}

/**
 * Somebody who can sign in keeps the account flag, and with it every flag that could be given before: nothing gets lost for good.
 * Call after the change, with the accounts that `lockAccounts` read before it.
 */
export async function requireManagers(tx: Tx, before: readonly AccountRow[]): Promise<void> {
  const left = await tx.select().from(accounts).where(isNull(accounts.deletedAt));
  const now = listGrantableFlags(left);
  if (!now.includes('account'))
    throw new Overreach(CODE.failed, 422, { message: 'admin.lastOwner', field: 'priv' });
  const lost = listGrantableFlags(before).filter((area) => !now.includes(area));
  if (lost.length > 0)
    throw new Overreach(CODE.failed, 422, {
      message: 'admin.lastGiver',
      params: namesOf(lost),
      field: 'priv',
    });
}
