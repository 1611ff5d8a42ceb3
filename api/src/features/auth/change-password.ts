import type { PasswordChange } from '@admissions/contracts';
import { AUTH_PATHS } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parsed, success, unauthorized } from '../../answers.ts';
import { localeOf } from '../../plugins/locale.ts';
import { networkKey } from '../../plugins/visitor-network.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { countRequest } from '../rate-limit/count-request.ts';
import type { AuthDeps } from './auth-routes.ts';
import { accountName, givenCode, givenPassword } from './login.ts';
import { hashPassword } from './password-hashes.ts';
import { asProven, requireUsable } from './prove-password.ts';
import { requireSecondFactor } from './second-factor.ts';
import { recentHashesOf, requirePolicy, setPassword } from './set-password.ts';

const change = z.strictObject({ account: accountName().optional(), oldPassword: givenPassword(), newPassword: givenPassword(), code: givenCode() });

/** A new password for whoever knows the old one: before signing in (after 1054) by the account's name, or signed in. All its sessions end. */
export function changePassword(app: FastifyInstance, { db, config, sealing }: AuthDeps): void {
  app.post(AUTH_PATHS.changePassword, { config: { access: 'public' }, schema: { tags: ['auth'], summary: 'Change the password' } }, async (request, reply) => {
    const locale = localeOf(request);
    const { account, oldPassword, newPassword, code }: PasswordChange = parsed(change, request.body, locale);
    const name = account ?? request.admin?.account;
    if (name === undefined) throw unauthorized();
    await countRequest(db.orm, reply, { key: `login:${networkKey(request.ip)}`, max: config.loginLimit, seconds: 600 });
    await asProven(db, { account: name, password: oldPassword, ip: request.ip }, async (row) => {
      requireUsable(row);
      const facts = { password: newPassword, account: row.account, email: row.email, recent: recentHashesOf(row) };
      await requirePolicy(facts, { field: 'newPassword', locale });
      if (request.admin?.id !== row.id) await requireSecondFactor(db, { accountId: row.id, code, sealing, locale });
      const hash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        await setPassword(tx, row, { hash, mustChange: false, by: row.name });
        await recordAudit(tx, { account: row, action: 'change_password', area: 'account', target: `account/${row.id}` });
      });
    });
    return success(null);
  });
}
