import type { AccountWithPassword } from '@admissions/contracts';
import { ACCOUNT_PATHS, CODE } from '@admissions/contracts';
import { messageOf } from '@admissions/contracts/catalogues';
import type { FastifyInstance } from 'fastify';
import { Refused, success } from '../../answers.ts';
import type { Deps } from '../../deps.ts';
import { staffRoute } from '../../typed-route.ts';
import { lastLine } from '../audit/unusual-changes.ts';
import { requireOwnPassword } from '../auth/own-password.ts';
import { hashPassword } from '../auth/password-hashes.ts';
import { requirePolicy } from '../auth/set-password.ts';
import { isUniqueViolation } from '../unique-violation.ts';
import { accountDocs } from './account-docs.ts';
import { actorIn, lockAccounts, requireOwnFlags } from './account-rules.ts';
import { addedAccount } from './account-schema.ts';
import { readAccount } from './account-view.ts';
import { accounts } from './accounts-tables.ts';
import { oneTimePassword } from './one-time-password.ts';
import { recordAndTell } from './tell-managers.ts';

/** A new account; without a password it gets one for its first sign-in, told in this answer only. It takes the own password once more. */
export function addAccount(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  staffRoute(app, {
    method: 'POST',
    url: ACCOUNT_PATHS.add,
    config: { access: { area: 'account' }, repeats: 'secret' },
    docs: accountDocs.add,
    input: { body: addedAccount },
    handler: async ({ body, admin, request, reply, locale }) => {
      const { password, mustChangePassword = true, priv, currentPassword, ...facts } = body;
      requireOwnFlags({ by: admin, before: {}, after: priv, locale });
      if (password !== undefined)
        await requirePolicy(
          { password, account: facts.account, email: facts.email },
          { field: 'password', locale },
        );
      await requireOwnPassword(deps, { request, reply, password: currentPassword });
      const made = password ?? oneTimePassword();
      const passwordHash = await hashPassword(made);
      const account = await db
        .transaction(async (tx) => {
          const before = await lockAccounts(tx);
          requireOwnFlags({ by: actorIn(before, admin), before: {}, after: priv, locale });
          const [row] = await tx
            .insert(accounts)
            .values({
              ...facts,
              priv: JSON.stringify(priv),
              passwordHash,
              mustChangePassword: password === undefined || mustChangePassword,
              updatedBy: admin.name,
              noticesSeen: await lastLine(tx),
            })
            .returning({ id: accounts.id });
          const id = (row as { id: number }).id;
          const line = {
            account: admin,
            action: 'add',
            area: 'account',
            target: `account/${id}`,
            details: { account: facts.account, priv },
          };
          await recordAndTell(tx, deps, { ...line, name: facts.account, before });
          return readAccount(tx, id);
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? nameTaken(locale) : error;
        });
      return success({
        account,
        oneTimePassword: password === undefined ? made : null,
      } as AccountWithPassword);
    },
  });
}

export const nameTaken = (locale: Parameters<typeof messageOf>[0]) =>
  new Refused(CODE.accountExists, 409, {
    errors: { account: [messageOf(locale, 'error.code.1001')] },
  });
