import { AUTH_PATHS, type RecoveryCodes, type TotpSecret } from '@admissions/protocol';
import { identity } from '@admissions/site-content';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { invalid, refused } from '../../../platform/http/http-error.ts';
import { staffRoutes } from '../../../platform/http/typed-routes.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { accountLine, recordAndNotify } from '../notices/notify-managers.ts';
import { requireCurrentPassword } from '../passwords/current-password.ts';
import {
  confirmSecondFactor,
  createTotp,
  deleteSecondFactor,
  readSecondFactorState,
  replaceRecoveryCodes,
  startSecondFactor,
} from '../second-factor/second-factor.ts';
import { findSessionSource } from '../sessions/sign-in-attempts.ts';
import { authDocs } from './auth-docs.ts';
import { givenPassword } from './login.ts';

const withPassword = z.strictObject({ password: givenPassword });
const withCode = z.strictObject({
  code: z.string('auth.codeWanted').trim().min(1, 'auth.codeWanted').max(40, 'auth.codeWrongSetup'),
});

/** 2FA of the signed-in account. Weakening or replacing it requires the password. */
export function twoFactorRoutes(app: FastifyInstance, deps: IdentityDeps) {
  const staff = staffRoutes(app, 'account');
  const { db, sealing } = deps;
  staff.get(AUTH_PATHS.totpState, { docs: authDocs.totpState }, async ({ admin }) =>
    readSecondFactorState(db.orm, admin.id),
  );

  staff.post(
    AUTH_PATHS.totpEnrol,
    { docs: authDocs.totpEnrol, body: withPassword, repeats: 'free' },
    async ({ admin, body: { password }, request }) => {
      await requireCurrentPassword(deps, request, password, 'password');
      const secret = await db.transaction(async (tx) => {
        const created = await startSecondFactor(tx, admin.id, sealing);
        if (!created) throw refused(409, 'auth.totpOn');
        await recordAudit(tx, accountLine(admin, 'totp_secret', admin.id));
        return created;
      });
      const totp = createTotp(secret, { issuer: identity.name, label: admin.account });
      return { secret: totp.secret.base32, uri: totp.toString() } satisfies TotpSecret;
    },
  );

  staff.post(
    AUTH_PATHS.totpConfirm,
    { docs: authDocs.totpConfirm, body: withCode, repeats: 'secret' },
    async ({ admin, body: { code }, request }) => {
      await findSessionSource(deps, request);
      const recoveryCodes = await db.transaction(async (tx) => {
        if ((await readSecondFactorState(tx, admin.id)).enabled) throw refused(409, 'auth.totpOn');
        if (!(await confirmSecondFactor(tx, { accountId: admin.id, code, sealing })))
          throw invalid({ code: 'auth.codeWrongSetup' });
        const codes = await replaceRecoveryCodes(tx, admin.id);
        await recordAudit(tx, accountLine(admin, 'totp_on', admin.id));
        return codes;
      });
      return { recoveryCodes } satisfies RecoveryCodes;
    },
  );

  enabledRoutes(app, deps);
}

/** Disabling, and new recovery codes. */
function enabledRoutes(app: FastifyInstance, deps: IdentityDeps) {
  const staff = staffRoutes(app, 'account');
  const { db } = deps;
  staff.post(
    AUTH_PATHS.totpDisable,
    { docs: authDocs.totpDisable, body: withPassword },
    async ({ admin, body: { password }, request }) => {
      await requireCurrentPassword(deps, request, password, 'password');
      await db.transaction(async (tx) => {
        if (!(await deleteSecondFactor(tx, admin.id))) throw refused(409, 'auth.totpOff');
        const line = accountLine(admin, 'totp_off', admin.id);
        await recordAndNotify(tx, deps, { ...line, name: admin.account });
      });
    },
  );

  staff.post(
    AUTH_PATHS.recoveryCodes,
    { docs: authDocs.recoveryCodes, body: withPassword, repeats: 'secret' },
    async ({ admin, body: { password }, request }) => {
      await requireCurrentPassword(deps, request, password, 'password');
      const recoveryCodes = await db.transaction(async (tx) => {
        if (!(await readSecondFactorState(tx, admin.id)).enabled)
          throw refused(409, 'auth.totpOff');
        const codes = await replaceRecoveryCodes(tx, admin.id);
        await recordAudit(tx, accountLine(admin, 'recovery_codes', admin.id));
        return codes;
      });
      return { recoveryCodes } satisfies RecoveryCodes;
    },
  );
}
