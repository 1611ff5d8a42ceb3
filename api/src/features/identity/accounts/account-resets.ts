import { ACCOUNT_PATHS, type AccountWithPassword } from '@admissions/protocol';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashPassword } from '../../../platform/crypto/password-hashes.ts';
import { createNotFoundError, parseInput } from '../../../platform/http/http-error.ts';
import { requireAdmin } from '../../../platform/http/require-admin.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { idParams } from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { accountLine, recordAndNotify } from '../notices/notify-managers.ts';
import { bodyWithCurrentPassword, requireCurrentPassword } from '../passwords/current-password.ts';
import { createOneTimePassword } from '../passwords/one-time-password.ts';
import { setPassword } from '../passwords/set-password.ts';
import { deleteSecondFactor } from '../second-factor/second-factor.ts';
import { deleteAttempts } from '../sessions/sign-in-attempts.ts';
import { accounts, OIDC_UNBOUND } from '../tables/accounts-tables.ts';
import { findAccountById } from '../tables/find-account.ts';
import { accountDocs } from './account-docs.ts';
import { createSelfChangeError, lockAccount, requireNoMoreFlags } from './account-rules.ts';
import { readAccount } from './account-view.ts';

const config = { access: { area: 'account' } } as const;

/** Resets passwords and 2FA. */
export function accountResetRoutes(app: FastifyInstance, deps: IdentityDeps) {
  const { db } = deps;

  staffRoute(app, {
    method: 'POST',
    url: ACCOUNT_PATHS.resetPassword(':id'),
    config: { ...config, repeats: 'secret' },
    docs: { ...accountDocs.resetPassword, body: bodyWithCurrentPassword },
    input: { params: idParams },
    handler: async ({ params: { id }, admin, request, reply }) => {
      await requireProofFor(deps, id, { request, reply });
      const password = createOneTimePassword();
      const hash = await hashPassword(password);
      const account = await db.transaction(async (tx) => {
        const { row, by } = await lockAccount(tx, id, admin);
        requireNoMoreFlags(by, row);
        await setPassword(tx, row, { hash, mustChange: true, by: admin.name });
        await tx.update(accounts).set(OIDC_UNBOUND).where(eq(accounts.id, id));
        await deleteAttempts(tx, row.account);
        const line = accountLine(admin, 'reset_password', id);
        await recordAndNotify(tx, deps, { ...line, name: row.account });
        return readAccount(tx, id);
      });
      return { account, oneTimePassword: password } satisfies AccountWithPassword;
    },
  });

  staffRoute(app, {
    method: 'POST',
    url: ACCOUNT_PATHS.resetTotp(':id'),
    config,
    docs: { ...accountDocs.resetTotp, body: bodyWithCurrentPassword },
    input: { params: idParams },
    handler: async ({ params: { id }, admin, request, reply }) => {
      // Own 2FA requires the password: see the sign-in routes.
      if (id === admin.id) throw createSelfChangeError();
      await requireProofFor(deps, id, { request, reply });
      return db.transaction(async (tx) => {
        const { row, by } = await lockAccount(tx, id, admin);
        requireNoMoreFlags(by, row);
        const wasOn = await deleteSecondFactor(tx, id);
        const line = accountLine(admin, 'reset_totp', id, { wasOn });
        await recordAndNotify(tx, deps, { ...line, name: row.account });
        return readAccount(tx, id);
      });
    },
  });
}

/** Requires the right first, then the current password, for changes that take over an account. */
async function requireProofFor(
  deps: IdentityDeps,
  id: number,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const row = await findAccountById(deps.db.orm, id);
  if (!row) throw createNotFoundError();
  requireNoMoreFlags(requireAdmin(request), row);
  const { currentPassword } = parseInput(bodyWithCurrentPassword, request.body ?? {});
  await requireCurrentPassword(deps, { request, reply, password: currentPassword });
}
