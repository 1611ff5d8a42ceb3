import { AUTH_PATHS, PASSWORD_MIN } from '@admissions/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { hashPassword } from '../../../platform/crypto/password-hashes.ts';
import { success, unauthorized } from '../../../platform/http/http-error.ts';
import { typedRoute } from '../../../platform/http/typed-route.ts';
import type { AuthDeps } from '../deps/auth-deps.ts';
import { accountLine } from '../notices/notify-managers.ts';
import { readRecentHashes, requirePolicy, setPassword } from '../passwords/set-password.ts';
import { requireUsable, withVerifiedPassword } from '../passwords/with-verified-password.ts';
import { requireSecondFactor } from '../second-factor/second-factor.ts';
import { findSessionSource, findSignInSource } from '../sessions/attempt-source.ts';
import { registerDevice, setDeviceCookie } from '../sessions/known-devices.ts';
import { authDocs } from './auth-docs.ts';
import { accountName, givenCode, givenPassword } from './login.ts';

const change = z.strictObject({
  account: accountName().optional().meta({
    description: 'Before signing in (after 1054); left out by whoever is signed in',
  }),
  oldPassword: givenPassword(),
  // The policy reports shorter ones with its own message.
  newPassword: givenPassword().meta({ minLength: PASSWORD_MIN }),
  code: givenCode(),
});

/** With the old password: by account name (after 1054) or signed in. Ends all its sessions. */
export function changePassword(app: FastifyInstance, deps: AuthDeps) {
  const { db, config, sealing } = deps;
  typedRoute(app, {
    method: 'POST',
    url: AUTH_PATHS.changePassword,
    config: { access: 'public' },
    docs: authDocs.changePassword,
    input: { body: change },
    handler: async ({ body, request, reply }) => {
      const { account, oldPassword, newPassword, code } = body;
      const name = account ?? request.admin?.account;
      if (name === undefined) throw unauthorized();
      const isOwn = request.admin?.account.toLowerCase() === name.toLowerCase();
      const source = isOwn
        ? await findSessionSource(deps, { request, reply })
        : await findSignInSource(deps, { request, reply, account: name });
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
  });
}
