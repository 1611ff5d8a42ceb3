import { AREAS, allows, parseFlags } from '@admissions/model';
import { ACCOUNT_PATHS } from '@admissions/protocol';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../../../platform/crypto/password-hashes.ts';
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts';
import { conflict, createNotFoundError, success } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { idParams } from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { accountLine, recordAndNotify } from '../notices/notify-managers.ts';
import {
  createMissingPasswordError,
  requireCurrentPassword,
} from '../passwords/current-password.ts';
import { readRecentHashes, requirePolicy, setPassword } from '../passwords/set-password.ts';
import { endSessions } from '../sessions/admin-sessions.ts';
import { accounts, OIDC_UNBOUND } from '../tables/accounts-tables.ts';
import { findAccountById } from '../tables/find-account.ts';
import { accountDocs } from './account-docs.ts';
import {
  changedSignInNames,
  createSelfChangeError,
  lockAccounts,
  needsCurrentPassword,
  requireActor,
  requireManagers,
  requireNoMoreFlags,
  requireOwnFlags,
  requireOwnRevokedFlags,
} from './account-rules.ts';
import { editedAccount } from './account-schema.ts';
import { readAccount } from './account-view.ts';
import { createNameConflict } from './add-account.ts';

/** Ends sessions after a revoked flag or a new state or password; granted flags apply at once. */
export function editAccount(app: FastifyInstance, deps: IdentityDeps): void {
  const { db } = deps;
  staffRoute(app, {
    method: 'PUT',
    url: ACCOUNT_PATHS.edit(':id'),
    config: { access: { area: 'account' } },
    docs: accountDocs.edit,
    input: { params: idParams, body: editedAccount },
    handler: async ({ params: { id }, body, admin, request, reply }) => {
      const { revision, password, mustChangePassword, priv, currentPassword, ...profile } = body;
      const now = await findAccountById(db.orm, id);
      if (!now) throw createNotFoundError();
      if (password !== undefined) {
        requireNoMoreFlags(admin, now, 'password');
        await requirePolicy(
          {
            password,
            account: profile.account ?? now.account,
            email: profile.email ?? now.email,
            recent: readRecentHashes(now),
          },
          'password',
        );
      }
      for (const field of changedSignInNames(now, profile)) requireNoMoreFlags(admin, now, field);
      const isProven = needsCurrentPassword(now, { priv, ...profile, password });
      if (isProven) {
        requireOwnFlags({
          by: admin,
          before: parseFlags(now.priv),
          after: priv ?? parseFlags(now.priv),
        });
        await requireCurrentPassword(deps, { request, reply, password: currentPassword });
      }
      const hash = password === undefined ? null : await hashPassword(password);

      const answer = await db
        .transaction(async (tx) => {
          const rows = await lockAccounts(tx);
          const by = requireActor(rows, admin);
          const row = rows.find((each) => each.id === id);
          if (!row) throw createNotFoundError();
          const before = parseFlags(row.priv);
          const after = priv ?? before;
          const flagsChange = AREAS.some((area) => allows(before, area) !== allows(after, area));
          const losesFlag = AREAS.some((area) => allows(before, area) && !allows(after, area));
          const stateChanges = profile.active !== undefined && profile.active !== row.active;
          const mustChangeNow = mustChangePassword === true && !row.mustChangePassword;
          if (id === admin.id && flagsChange) throw createSelfChangeError('priv');
          if (id === admin.id && stateChanges) throw createSelfChangeError('active');
          requireOwnFlags({ by, before, after });
          requireOwnRevokedFlags({ by, before, after });
          for (const field of changedSignInNames(row, profile)) requireNoMoreFlags(by, row, field);
          if (stateChanges) requireNoMoreFlags(by, row, 'active');
          if (hash !== null) requireNoMoreFlags(by, row, 'password');
          if (row.revision !== revision)
            throw conflict(await readAccount(tx, id), row.updatedBy ?? row.name);
          // It has changed since the check above.
          if (!isProven && needsCurrentPassword(row, { priv, ...profile }))
            throw createMissingPasswordError();

          await tx
            .update(accounts)
            .set({
              ...profile,
              ...(priv && { priv: JSON.stringify(priv) }),
              ...(mustChangePassword !== undefined && { mustChangePassword }),
              ...(hash !== null && id !== admin.id && OIDC_UNBOUND),
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
            ...Object.entries({ ...profile, mustChangePassword })
              .filter(
                ([name, value]) => value !== undefined && value !== row[name as keyof typeof row],
              )
              .map(([name]) => name),
            ...(flagsChange ? ['priv'] : []),
            ...(hash ? ['password'] : []),
          ];
          const isOther = id !== admin.id;
          const isReaddressed =
            isOther && profile.email !== undefined && profile.email !== row.email;
          const line = accountLine(admin, 'edit', id, {
            fields,
            ...(flagsChange && { before, after }),
            ...(stateChanges && { active: profile.active }),
            ...(isOther && hash !== null && { password: true }),
            ...(isReaddressed && { email: true }),
          });
          await recordAndNotify(tx, deps, { ...line, name: row.account, before: rows });
          return readAccount(tx, id);
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? createNameConflict() : error;
        });
      return success(answer);
    },
  });
}
