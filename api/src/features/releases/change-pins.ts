import { pinWriteSchema, RELEASE_ADMIN_PATHS, remoteName } from '@admissions/protocol/releases';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { success } from '../../platform/http/http-error.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import {
  OWN_PASSWORD,
  ownPassword,
  requireOwnPassword,
} from '../identity/passwords/own-password.ts';
import { toActor } from './change-owners.ts';
import { pinChannel } from './pin-channel.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { releaseDocs } from './release-docs.ts';

const body = pinWriteSchema.extend({ [OWN_PASSWORD]: ownPassword() });

/** Keeping a remote where it is, for staff alone: a pin is there to hold its team's program. */
export function changePins(app: FastifyInstance, deps: ReleaseDeps): void {
  const { db, changes } = deps;
  staffRoute(app, {
    method: 'PUT',
    url: RELEASE_ADMIN_PATHS.pin(':remote'),
    config: { access: { area: 'account' } },
    docs: releaseDocs.pin,
    input: { params: z.strictObject({ remote: remoteName() }), body },
    handler: async ({ params: { remote }, body, admin, request, reply }) => {
      const { currentPassword: password, ...pin } = body;
      await requireOwnPassword(deps, { request, reply, password });
      const state = await db.transaction(async (tx) => {
        const done = await pinChannel(tx, { remote, ...pin, by: toActor(admin) });
        await changes.announce(tx, ['releases']);
        return done;
      });
      // Shells serve what they served: nothing is waited for.
      changes.publishLocal(['releases']);
      return success(state);
    },
  });
}
