import { ADMIN_HALF_COOKIE, AUTH_PATHS, CODE } from '@admissions/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed, Refused, success } from '../../answers.ts';
import { localeOf } from '../../plugins/locale.ts';
import { accounts } from '../accounts/accounts-tables.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { endSession, openSession } from './admin-sessions.ts';
import { sourceOutside } from './attempt-source.ts';
import type { AuthDeps } from './auth-routes.ts';
import { rememberDevice, setDeviceCookie } from './known-devices.ts';
import { PASSWORD_MAX } from './password-policy.ts';
import { asProven, requireUsable } from './prove-password.ts';
import { requireSecondFactor } from './second-factor.ts';
import { staffCookie } from './staff-cookie.ts';

export const accountName = () => z.string('validation.required').trim().min(1, 'validation.required').max(100, 'validation.accountName');
export const givenPassword = () => z.string('validation.required').min(1, 'validation.required').max(PASSWORD_MAX, 'validation.password');
/** The second step; an empty box means that none is given. */
export const givenCode = () => z.string('auth.codeWanted').trim().max(40, 'auth.codeWrong').optional();
const credentials = z.strictObject({ account: accountName(), password: givenPassword(), code: givenCode() });

/** Sign-in and sign-out of staff. */
export function login(app: FastifyInstance, deps: AuthDeps): void {
  const { db, config, sealing } = deps;
  app.post(AUTH_PATHS.login, { config: { access: 'public' }, schema: { tags: ['auth'], summary: 'Sign in' } }, async (request, reply) => {
    const locale = localeOf(request);
    const { code, ...given } = parsed(credentials, request.body, locale);
    const source = await sourceOutside(deps, { request, reply, account: given.account });
    const { token, half, expire, device } = await asProven(deps, { ...given, ip: request.ip, source }, async (row) => {
      requireUsable(row);
      // Before the code is asked for: it would be used up, and changing the password asks for one too.
      if (row.mustChangePassword) throw new Refused(CODE.updatePassword, 403);
      await requireSecondFactor(db, { accountId: row.id, code, sealing, locale });
      return db.transaction(async (tx) => {
        await tx.update(accounts).set({ lastSignInAt: new Date().toISOString() }).where(eq(accounts.id, row.id));
        const session = await openSession(tx, row.id, { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' });
        const token = await rememberDevice(tx, row.id, request);
        await recordAudit(tx, { account: row, action: 'sign_in', area: 'account', target: `account/${row.id}`, details: { ip: request.ip } });
        return { ...session, device: token };
      });
    });
    setHalf(request, reply, { half, expire, siteOrigin: config.siteOrigin });
    setDeviceCookie(request, reply, { token: device, siteOrigin: config.siteOrigin });
    return success({ token, expire });
  });

  app.post(AUTH_PATHS.logout, { config: { access: 'account' }, schema: { tags: ['auth'], summary: 'Sign out' } }, async (request, reply) => {
    const { admin } = request;
    if (admin) {
      await db.transaction(async (tx) => {
        await endSession(tx, admin.id, admin.sessionId);
        await recordAudit(tx, { account: admin, action: 'sign_out', area: 'account', target: `account/${admin.id}` });
      });
    }
    reply.clearCookie(ADMIN_HALF_COOKIE.name, { path: ADMIN_HALF_COOKIE.path });
    return success(null);
  });
}

// The half of the session that no script can read: a stolen bearer alone is worth nothing.
function setHalf(
  request: FastifyRequest,
  reply: FastifyReply,
  { half, expire, siteOrigin }: { half: string; expire: number; siteOrigin: string | undefined },
): void {
  reply.setCookie(ADMIN_HALF_COOKIE.name, half, {
    ...staffCookie(request, siteOrigin),
    path: ADMIN_HALF_COOKIE.path,
    expires: new Date(expire * 1000),
  });
}
