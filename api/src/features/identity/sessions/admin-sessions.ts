import { parseFlags } from '@admissions/model';
import { ADMIN_DEVICE_COOKIE, ADMIN_IDLE_SECONDS } from '@admissions/protocol';
import { isSameSecret } from '@admissions/protocol/server';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createToken, hashToken, isTokenFormat } from '../../../platform/crypto/tokens.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { staffCookie, toRequestedVersion } from '../../../platform/http/cookies.ts';
import type { SignedIn } from '../../../platform/http/typed-routes.ts';
import {
  type AccountRow,
  type AdminSessionRow,
  accounts,
  adminSessions,
  knownDevices,
} from '../tables/identity-tables.ts';

const ADMIN_SESSION_SECONDS = 8 * 3600;

// Limits the writes of the last-seen time.
const SEEN_INTERVAL_MS = 60_000;
const idleSince = (now: number) => new Date(now - ADMIN_IDLE_SECONDS * 1000).toISOString();

/** Opens a session; the response carries the token, the cookie its other half. */
export async function openSession(
  tx: Tx,
  accountId: number,
  from: { ip: string; userAgent: string },
) {
  const now = Date.now();
  const token = createToken('admin');
  const half = createToken('half');
  const expire = Math.floor(now / 1000) + ADMIN_SESSION_SECONDS;
  const at = new Date(now).toISOString();
  await tx.insert(adminSessions).values({
    tokenHash: hashToken(token),
    halfHash: hashToken(half),
    accountId,
    ip: from.ip,
    userAgent: from.userAgent.slice(0, 300),
    createdAt: at,
    seenAt: at,
    provenAt: at,
    expiresAt: new Date(expire * 1000).toISOString(),
  });
  return { token, half, expire };
}

/** Null when the halves do not match, the session has ended, or the account is disabled. */
export async function authenticateSession(
  db: Database,
  session: AdminSessionRow,
  owner: AccountRow,
  halves: readonly string[],
): Promise<SignedIn | null> {
  if (!halves.some((half) => isSameSecret(session.halfHash, hashToken(half)))) return null;
  if (!isRunning(session) || !owner.active || owner.lockedAt !== null || owner.deletedAt !== null)
    return null;
  await touchSession(db, session);
  const { id, account, name, priv } = owner;
  return { id, account, name, priv: parseFlags(priv), sessionId: session.id };
}

const isRunning = ({ expiresAt, seenAt }: AdminSessionRow) =>
  Date.parse(expiresAt) > Date.now() && seenAt > idleSince(Date.now());

async function touchSession(db: Database, { id, seenAt }: AdminSessionRow) {
  if (Date.now() - Date.parse(seenAt) < SEEN_INTERVAL_MS) return;
  await db.orm
    .update(adminSessions)
    .set({ seenAt: new Date().toISOString() })
    .where(eq(adminSessions.id, id));
}

/** Active sessions of an account, newest first. */
export async function listSessions(db: Database, accountId: number) {
  const rows = await db.orm
    .select()
    .from(adminSessions)
    .where(eq(adminSessions.accountId, accountId))
    .orderBy(desc(adminSessions.id));
  return rows.filter(isRunning);
}

/** Ends a session of this account or (null) of any; returns its account, or null. */
export async function endSession(tx: Tx, accountId: number | null, sessionId: number) {
  const isTheirs = accountId === null ? undefined : eq(adminSessions.accountId, accountId);
  const deleted = await tx
    .delete(adminSessions)
    .where(and(eq(adminSessions.id, sessionId), isTheirs))
    .returning({ accountId: adminSessions.accountId });
  return deleted[0]?.accountId ?? null;
}

/** Required after a change of password, flags or state. */
export const endSessions = (tx: Tx, accountId: number) =>
  tx.delete(adminSessions).where(eq(adminSessions.accountId, accountId));

/** Devices without a sign-in for this long are forgotten. */
const DEVICE_TTL_MS = 90 * 24 * 3_600_000;

/** The device with one of these cookies, if this account has signed in with it; else null. */
export async function findKnownDevice(
  { orm }: Database,
  cookies: readonly string[],
  account: string,
) {
  const tokens = cookies.filter((token) => isTokenFormat('device', token));
  if (tokens.length === 0) return null;
  const [row] = await orm
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(accounts, and(eq(accounts.id, knownDevices.accountId), isNull(accounts.deletedAt)))
    .where(
      and(
        inArray(knownDevices.tokenHash, tokens.map(hashToken)),
        gt(knownDevices.expiresAt, new Date().toISOString()),
        eq(sql`lower(${accounts.account})`, account.toLowerCase()),
      ),
    );
  return row?.id ?? null;
}

/** Always issues a new token, so a planted or copied one is void; other accounts move along. */
export async function registerDevice(tx: Tx, accountId: number, request: FastifyRequest) {
  const before = request.cookies[ADMIN_DEVICE_COOKIE.name];
  const token = createToken('device');
  const tokenHash = hashToken(token);
  if (before !== undefined && isTokenFormat('device', before))
    await tx
      .update(knownDevices)
      .set({ tokenHash })
      .where(eq(knownDevices.tokenHash, hashToken(before)));
  const expiresAt = new Date(Date.now() + DEVICE_TTL_MS).toISOString();
  await tx
    .insert(knownDevices)
    .values({ tokenHash, accountId, expiresAt })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.accountId],
      set: { expiresAt },
    });
  return token;
}

export function setDeviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, siteOrigin }: { token: string; siteOrigin: string | undefined },
) {
  reply.setCookie(ADMIN_DEVICE_COOKIE.name, token, {
    ...staffCookie(request, siteOrigin),
    path: toRequestedVersion(request, ADMIN_DEVICE_COOKIE.path),
    expires: new Date(Date.now() + DEVICE_TTL_MS),
  });
}

/** Required after a password change. */
export const deleteDevices = (tx: Tx, accountId: number) =>
  tx.delete(knownDevices).where(eq(knownDevices.accountId, accountId));
