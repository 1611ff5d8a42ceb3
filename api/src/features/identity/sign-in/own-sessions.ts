import { allows, findFirstAllowedArea } from '@admissions/model';
import { type AdminSession, AUTH_PATHS, type UserInfo } from '@admissions/protocol';
import { MAIL_NOTICE_PATHS, MAIL_NOTICES, type OwnMailNotices } from '@admissions/protocol/staff';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { createNotFoundError, unauthorized } from '../../../platform/http/http-error.ts';
import { staffRoutes } from '../../../platform/http/typed-routes.ts';
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
  const staff = staffRoutes(app, 'account');
  const { db, sealing } = deps;
  staff.get(AUTH_PATHS.userInfo, { docs: authDocs.userInfo }, async ({ admin }) => {
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
  });

  staff.get(
    AUTH_PATHS.sessions,
    { docs: authDocs.sessions },
    async ({ admin: { id, sessionId } }) =>
      (await listSessions(db, id)).map((row) => toSession(row, sessionId)),
  );

  staff.delete(
    AUTH_PATHS.endSession(':id'),
    { docs: authDocs.endSession },
    async ({ admin, params: { id: session } }) => {
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
  );
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
  const staff = staffRoutes(app, 'account');
  staff.get(
    MAIL_NOTICE_PATHS.info,
    { docs: authDocs.mailNotices },
    async ({ admin }): Promise<OwnMailNotices> => {
      const row = await findAccountById(db.orm, admin.id);
      if (!row) throw unauthorized();
      return { when: row.mailNotices, to: (config.smtpUrl && row.email) || null };
    },
  );
  staff.put(
    MAIL_NOTICE_PATHS.edit,
    { docs: authDocs.editMailNotices, body: choice, repeats: 'free' },
    async ({ admin, body: { when } }) => {
      await db.orm.update(accounts).set({ mailNotices: when }).where(eq(accounts.id, admin.id));
      return null;
    },
  );
}

/** Confirms the current password for changes that require a recent proof. */
export function provePassword(app: FastifyInstance, deps: IdentityDeps) {
  staffRoutes(app, 'account').post(
    AUTH_PATHS.prove,
    { docs: authDocs.prove, body: bodyWithCurrentPassword },
    async ({ admin, body: { currentPassword }, request }) => {
      await requireCurrentPassword(deps, request, currentPassword);
      await deps.db.transaction(async (tx) => {
        await recordProof(tx, admin);
        await recordAudit(tx, accountLine(admin, 'prove_password', admin.id));
      });
    },
  );
}
