import { ADMIN_DEVICE_COOKIE } from '@admissions/protocol';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createToken, hashToken, isTokenFormat } from '../../../platform/crypto/tokens.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { toRequestedVersion } from '../../../platform/http/requested-version.ts';
import { accounts } from '../tables/accounts-tables.ts';
import { knownDevices } from '../tables/auth-tables.ts';
import { staffCookie } from './staff-cookie.ts';

/** Without a sign-in for so long a device is a stranger again. */
const DEVICE_TTL_MS = 90 * 24 * 3_600_000;

/** The device of one of these cookies, when the account of this name has signed in with it before; null otherwise. */
export async function findKnownDevice(
  { orm }: Database,
  cookies: readonly string[],
  account: string,
): Promise<number | null> {
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

/**
 * Remembers the device of somebody who has just proven who they are; answers its token. Always a new one: whoever planted or copied the one before
 * has nothing. What other accounts were known by on this device goes along.
 */
export async function registerDevice(
  tx: Tx,
  accountId: number,
  request: FastifyRequest,
): Promise<string> {
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
): void {
  reply.setCookie(ADMIN_DEVICE_COOKIE.name, token, {
    ...staffCookie(request, siteOrigin),
    path: toRequestedVersion(request, ADMIN_DEVICE_COOKIE.path),
    expires: new Date(Date.now() + DEVICE_TTL_MS),
  });
}

/** Makes every device of an account a stranger again: its password has changed. */
export const deleteDevices = (tx: Tx, accountId: number) =>
  tx.delete(knownDevices).where(eq(knownDevices.accountId, accountId));

/** Removes those that have not signed in for long. */
export const deleteExpiredDevices = (db: Database) =>
  db.orm.delete(knownDevices).where(lt(knownDevices.expiresAt, new Date().toISOString()));
