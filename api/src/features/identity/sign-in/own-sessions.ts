import { allows, findFirstAllowedArea } from '@admissions/model';
import { type AdminSession, AUTH_PATHS, type UserInfo } from '@admissions/protocol';
import { MAIL_NOTICE_PATHS, MAIL_NOTICES, type OwnMailNotices } from '@admissions/protocol/staff';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { createNotFoundError, unauthorized } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { idParams } from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { accountLine, countUnseen } from '../notices/notify-managers.ts';
import {
  bodyWithCurrentPassword,
  recordProof,
  requireCurrentPassword,
} from '../passwords/current-password.ts';
import { lacksTwoFactor } from '../second-factor/second-factor.ts';
import { endSession, listSessions } from '../sessions/admin-sessions.ts';
import { type AdminSessionRow, accounts, findAccountById } from '../tables/identity-tables.ts';
import { authDocs } from './auth-docs.ts';

/** The signed-in account and its sessions. */
export function ownSessions(app: FastifyInstance, deps: IdentityDeps) {
  const { db, sealing } = deps;
  staffRoute(app, {
    method: 'GET',
    url: AUTH_PATHS.userInfo,
    config: { access: 'account' },
    docs: authDocs.userInfo,
    handler: async ({ admin }) => {
      const row = await findAccountById(db.orm, admin.id);
      if (!row) throw unauthorized();
      const { id, account, name, email } = row;
      const answer: UserInfo = {
        info: { id, account, name, email },
        name,
        firstPrivilege: findFirstAllowedArea(admin.priv),
        priv: JSON.stringify(admin.priv),
        notices: allows(admin.priv, 'account') ? await countUnseen(db.orm, id) : 0,
        draftKey: sealing.hashWithKey(`drafts of ${id}`),
        ...((await lacksTwoFactor(deps, admin)) && { needsTwoSteps: true }),
      };
      return answer;
    },
  });

  staffRoute(app, {
    method: 'GET',
    url: AUTH_PATHS.sessions,
    config: { access: 'account' },
    docs: authDocs.sessions,
    handler: async ({ admin: { id, sessionId } }) =>
      (await listSessions(db, id)).map((row) => toSession(row, sessionId)),
  });

  staffRoute(app, {
    method: 'DELETE',
    url: AUTH_PATHS.endSession(':id'),
    config: { access: 'account' },
    docs: authDocs.endSession,
    input: { params: idParams },
    handler: async ({ admin, params: { id: session } }) => {
      await db.transaction(async (tx) => {
        if (!(await endSession(tx, admin.id, session))) throw createNotFoundError();
        await recordAudit(tx, {
          account: admin,
          action: 'end_session',
          area: 'account',
          target: `session/${session}`,
        });
      });
    },
  });
}

export const toSession = (
  { id, ip, userAgent, createdAt, seenAt }: AdminSessionRow,
  ownId: number,
): AdminSession => ({
  id,
  ip,
  userAgent,
  createdAt,
  seenAt,
  current: id === ownId,
});

const choice = z.strictObject({ when: z.enum(MAIL_NOTICES, 'validation.select') });

/** When the signed-in account gets letters about its tasks. */
export function ownMailNotices(app: FastifyInstance, { db, config }: IdentityDeps) {
  staffRoute(app, {
    method: 'GET',
    url: MAIL_NOTICE_PATHS.info,
    config: { access: 'account' },
    docs: authDocs.mailNotices,
    handler: async ({ admin }): Promise<OwnMailNotices> => {
      const row = await findAccountById(db.orm, admin.id);
      if (!row) throw unauthorized();
      return { when: row.mailNotices, to: (config.smtpUrl && row.email) || null };
    },
  });
  staffRoute(app, {
    method: 'PUT',
    url: MAIL_NOTICE_PATHS.edit,
    config: { access: 'account', repeats: 'free' },
    docs: authDocs.editMailNotices,
    input: { body: choice },
    handler: async ({ admin, body: { when } }) => {
      await db.orm.update(accounts).set({ mailNotices: when }).where(eq(accounts.id, admin.id));
      return null;
    },
  });
}

/** Confirms the current password for changes that require a recent proof. */
export function provePassword(app: FastifyInstance, deps: IdentityDeps) {
  staffRoute(app, {
    method: 'POST',
    url: AUTH_PATHS.prove,
    config: { access: 'account' },
    docs: authDocs.prove,
    input: { body: bodyWithCurrentPassword },
    handler: async ({ admin, body: { currentPassword }, request }) => {
      await requireCurrentPassword(deps, request, currentPassword);
      await deps.db.transaction(async (tx) => {
        await recordProof(tx, admin);
        await recordAudit(tx, accountLine(admin, 'prove_password', admin.id));
      });
    },
  });
}
