import type { AdminSession, UserInfo } from '@admissions/contracts';
import { AUTH_PATHS, allows, firstPrivilegeOf } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { notExists, success, unauthorized } from '../../answers.ts';
import { accountWithId } from '../accounts/find-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { countUnseen } from '../audit/unusual-changes.ts';
import { idOf } from '../list-query.ts';
import type { SignedIn } from './admin-sessions.ts';
import { endSession, sessionsOf } from './admin-sessions.ts';
import type { AuthDeps } from './auth-routes.ts';
import type { AdminSessionRow } from './auth-tables.ts';

/** Who is signed in, and where they are signed in. */
export function ownSessions(app: FastifyInstance, { db, sealing }: AuthDeps): void {
  app.get(
    AUTH_PATHS.userInfo,
    { config: { access: 'account' }, schema: { tags: ['auth'], summary: 'Who is signed in' } },
    async ({ admin }) => {
      const row = await accountWithId(db.orm, (admin as SignedIn).id);
      if (!row || !admin) throw unauthorized();
      const { id, account, name, email } = row;
      const answer: UserInfo = {
        info: { id, account, name, email },
        name,
        firstPrivilege: firstPrivilegeOf(admin.priv),
        priv: JSON.stringify(admin.priv),
        notices: allows(admin.priv, 'account') ? await countUnseen(db.orm, id) : 0,
        draftKey: sealing.mark(`drafts of ${id}`),
      };
      return success(answer);
    },
  );

  app.get(
    AUTH_PATHS.sessions,
    { config: { access: 'account' }, schema: { tags: ['auth'], summary: 'Own sessions' } },
    async ({ admin }) => {
      const { id, sessionId } = admin as SignedIn;
      return success((await sessionsOf(db, id)).map((row) => sessionOf(row, sessionId)));
    },
  );

  app.delete(
    AUTH_PATHS.endSession(':id'),
    {
      config: { access: 'account' },
      schema: { tags: ['auth'], summary: 'End one of the own sessions' },
    },
    async ({ admin, params }) => {
      const session = idOf(params);
      await db.transaction(async (tx) => {
        if (!(await endSession(tx, (admin as SignedIn).id, session))) throw notExists();
        await recordAudit(tx, {
          account: admin,
          action: 'end_session',
          area: 'account',
          target: `session/${session}`,
        });
      });
      return success(null);
    },
  );
}

/** A session as people see it. */
export const sessionOf = (
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
