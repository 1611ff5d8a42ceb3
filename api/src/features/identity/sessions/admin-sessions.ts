import { parseFlags } from '@admissions/model';
import { ADMIN_IDLE_SECONDS } from '@admissions/protocol';
import { isSameSecret } from '@admissions/protocol/server';
import { and, desc, eq } from 'drizzle-orm';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { type AccountRow, type AdminSessionRow, adminSessions } from '../tables/identity-tables.ts';

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
