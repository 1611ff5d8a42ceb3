import {
  channelWriteSchema,
  pinWriteSchema,
  RELEASE_ADMIN_PATHS,
  RELEASE_CHANNELS,
  RELEASE_PATHS,
  remoteName,
  rollbackWriteSchema,
  type SentRelease,
} from '@admissions/protocol/releases';
import { createFairQueue } from '@admissions/protocol/server';
import { createLinkPath } from '@admissions/releases';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { runAnnouncedTransaction } from '../../platform/db/changes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { countRequest } from '../../platform/http/count-request.ts';
import { refused, success } from '../../platform/http/http-error.ts';
import { staffRoutes, typedRoutes } from '../../platform/http/typed-routes.ts';
import { openReleaseStore } from '../media/media-store.ts';
import { acceptRelease } from './accept-release.ts';
import { waitForAdoption } from './adoptions.ts';
import { type Deployer, getDeployer } from './deploy-tokens.ts';
import { listReleases } from './list-releases.ts';
import { ownerRoutes } from './owner-routes.ts';
import { withReceivedRelease } from './receive-release.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { releaseDocs } from './release-docs.ts';
import { staffChange } from './staff-change.ts';
import { pinChannel, rollBackChannel, type SwitchResult, switchChannel } from './switch-channel.ts';

/** With the checks before it below the API's connection time-out of 60 s. */
const SEND_ADOPTION_TIMEOUT_MS = 40_000;
const QUEUE_LIMITS = { atOnce: 2, mostEach: 4, most: 40 };
const SEND_RATE_LIMIT = { max: 60, seconds: 600 };

const query = z.strictObject({
  /** Whether the release becomes active or is only stored. */
  channel: z.enum(['stable', 'none']).default('stable'),
  reason: z.string().max(200).default('release'),
  allowLower: z.enum(['true', 'false']).default('false'),
});

export async function releaseRoutes(app: FastifyInstance, deps: ReleaseDeps) {
  const { db, config } = deps;
  const store = openReleaseStore(config);
  const queue = createFairQueue({
    ...QUEUE_LIMITS,
    refusal: () => refused(503, 'error.uploadsBusy'),
  });
  // Streamed by the handler, never held in memory.
  app.addContentTypeParser('application/gzip', (_request, _payload, done) => done(null));

  typedRoutes(app, 'deploy', 'releases').post(
    RELEASE_PATHS.send(':remote'),
    {
      docs: releaseDocs.send,
      params: z.strictObject({ remote: remoteName() }),
      query,
      upload: 'application/gzip',
    },
    async ({ params: { remote }, query, request, locale }) => {
      const { channel, reason, allowLower } = query;
      const deployer =
        channel === 'stable'
          ? getDeployer(request, 'send')
          : getDeployer(request, 'send', 'canary');
      await countRequest(db.orm, { key: `deploy:${deployer.tokenId}`, ...SEND_RATE_LIMIT });
      const { switched, ...accepted } = await queue.take(remote, () =>
        withReceivedRelease(request.raw, { dataDir: config.dataDir, locale }, (received) =>
          acceptRelease({ ...deps, store }, received, {
            deployer,
            isStable: channel === 'stable',
            reason,
            mayBeLower: allowLower === 'true',
            locale,
          }),
        ),
      );
      const change = switched && {
        ...switched,
        shells: await waitForAdoption(db, switched, SEND_ADOPTION_TIMEOUT_MS),
      };
      const isStoredOnly = channel === 'none' && config.allowsOverrides;
      const link = isStoredOnly ? createLinkPath(accepted, config.internalToken) : null;
      return success({ ...accepted, change, link } satisfies SentRelease);
    },
  );
  staffRoutes(app, { area: 'account' }, 'releases').get(
    RELEASE_ADMIN_PATHS.list,
    { docs: releaseDocs.list },
    async () => listReleases(db),
  );
  channelRoutes(app, deps);
  ownerRoutes(app, deps);
}

const params = z.strictObject({ remote: remoteName() });
const channelParams = params.extend({ channel: z.enum(RELEASE_CHANNELS) });

/** Channel switches: for staff, and for teams with a deploy token. */
function channelRoutes(app: FastifyInstance, deps: ReleaseDeps) {
  const routes = typedRoutes(app, 'deploy', 'releases');
  staffChange(app, deps, {
    method: 'put',
    url: RELEASE_ADMIN_PATHS.channel(':remote', ':channel'),
    docs: releaseDocs.switch,
    params: channelParams,
    body: channelWriteSchema,
    handler: (request) =>
      switchAndAwaitAdoption(deps, (tx) => switchChannel(tx, { ...request, mayUnpin: true })),
  });
  staffChange(app, deps, {
    method: 'post',
    url: RELEASE_ADMIN_PATHS.rollback(':remote'),
    docs: releaseDocs.rollBack,
    params,
    body: rollbackWriteSchema,
    handler: (request) => switchAndAwaitAdoption(deps, (tx) => rollBackChannel(tx, request)),
  });
  // For staff alone: a pin restricts the team's own program.
  staffChange(app, deps, {
    method: 'put',
    url: RELEASE_ADMIN_PATHS.pin(':remote'),
    docs: releaseDocs.pin,
    params,
    body: pinWriteSchema,
    // Shells serve the same release, so there is nothing to wait for.
    handler: (request) =>
      runAnnouncedTransaction(deps, async (tx) => ({
        result: await pinChannel(tx, request),
        kinds: ['releases'],
      })),
  });
  routes.put(
    RELEASE_PATHS.channel(':remote', ':channel'),
    { docs: releaseDocs.switchOwn, params: channelParams, body: channelWriteSchema },
    async ({ params, body, request, locale }) => {
      const by = toTeamActor(getDeployer(request, params.channel === 'canary' ? 'canary' : 'send'));
      const change = { ...params, ...body, by, locale, mayUnpin: false };
      return success(await switchAndAwaitAdoption(deps, (tx) => switchChannel(tx, change)));
    },
  );
  routes.post(
    RELEASE_PATHS.rollback(':remote'),
    { docs: releaseDocs.rollBackOwn, params, body: rollbackWriteSchema },
    async ({ params, body, request, locale }) => {
      const by = toTeamActor(getDeployer(request, 'rollback'));
      const change = { ...params, ...body, by, locale };
      return success(await switchAndAwaitAdoption(deps, (tx) => rollBackChannel(tx, change)));
    },
  );
}

/** Switches, notifies every process and waits for the shells. */
async function switchAndAwaitAdoption(deps: ReleaseDeps, work: (tx: Tx) => Promise<SwitchResult>) {
  const switched = await runAnnouncedTransaction(deps, async (tx) => ({
    result: await work(tx),
    kinds: ['releases'],
  }));
  const { isEnd: _, ...change } = switched;
  return { ...change, shells: await waitForAdoption(deps.db, switched) };
}

const toTeamActor = ({ name }: Deployer) => ({ account: null, name });
