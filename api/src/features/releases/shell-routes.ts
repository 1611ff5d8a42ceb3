import { randomUUID } from 'node:crypto';
import type { Locale } from '@admissions/model';
import { RESULT_CODES } from '@admissions/protocol';
import {
  type AdoptionReceipt,
  AUTOMATIC,
  type ChannelActionRequest,
  channelRequestSchema,
  RELEASE_SERVICE_PATHS,
  remoteName,
  shellAdoptionSchema,
} from '@admissions/protocol/releases';
import { isSameSecret, matchesEtag } from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { runAnnouncedTransaction } from '../../platform/db/changes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError, success, unauthorized } from '../../platform/http/http-error.ts';
import { typedRoutes } from '../../platform/http/typed-routes.ts';
import { openReleaseStore } from '../media/media-store.ts';
import { deleteShellAdoption, recordAdoption } from './adoptions.ts';
import { findChannel, findRelease, readSequence, readServiceRegistry } from './read-releases.ts';
import { lockChannels, type ReleaseActor } from './record-release-change.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { rollBackChannel, switchChannel } from './switch-channel.ts';

const archiveParams = z.strictObject({ remote: remoteName(), version: z.string().max(50) });
const channelParams = z.strictObject({ remote: remoteName() });
const shellParams = z.strictObject({ shell: z.string().max(200) });

/** For our own shells only. */
export async function shellRoutes(app: FastifyInstance, deps: ReleaseDeps) {
  const { db, config } = deps;
  const store = openReleaseStore(config);
  // A restored database may repeat a sequence, so each start of the API is an epoch of its own.
  const epoch = randomUUID();
  const toEtag = (sequence: number) => `"${epoch}.${sequence}"`;
  // Runs after the hooks that refuse malformed requests.
  app.addHook('preHandler', async ({ headers }) => {
    if (!isSameSecret(headers['x-internal-token'], config.internalToken)) throw unauthorized();
  });

  const routes = typedRoutes(app, 'public');
  const docs = { hide: true };
  routes.get(RELEASE_SERVICE_PATHS.registry, { docs }, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    if (matchesEtag(request.headers['if-none-match'], toEtag(await readSequence(db.orm))))
      return reply.code(304).send();
    const registry = await readServiceRegistry(db.orm);
    return reply.header('etag', toEtag(registry.sequence)).send(registry);
  });
  routes.get(
    RELEASE_SERVICE_PATHS.archive(':remote', ':version'),
    { docs, params: archiveParams },
    async ({ params: { remote, version }, reply }) => {
      const release = await findRelease(db.orm, remote, version);
      if (!release) throw new HttpError(RESULT_CODES.notExists, 404);
      return reply.type('application/gzip').send(await store.read(release.archive));
    },
  );
  routes.post(
    RELEASE_SERVICE_PATHS.adoptions,
    { docs, body: shellAdoptionSchema },
    async ({ body }) => {
      await recordAdoption(db, body);
      return success({ sequence: await readSequence(db.orm) } satisfies AdoptionReceipt);
    },
  );
  routes.post(
    RELEASE_SERVICE_PATHS.channels(':remote'),
    { docs, params: channelParams, body: channelRequestSchema },
    async ({ params: { remote }, body, locale }) => {
      const switched = await runAnnouncedTransaction(deps, async (tx) => {
        const result = await applyRequestedChange(tx, { ...body, remote, locale });
        return { result, kinds: result ? ['releases'] : [] };
      });
      // No wait: the shell that requests this is one of those that adopt it.
      return success(switched);
    },
  );
  routes.delete(
    RELEASE_SERVICE_PATHS.adoption(':shell'),
    { docs, params: shellParams },
    async ({ params: { shell } }) => {
      await deleteShellAdoption(db, shell);
      return success(null);
    },
  );
}

const AUTOMATIC_ACTOR: ReleaseActor = { account: null, name: AUTOMATIC };

/** Null when the canary or trial that the shell names was replaced: the first shell wins. */
async function applyRequestedChange(
  tx: Tx,
  { remote, locale, ...request }: ChannelActionRequest & { remote: string; locale: Locale },
) {
  const { action, version, since, reason, figures } = request;
  const change = { remote, version, reason, figures, locale, by: AUTOMATIC_ACTOR };
  await lockChannels(tx);
  if (action === 'roll-back') {
    const stable = await findChannel(tx, remote, 'stable');
    const trial = stable?.version === version ? stable.trial : null;
    if (trial?.since !== since) return null;
    return rollBackChannel(tx, { ...change, version: trial.against });
  }
  const canary = await findChannel(tx, remote, 'canary');
  const isCurrent = canary?.version === version && canary.at === since && canary.percent > 0;
  return isCurrent
    ? switchChannel(tx, { ...change, channel: 'canary', percent: 0, mayUnpin: true })
    : null;
}
