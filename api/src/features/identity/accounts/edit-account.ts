import { AREAS, allows, privOf } from '@admissions/model';
import { ACCOUNT_PATHS } from '@admissions/protocol';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../../../platform/crypto/password-hashes.ts';
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts';
import { conflict, notExists, success } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { idParams } from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { accountLine, recordAndTell } from '../notices/tell-managers.ts';
import { ownPasswordMissing, requireOwnPassword } from '../passwords/own-password.ts';
import { readRecentHashes, requirePolicy, setPassword } from '../passwords/set-password.ts';
import { endSessions } from '../sessions/admin-sessions.ts';
import { accounts, UNBOUND } from '../tables/accounts-tables.ts';
import { accountWithId } from '../tables/find-account.ts';
import { accountDocs } from './account-docs.ts';
import {
  aboutSelf,
  actorIn,
  changedSignInNames,
  lockAccounts,
  needsOwnPassword,
  requireManagers,
  requireNoMoreFlags,
  requireOwnFlags,
  requireOwnTaken,
} from './account-rules.ts';
import { editedAccount } from './account-schema.ts';
import { readAccount } from './account-view.ts';
import { nameTaken } from './add-account.ts';

/** Changes an account; its sessions end when it loses a flag, when its state or its password changes, or when it has to change its password. A flag that it gets holds from its next call on. */
export function editAccount(app: FastifyInstance, deps: IdentityDeps): void {
  const { db } = deps;
  staffRoute(app, {
    method: 'PUT',
    url: ACCOUNT_PATHS.edit(':id'),
    config: { access: { area: 'account' } },
    docs: accountDocs.edit,
    input: { params: idParams, body: editedAccount },
    handler: async ({ params: { id }, body, admin, request, reply }) => {
      const { revision, password, mustChangePassword, priv, currentPassword, ...facts } = body;
      const now = await accountWithId(db.orm, id);
      if (!now) throw notExists();
      if (password !== undefined) {
        requireNoMoreFlags(admin, now, 'password');
        await requirePolicy(
          {
            password,
            account: facts.account ?? now.account,
            email: facts.email ?? now.email,
            recent: readRecentHashes(now),
          },
          'password',
        );
      }
      for (const field of changedSignInNames(now, facts)) requireNoMoreFlags(admin, now, field);
      const isProven = needsOwnPassword(now, { priv, ...facts, password });
      if (isProven) {
        requireOwnFlags({
          by: admin,
          before: privOf(now.priv),
          after: priv ?? privOf(now.priv),
        });
        await requireOwnPassword(deps, { request, reply, password: currentPassword });
      }
      const hash = password === undefined ? null : await hashPassword(password);

      const answer = await db
        .transaction(async (tx) => {
          const rows = await lockAccounts(tx);
          const by = actorIn(rows, admin);
          const row = rows.find((each) => each.id === id);
          if (!row) throw notExists();
          const before = privOf(row.priv);
          const after = priv ?? before;
          const flagsChange = AREAS.some((area) => allows(before, area) !== allows(after, area));
          const losesFlag = AREAS.some((area) => allows(before, area) && !allows(after, area));
          const stateChanges = facts.active !== undefined && facts.active !== row.active;
          const mustChangeNow = mustChangePassword === true && !row.mustChangePassword;
          if (id === admin.id && flagsChange) throw aboutSelf('priv');
          if (id === admin.id && stateChanges) throw aboutSelf('active');
          requireOwnFlags({ by, before, after });
          requireOwnTaken({ by, before, after });
          for (const field of changedSignInNames(row, facts)) requireNoMoreFlags(by, row, field);
          if (stateChanges) requireNoMoreFlags(by, row, 'active');
          if (hash !== null) requireNoMoreFlags(by, row, 'password');
          if (row.revision !== revision)
            throw conflict(await readAccount(tx, id), row.updatedBy ?? row.name);
          // It has changed since it was looked at above.
          if (!isProven && needsOwnPassword(row, { priv, ...facts })) throw ownPasswordMissing();

          await tx
            .update(accounts)
            .set({
              ...facts,
              ...(priv && { priv: JSON.stringify(priv) }),
              ...(mustChangePassword !== undefined && { mustChangePassword }),
              ...(hash !== null && id !== admin.id && UNBOUND),
              updatedAt: new Date().toISOString(),
              updatedBy: admin.name,
              revision: hash === null ? sql`${accounts.revision} + 1` : row.revision,
            })
            .where(and(eq(accounts.id, id), eq(accounts.revision, revision)));
          if (hash !== null)
            await setPassword(tx, row, {
              hash,
              mustChange: mustChangePassword ?? id !== admin.id,
              by: admin.name,
            });
          else if (losesFlag || stateChanges || mustChangeNow) await endSessions(tx, id);
          await requireManagers(tx, rows);
          const fields = [
            ...Object.entries({ ...facts, mustChangePassword })
              .filter(
                ([name, value]) => value !== undefined && value !== row[name as keyof typeof row],
              )
              .map(([name]) => name),
            ...(flagsChange ? ['priv'] : []),
            ...(hash ? ['password'] : []),
          ];
          const isOther = id !== admin.id;
          const isReaddressed = isOther && facts.email !== undefined && facts.email !== row.email;
          const line = accountLine(admin, 'edit', id, {
            fields,
            ...(flagsChange && { before, after }),
            ...(stateChanges && { active: facts.active }),
            ...(isOther && hash !== null && { password: true }),
            ...(isReaddressed && { email: true }),
          });
          await recordAndTell(tx, deps, { ...line, name: row.account, before: rows });
          return readAccount(tx, id);
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? nameTaken() : error;
        });
      return success(answer);
    },
  });
}
