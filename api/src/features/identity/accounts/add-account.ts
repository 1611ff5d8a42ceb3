import { ACCOUNT_PATHS, type AccountWithPassword, RESULT_CODES } from '@admissions/protocol';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../../../platform/crypto/password-hashes.ts';
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { accountLine, recordAndNotify } from '../notices/notify-managers.ts';
import { readLastLineId } from '../notices/unusual-changes.ts';
import { requireCurrentPassword } from '../passwords/current-password.ts';
import { createOneTimePassword } from '../passwords/one-time-password.ts';
import { requirePolicy } from '../passwords/set-password.ts';
import { accounts } from '../tables/accounts-tables.ts';
import { accountDocs } from './account-docs.ts';
import { lockAccounts, requireActor, requireOwnFlags } from './account-rules.ts';
import { addedAccount } from './account-schema.ts';
import { readAccount } from './account-view.ts';

/** Needs the current password. A generated one-time password is returned only here. */
export function addAccount(app: FastifyInstance, deps: IdentityDeps) {
  const { db } = deps;
  staffRoute(app, {
    method: 'POST',
    url: ACCOUNT_PATHS.add,
    config: { access: { area: 'account' }, repeats: 'secret' },
    docs: accountDocs.add,
    input: { body: addedAccount },
    handler: async ({ body, admin, request, reply }) => {
      const { password, mustChangePassword = true, priv, currentPassword, ...profile } = body;
      requireOwnFlags({ by: admin, before: {}, after: priv });
      if (password !== undefined)
        await requirePolicy(
          { password, account: profile.account, email: profile.email },
          'password',
        );
      await requireCurrentPassword(deps, { request, reply, password: currentPassword });
      const plainPassword = password ?? createOneTimePassword();
      const passwordHash = await hashPassword(plainPassword);
      const account = await db
        .transaction(async (tx) => {
          const before = await lockAccounts(tx);
          requireOwnFlags({ by: requireActor(before, admin), before: {}, after: priv });
          const [row] = await tx
            .insert(accounts)
            .values({
              ...profile,
              priv: JSON.stringify(priv),
              passwordHash,
              mustChangePassword: password === undefined || mustChangePassword,
              updatedBy: admin.name,
              noticesSeen: await readLastLineId(tx),
            })
            .returning({ id: accounts.id });
          const id = (row as { id: number }).id;
          const line = accountLine(admin, 'add', id, { account: profile.account, priv });
          await recordAndNotify(tx, deps, { ...line, name: profile.account, before });
          return readAccount(tx, id);
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? createNameConflict() : error;
        });
      return {
        account,
        oneTimePassword: password === undefined ? plainPassword : null,
      } satisfies AccountWithPassword;
    },
  });
}

export const createNameConflict = () =>
  new HttpError(RESULT_CODES.accountExists, 409, { field: 'account' });
