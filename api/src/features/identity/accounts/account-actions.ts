import { ACCOUNT_PATHS, type AccountWithPassword } from '@admissions/protocol';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { hashPassword } from '../../../platform/crypto/password-hashes.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { createNotFoundError, parseInput } from '../../../platform/http/http-error.ts';
import { requireAdmin, type SignedIn, staffRoutes } from '../../../platform/http/typed-routes.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { accountLine, recordAndNotify } from '../notices/notify-managers.ts';
import { bodyWithCurrentPassword, requireCurrentPassword } from '../passwords/current-password.ts';
import { createOneTimePassword, setPassword } from '../passwords/set-password.ts';
import { deleteSecondFactor } from '../second-factor/second-factor.ts';
import { endSession, endSessions, listSessions } from '../sessions/admin-sessions.ts';
import { deleteAttempts } from '../sessions/sign-in-attempts.ts';
import { toSession } from '../sign-in/own-sessions.ts';
import {
  type AccountRow,
  accounts,
  findAccountById,
  OIDC_UNBOUND,
} from '../tables/identity-tables.ts';
import { accountDocs } from './account-docs.ts';
import {
  createSelfChangeError,
  lockAccount,
  requireDispensable,
  requireManagers,
  requireNoMoreFlags,
} from './account-rules.ts';
import { readAccount } from './account-view.ts';

/** Deletes, locks and unlocks accounts. */
export function accountStateRoutes(app: FastifyInstance, deps: IdentityDeps) {
  const staff = staffRoutes(app, { area: 'account' });
  const { db } = deps;

  staff.delete(
    ACCOUNT_PATHS.remove(':id'),
    { docs: accountDocs.remove },
    async ({ params: { id }, admin }) => {
      await changeAccount(deps, { id, admin, action: 'delete' }, async (tx, row, rows) => {
        await requireDispensable(tx, deps, { rows, id });
        if (id === admin.id) throw createSelfChangeError();
        await tx
          .update(accounts)
          .set({ deletedAt: new Date().toISOString(), updatedBy: admin.name })
          .where(eq(accounts.id, id));
        await endSessions(tx, id);
        return { account: row.account };
      });
    },
  );

  staff.post(
    ACCOUNT_PATHS.lock(':id'),
    { docs: accountDocs.lock },
    async ({ params: { id }, admin }) => {
      if (id === admin.id) throw createSelfChangeError(undefined, 'admin.lockSelf');
      await changeAccount(deps, { id, admin, action: 'lock' }, async (tx, row) => {
        await tx
          .update(accounts)
          .set({ lockedAt: row.lockedAt ?? new Date().toISOString() })
          .where(eq(accounts.id, id));
        await endSessions(tx, id);
        return {};
      });
      return readAccount(db.orm, id);
    },
  );

  staff.post(
    ACCOUNT_PATHS.unlock(':id'),
    { docs: accountDocs.unlock },
    async ({ params: { id }, admin }) =>
      db.transaction(async (tx) => {
        const row = await findAccountById(tx, id);
        if (!row) throw createNotFoundError();
        await tx.update(accounts).set({ lockedAt: null }).where(eq(accounts.id, id));
        await deleteAttempts(tx, row.account);
        await recordAudit(tx, accountLine(admin, 'unlock', id));
        return readAccount(tx, id);
      }),
  );
}

/** Lists and ends sessions. */
export function accountSessionRoutes(app: FastifyInstance, { db }: IdentityDeps) {
  const staff = staffRoutes(app, { area: 'account' });
  staff.get(
    ACCOUNT_PATHS.sessions(':id'),
    { docs: accountDocs.sessions },
    async ({ params: { id }, admin }) => {
      if (!(await findAccountById(db.orm, id))) throw createNotFoundError();
      return (await listSessions(db, id)).map((row) => toSession(row, admin.sessionId));
    },
  );

  staff.delete(
    ACCOUNT_PATHS.endSession(':id'),
    { docs: accountDocs.endSession },
    async ({ params: { id: session }, admin }) => {
      await db.transaction(async (tx) => {
        const owner = await endSession(tx, null, session);
        if (owner === null) throw createNotFoundError();
        const account = (await findAccountById(tx, owner))?.account ?? null;
        await recordAudit(tx, {
          account: admin,
          action: 'end_session',
          area: 'account',
          target: `session/${session}`,
          details: { account },
        });
      });
    },
  );
}

/** Resets passwords and 2FA. */
export function accountResetRoutes(app: FastifyInstance, deps: IdentityDeps) {
  const staff = staffRoutes(app, { area: 'account' });
  const { db } = deps;

  staff.post(
    ACCOUNT_PATHS.resetPassword(':id'),
    {
      docs: { ...accountDocs.resetPassword, body: bodyWithCurrentPassword },
      repeats: 'secret',
    },
    async ({ params: { id }, admin, request }) => {
      await requireProofFor(deps, id, request);
      const password = createOneTimePassword();
      const hash = await hashPassword(password);
      await changeAccount(deps, { id, admin, action: 'reset_password' }, async (tx, row) => {
        await setPassword(tx, row, { hash, mustChange: true, by: admin.name });
        await tx.update(accounts).set(OIDC_UNBOUND).where(eq(accounts.id, id));
        await deleteAttempts(tx, row.account);
        return {};
      });
      const account = await readAccount(db.orm, id);
      return { account, oneTimePassword: password } satisfies AccountWithPassword;
    },
  );

  staff.post(
    ACCOUNT_PATHS.resetTotp(':id'),
    { docs: { ...accountDocs.resetTotp, body: bodyWithCurrentPassword } },
    async ({ params: { id }, admin, request }) => {
      // Own 2FA requires the password: see the sign-in routes.
      if (id === admin.id) throw createSelfChangeError();
      await requireProofFor(deps, id, request);
      await changeAccount(deps, { id, admin, action: 'reset_totp' }, async (tx) => ({
        wasOn: await deleteSecondFactor(tx, id),
      }));
      return readAccount(db.orm, id);
    },
  );
}

/** Audits and reports a change of an account without more flags; `change` returns the details. */
const changeAccount = (
  deps: IdentityDeps,
  { id, admin, action }: { id: number; admin: SignedIn; action: string },
  change: (tx: Tx, row: AccountRow, rows: readonly AccountRow[]) => Promise<object>,
) =>
  deps.db.transaction(async (tx) => {
    const { rows, row, by } = await lockAccount(tx, id, admin);
    requireNoMoreFlags(by, row);
    const details = await change(tx, row, rows);
    await requireManagers(tx, rows);
    const line = accountLine(admin, action, id, { ...details });
    await recordAndNotify(tx, deps, { ...line, name: row.account, before: rows });
  });

/** Requires the right first, then the current password, for changes that take over an account. */
async function requireProofFor(deps: IdentityDeps, id: number, request: FastifyRequest) {
  const row = await findAccountById(deps.db.orm, id);
  if (!row) throw createNotFoundError();
  requireNoMoreFlags(requireAdmin(request), row);
  const { currentPassword } = parseInput(bodyWithCurrentPassword, request.body ?? {});
  await requireCurrentPassword(deps, request, currentPassword);
}
