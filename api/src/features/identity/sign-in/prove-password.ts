import { AUTH_PATHS } from '@admissions/protocol';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import type { AuthDeps } from '../deps/auth-deps.ts';
import { accountLine } from '../notices/notify-managers.ts';
import { bodyWithCurrentPassword, requireCurrentPassword } from '../passwords/current-password.ts';
import { recordProof } from '../passwords/recent-proof.ts';
import { authDocs } from './auth-docs.ts';

/** Confirms the current password for changes that require a recent proof. */
export function provePassword(app: FastifyInstance, deps: AuthDeps) {
  staffRoute(app, {
    method: 'POST',
    url: AUTH_PATHS.prove,
    config: { access: 'account' },
    docs: authDocs.prove,
    input: { body: bodyWithCurrentPassword },
    handler: async ({ admin, body: { currentPassword }, request, reply }) => {
      await requireCurrentPassword(deps, { request, reply, password: currentPassword });
      await deps.db.transaction(async (tx) => {
        await recordProof(tx, admin);
        await recordAudit(tx, accountLine(admin, 'prove_password', admin.id));
      });
    },
  });
}
