import type { AccountWithPassword } from '@admissions/protocol';
import { ACCOUNT_PATHS, CODE } from '@admissions/protocol';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../../../platform/crypto/password-hashes.ts';
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts';
import { HttpError, success } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { accountLine, recordAndTell } from '../notices/tell-managers.ts';
import { lastLine } from '../notices/unusual-changes.ts';
import { oneTimePassword } from '../passwords/one-time-password.ts';
import { requireOwnPassword } from '../passwords/own-password.ts';
import { requirePolicy } from '../passwords/set-password.ts';
import { accounts } from '../tables/accounts-tables.ts';
import { accountDocs } from './account-docs.ts';
import { actorIn, lockAccounts, requireOwnFlags } from './account-rules.ts';
import { addedAccount } from './account-schema.ts';
import { readAccount } from './account-view.ts';

/** A new account; without a password it gets one for its first sign-in, told in this answer only. It takes the own password once more. */
export function addAccount(app: FastifyInstance, deps: IdentityDeps): void {
  const { db } = deps;
  staffRoute(app, {
    method: 'POST',
    url: ACCOUNT_PATHS.add,
    config: { access: { area: 'account' }, repeats: 'secret' },
    docs: accountDocs.add,
    input: { body: addedAccount },
    handler: async ({ body, admin, request, reply }) => {
      const { password, mustChangePassword = true, priv, currentPassword, ...facts } = body;
      requireOwnFlags({ by: admin, before: {}, after: priv });
      if (password !== undefined)
        await requirePolicy({ password, account: facts.account, email: facts.email }, 'password');
      await requireOwnPassword(deps, { request, reply, password: currentPassword });
      const made = password ?? oneTimePassword();
      const passwordHash = await hashPassword(made);
      const account = await db
        .transaction(async (tx) => {
          const before = await lockAccounts(tx);
          requireOwnFlags({ by: actorIn(before, admin), before: {}, after: priv });
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
          const line = accountLine(admin, 'add', id, { account: facts.account, priv });
          await recordAndTell(tx, deps, { ...line, name: facts.account, before });
          return readAccount(tx, id);
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? nameTaken() : error;
        });
      return success({
        account,
        oneTimePassword: password === undefined ? made : null,
      } satisfies AccountWithPassword);
    },
  });
}

export const nameTaken = () => new HttpError(CODE.accountExists, 409, { field: 'account' });
