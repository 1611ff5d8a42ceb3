import { allows, findFirstAllowedArea } from '@admissions/model';
import { type AdminSession, AUTH_PATHS, type UserInfo } from '@admissions/protocol';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { createNotFoundError, unauthorized } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { idParams } from '../../../platform/validation/input-schemas.ts';
import type { AuthDeps } from '../deps/auth-deps.ts';
import { countUnseen } from '../notices/unusual-changes.ts';
import { lacksTwoFactor } from '../second-factor/lacks-two-factor.ts';
import { endSession, listSessions } from '../sessions/admin-sessions.ts';
import type { AdminSessionRow } from '../tables/auth-tables.ts';
import { findAccountById } from '../tables/find-account.ts';
import { authDocs } from './auth-docs.ts';

/** The signed-in account and its sessions. */
export function ownSessions(app: FastifyInstance, deps: AuthDeps) {
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
