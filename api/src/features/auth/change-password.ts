import type { PasswordChange } from '@admissions/contracts';
import { AUTH_PATHS, CODE } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parsed, Refused, success, unauthorized } from '../../answers.ts';
import type { Deps } from '../../deps.ts';
import { localeOf } from '../../plugins/locale.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { countRequest } from '../rate-limit/count-request.ts';
import { accountName, givenPassword } from './login.ts';
import { hashPassword } from './password-hashes.ts';
import { provePassword } from './prove-password.ts';
import { recentHashesOf, requirePolicy, setPassword } from './set-password.ts';

const change = z.strictObject({ account: accountName().optional(), oldPassword: givenPassword(), newPassword: givenPassword() });

/** A new password for whoever knows the old one: before signing in (after 1054) by the account's name, or signed in. All its sessions end. */
export function changePassword(app: FastifyInstance, { db, config }: Deps): void {
  app.post(AUTH_PATHS.changePassword, { config: { access: 'public' }, schema: { tags: ['auth'], summary: 'Change the password' } }, async (request, reply) => {
    const locale = localeOf(request);
    const { account, oldPassword, newPassword }: PasswordChange = parsed(change, request.body, locale);
    const name = account ?? request.admin?.account;
    if (name === undefined) throw unauthorized();
    await countRequest(db.orm, reply, { key: `login:${request.ip}`, max: config.loginLimit, seconds: 600 });
    const row = await provePassword(db, name, oldPassword);
    if (!row.active) throw new Refused(CODE.accountInactive, 403);
    await requirePolicy({ password: newPassword, account: row.account, recent: recentHashesOf(row) }, { field: 'newPassword', locale });
    const hash = await hashPassword(newPassword);
    await db.transaction(async (tx) => {
      await setPassword(tx, row, { hash, mustChange: false, by: row.name });
      await recordAudit(tx, { account: row, action: 'change_password', area: 'account', target: `account/${row.id}` });
    });
    return success(null);
  });
}
