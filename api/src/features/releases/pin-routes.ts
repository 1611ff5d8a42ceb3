import { pinWriteSchema, RELEASE_ADMIN_PATHS, remoteName } from '@admissions/protocol/releases';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { success } from '../../platform/http/http-error.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import {
  CURRENT_PASSWORD_FIELD,
  currentPasswordField,
  requireCurrentPassword,
} from '../identity/passwords/current-password.ts';
import { toActor } from './owner-routes.ts';
import { pinChannel } from './pin-channel.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { releaseDocs } from './release-docs.ts';

const body = pinWriteSchema.extend({ [CURRENT_PASSWORD_FIELD]: currentPasswordField() });

/** For staff alone: a pin restricts the team's own program. */
export function pinRoutes(app: FastifyInstance, deps: ReleaseDeps): void {
  const { db, changes } = deps;
  staffRoute(app, {
    method: 'PUT',
    url: RELEASE_ADMIN_PATHS.pin(':remote'),
    config: { access: { area: 'account' } },
    docs: releaseDocs.pin,
    input: { params: z.strictObject({ remote: remoteName() }), body },
    handler: async ({ params: { remote }, body, admin, request, reply }) => {
      const { currentPassword: password, ...pin } = body;
      await requireCurrentPassword(deps, { request, reply, password });
      const state = await db.transaction(async (tx) => {
        const result = await pinChannel(tx, { remote, ...pin, by: toActor(admin) });
        await changes.announce(tx, ['releases']);
        return result;
      });
      // Shells serve the same release, so there is nothing to wait for.
      changes.publishLocal(['releases']);
      return success(state);
    },
  });
}
