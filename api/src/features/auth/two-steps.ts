import type { RecoveryCodes, TotpSecret } from '@admissions/contracts';
import { AUTH_PATHS, CODE } from '@admissions/contracts';
import { messageOf } from '@admissions/contracts/catalogues';
import type { MessageKey } from '@admissions/contracts/messages';
import { identity } from '@admissions/contracts/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalid, parsed, Refused, success } from '../../answers.ts';
import { localeOf } from '../../plugins/locale.ts';
import type { Repeats } from '../../plugins/repeated-writes.ts';
import { recordAndTell } from '../accounts/tell-managers.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { countRequest } from '../rate-limit/count-request.ts';
import type { SignedIn } from './admin-sessions.ts';
import type { AuthDeps } from './auth-routes.ts';
import { givenPassword } from './login.ts';
import { withOwnPassword, wrongAt } from './own-password.ts';
import {
  confirmSecondFactor,
  dropSecondFactor,
  replaceRecoveryCodes,
  secondFactorState,
  startSecondFactor,
} from './second-factor.ts';
import { base32, otpauthUri } from './totp.ts';

const withPassword = z.strictObject({ password: givenPassword() });
const withCode = z.strictObject({
  code: z.string('auth.codeWanted').trim().min(1, 'auth.codeWanted').max(40, 'auth.codeWrongSetup'),
});
const saying = (summary: string, repeats?: Repeats) => ({
  config: { access: 'account' as const, ...(repeats && { repeats }) },
  schema: { tags: ['auth'], summary },
});
const conflict = (message: MessageKey) => new Refused(CODE.failed, 409, { message });

/** Two-step sign-in of the own account: on, confirmed by a code, off, and its recovery codes. What weakens or replaces it takes the password. */
export function twoSteps(app: FastifyInstance, deps: AuthDeps): void {
  const { db, config: settings, sealing } = deps;
  /** The caller, after the password in the body was right. */
  async function proven<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (admin: SignedIn) => Promise<T>,
  ): Promise<T> {
    const { password } = parsed(withPassword, request.body, localeOf(request));
    return withOwnPassword(deps, { request, reply, password }, () =>
      work(request.admin as SignedIn),
    ).catch(wrongAt('password', request));
  }
  const lineOf = (admin: SignedIn, action: string) => ({
    account: admin,
    action,
    area: 'account',
    target: `account/${admin.id}`,
  });

  app.get(AUTH_PATHS.totpState, saying('Two-step sign-in: state'), async ({ admin }) =>
    success(await secondFactorState(db.orm, (admin as SignedIn).id)),
  );

  app.post(
    AUTH_PATHS.totpEnrol,
    saying('Two-step sign-in: a new secret', 'free'),
    (request, reply) =>
      proven(request, reply, async (admin) => {
        const secret = await db.transaction(async (tx) => {
          const made = await startSecondFactor(tx, admin.id, sealing);
          if (!made) throw conflict('auth.totpOn');
          await recordAudit(tx, lineOf(admin, 'totp_secret'));
          return made;
        });
        const uri = otpauthUri({ secret, issuer: identity.name, account: admin.account });
        return success({ secret: base32(secret), uri } satisfies TotpSecret);
      }),
  );

  app.post(
    AUTH_PATHS.totpConfirm,
    saying('Two-step sign-in: confirm and switch on', 'secret'),
    async (request, reply) => {
      const locale = localeOf(request);
      const admin = request.admin as SignedIn;
      const { code } = parsed(withCode, request.body, locale);
      await countRequest(db.orm, reply, {
        key: `login:session ${admin.sessionId}`,
        max: settings.loginLimit,
        seconds: 600,
      });
      const recoveryCodes = await db.transaction(async (tx) => {
        if ((await secondFactorState(tx, admin.id)).enabled) throw conflict('auth.totpOn');
        if (!(await confirmSecondFactor(tx, { accountId: admin.id, code, sealing })))
          throw invalid({ code: [messageOf(locale, 'auth.codeWrongSetup')] });
        const codes = await replaceRecoveryCodes(tx, admin.id);
        await recordAudit(tx, lineOf(admin, 'totp_on'));
        return codes;
      });
      return success({ recoveryCodes } satisfies RecoveryCodes);
    },
  );

  app.post(AUTH_PATHS.totpDisable, saying('Two-step sign-in: switch off'), (request, reply) =>
    proven(request, reply, async (admin) => {
      await db.transaction(async (tx) => {
        if (!(await dropSecondFactor(tx, admin.id))) throw conflict('auth.totpOff');
        await recordAndTell(tx, deps, { ...lineOf(admin, 'totp_off'), name: admin.account });
      });
      return success(null);
    }),
  );

  app.post(
    AUTH_PATHS.recoveryCodes,
    saying('Two-step sign-in: new recovery codes', 'secret'),
    (request, reply) =>
      proven(request, reply, async (admin) => {
        const recoveryCodes = await db.transaction(async (tx) => {
          if (!(await secondFactorState(tx, admin.id)).enabled) throw conflict('auth.totpOff');
          const codes = await replaceRecoveryCodes(tx, admin.id);
          await recordAudit(tx, lineOf(admin, 'recovery_codes'));
          return codes;
        });
        return success({ recoveryCodes } satisfies RecoveryCodes);
      }),
  );
}
