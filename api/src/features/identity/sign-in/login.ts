import {
  ADMIN_PROOF_COOKIE,
  AUTH_PATHS,
  PASSWORD_MIN,
  RESULT_CODES,
  type Token,
} from '@admissions/protocol';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { hashPassword } from '../../../platform/crypto/password-hashes.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { staffCookie, toRequestedVersion } from '../../../platform/http/cookies.ts';
import { HttpError, success, unauthorized } from '../../../platform/http/http-error.ts';
import { staffRoutes, typedRoutes } from '../../../platform/http/typed-routes.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { accountLine } from '../notices/notify-managers.ts';
import { PASSWORD_MAX_LENGTH } from '../passwords/password-policy.ts';
import { readRecentHashes, requirePolicy, setPassword } from '../passwords/set-password.ts';
import { requireUsable, withVerifiedPassword } from '../passwords/with-verified-password.ts';
import { requireSecondFactor } from '../second-factor/second-factor.ts';
import {
  endSession,
  openSession,
  registerDevice,
  setDeviceCookie,
} from '../sessions/admin-sessions.ts';
import { findSessionSource, findSignInSource } from '../sessions/sign-in-attempts.ts';
import { type AccountRow, accounts } from '../tables/identity-tables.ts';
import { authDocs } from './auth-docs.ts';

const accountName = z
  .string('validation.required')
  .trim()
  .min(1, 'validation.required')
  .max(100, 'validation.accountName');
export const givenPassword = z
  .string('validation.required')
  .min(1, 'validation.required')
  .max(PASSWORD_MAX_LENGTH, 'validation.password');
/** An empty form field means no code. */
export const givenCode = z
  .string('auth.codeWanted')
  .trim()
  .max(40, 'auth.codeWrong')
  .optional()
  .meta({
    description:
      'Of two-step sign-in, where the account has that on: six digits, or a recovery code',
  });
const credentials = z.strictObject({
  account: accountName,
  password: givenPassword,
  code: givenCode,
});

export function login(app: FastifyInstance, deps: IdentityDeps) {
  const { db, sealing } = deps;
  typedRoutes(app, 'public').post(
    AUTH_PATHS.login,
    { docs: authDocs.login, body: credentials },
    async ({ body: { code, ...credential }, request, reply }) => {
      const source = await findSignInSource(deps, request, credential.account);
      const token = await withVerifiedPassword(
        deps,
        { ...credential, ip: request.ip, source },
        async (row) => {
          requireUsable(row);
          // Before the code: changing the password would need another one.
          if (row.mustChangePassword) throw new HttpError(RESULT_CODES.passwordChangeRequired, 403);
          await requireSecondFactor(db, { accountId: row.id, code, sealing });
          return startSession(deps, { request, reply, row });
        },
      );
      return success(token);
    },
  );

  staffRoutes(app, 'account').post(
    AUTH_PATHS.logout,
    { docs: authDocs.logout },
    async ({ admin, request, reply }) => {
      await db.transaction(async (tx) => {
        await endSession(tx, admin.id, admin.sessionId);
        await recordAudit(tx, accountLine(admin, 'sign_out', admin.id));
      });
      reply.clearCookie(ADMIN_PROOF_COOKIE.name, {
        path: toRequestedVersion(request, ADMIN_PROOF_COOKIE.path),
      });
    },
  );
}

interface SessionStart {
  request: FastifyRequest;
  reply: FastifyReply;
  row: AccountRow;
  /** The proof other than a local password. */
  by?: 'oidc';
  /** Additional work in the same transaction. */
  within?: (tx: Tx) => Promise<void>;
}

/** Opens a session and sets its cookies; returns the half for scripts. */
export async function startSession(
  { db, config: { siteOrigin } }: IdentityDeps,
  { request, reply, row, by, within }: SessionStart,
): Promise<Token> {
  const { token, half, expire, device } = await db.transaction(async (tx) => {
    await within?.(tx);
    await tx
      .update(accounts)
      .set({ lastSignInAt: new Date().toISOString() })
      .where(eq(accounts.id, row.id));
    const session = await openSession(tx, row.id, {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    });
    const device = await registerDevice(tx, row.id, request);
    const details = { ip: request.ip, ...(by && { by }) };
    await recordAudit(tx, accountLine(row, 'sign_in', row.id, details));
    return { ...session, device };
  });
  // Security: the half that scripts cannot read, so a stolen bearer alone is useless.
  const expires = new Date(expire * 1000);
  reply.setCookie(ADMIN_PROOF_COOKIE.name, half, {
    ...staffCookie(request, siteOrigin),
    path: toRequestedVersion(request, ADMIN_PROOF_COOKIE.path),
    expires,
  });
  setDeviceCookie(request, reply, { token: device, siteOrigin });
  return { token, expire };
}

const change = z.strictObject({
  account: accountName.optional().meta({
    description: 'Before signing in (after 1054); left out by whoever is signed in',
  }),
  oldPassword: givenPassword,
  // The policy reports shorter ones with its own message.
  newPassword: givenPassword.meta({ minLength: PASSWORD_MIN }),
  code: givenCode,
});

/** With the old password: by account name (after 1054) or signed in. Ends all its sessions. */
export function changePassword(app: FastifyInstance, deps: IdentityDeps) {
  const { db, config, sealing } = deps;
  typedRoutes(app, 'public').post(
    AUTH_PATHS.changePassword,
    { docs: authDocs.changePassword, body: change },
    async ({ body, request, reply }) => {
      const { account, oldPassword, newPassword, code } = body;
      const name = account ?? request.admin?.account;
      if (name === undefined) throw unauthorized();
      const isOwn = request.admin?.account.toLowerCase() === name.toLowerCase();
      const source = isOwn
        ? await findSessionSource(deps, request)
        : await findSignInSource(deps, request, name);
      const device = await withVerifiedPassword(
        deps,
        { account: name, password: oldPassword, ip: request.ip, source },
        async (row) => {
          requireUsable(row);
          const candidate = {
            password: newPassword,
            account: row.account,
            email: row.email,
            recent: readRecentHashes(row),
          };
          await requirePolicy(candidate, 'newPassword');
          if (request.admin?.id !== row.id)
            await requireSecondFactor(db, { accountId: row.id, code, sealing });
          const hash = await hashPassword(newPassword);
          return db.transaction(async (tx) => {
            await setPassword(tx, row, { hash, mustChange: false, by: row.name });
            // All devices were forgotten; the current one is registered again.
            const token = await registerDevice(tx, row.id, request);
            await recordAudit(tx, accountLine(row, 'change_password', row.id));
            return token;
          });
        },
      );
      setDeviceCookie(request, reply, { token: device, siteOrigin: config.siteOrigin });
      return success(null);
    },
  );
}
