import { ADMIN_DEVICE_COOKIE } from '@admissions/protocol';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createToken, hashToken, isTokenFormat } from '../../../platform/crypto/tokens.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { staffCookie, toRequestedVersion } from '../../../platform/http/cookies.ts';
import { accounts, knownDevices } from '../tables/identity-tables.ts';

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
