import { ACCOUNT_PATHS } from '@admissions/protocol';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { createNotFoundError } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { idParams } from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { accountLine, recordAndNotify } from '../notices/notify-managers.ts';
import { endSession, endSessions, listSessions } from '../sessions/admin-sessions.ts';
import { deleteAttempts } from '../sessions/sign-in-attempts.ts';
import { toSession } from '../sign-in/own-sessions.ts';
import { accounts } from '../tables/accounts-tables.ts';
import { findAccountById } from '../tables/find-account.ts';
import { accountDocs } from './account-docs.ts';
import {
  createSelfChangeError,
  lockAccount,
  requireDispensable,
  requireManagers,
  requireNoMoreFlags,
} from './account-rules.ts';
import { readAccount } from './account-view.ts';

const config = { access: { area: 'account' } } as const;

/** Deletes, locks and unlocks accounts. */
export function accountStateRoutes(app: FastifyInstance, deps: IdentityDeps) {
  const { db } = deps;

  staffRoute(app, {
    method: 'DELETE',
    url: ACCOUNT_PATHS.remove(':id'),
    config,
    docs: accountDocs.remove,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) => {
      await db.transaction(async (tx) => {
        const { rows, row, by } = await lockAccount(tx, id, admin);
        requireNoMoreFlags(by, row);
        await requireDispensable(tx, deps, { rows, id });
        if (id === admin.id) throw createSelfChangeError();
        await tx
          .update(accounts)
          .set({ deletedAt: new Date().toISOString(), updatedBy: admin.name })
          .where(eq(accounts.id, id));
        await endSessions(tx, id);
        await requireManagers(tx, rows);
        const line = accountLine(admin, 'delete', id, { account: row.account });
        await recordAndNotify(tx, deps, { ...line, name: row.account, before: rows });
      });
    },
  });

  staffRoute(app, {
    method: 'POST',
    url: ACCOUNT_PATHS.lock(':id'),
    config,
    docs: accountDocs.lock,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) => {
      if (id === admin.id) throw createSelfChangeError(undefined, 'admin.lockSelf');
      return db.transaction(async (tx) => {
        const { rows, row, by } = await lockAccount(tx, id, admin);
        requireNoMoreFlags(by, row);
        await tx
          .update(accounts)
          .set({ lockedAt: row.lockedAt ?? new Date().toISOString() })
          .where(eq(accounts.id, id));
        await endSessions(tx, id);
        await requireManagers(tx, rows);
        const line = accountLine(admin, 'lock', id);
        await recordAndNotify(tx, deps, { ...line, name: row.account, before: rows });
        return readAccount(tx, id);
      });
    },
  });

  staffRoute(app, {
    method: 'POST',
    url: ACCOUNT_PATHS.unlock(':id'),
    config,
    docs: accountDocs.unlock,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) =>
      db.transaction(async (tx) => {
        const row = await findAccountById(tx, id);
        if (!row) throw createNotFoundError();
        await tx.update(accounts).set({ lockedAt: null }).where(eq(accounts.id, id));
        await deleteAttempts(tx, row.account);
        await recordAudit(tx, accountLine(admin, 'unlock', id));
        return readAccount(tx, id);
      }),
  });
}

/** Lists and ends sessions. */
export function accountSessionRoutes(app: FastifyInstance, { db }: IdentityDeps) {
  staffRoute(app, {
    method: 'GET',
    url: ACCOUNT_PATHS.sessions(':id'),
    config,
    docs: accountDocs.sessions,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) => {
      if (!(await findAccountById(db.orm, id))) throw createNotFoundError();
      return (await listSessions(db, id)).map((row) => toSession(row, admin.sessionId));
    },
  });

  staffRoute(app, {
    method: 'DELETE',
    url: ACCOUNT_PATHS.endSession(':id'),
    config,
    docs: accountDocs.endSession,
    input: { params: idParams },
    handler: async ({ params: { id: session }, admin }) => {
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
  });
}
