import {
  RELEASE_ADMIN_PATHS,
  RELEASE_PATHS,
  remoteName,
  type SentRelease,
} from '@admissions/protocol/releases';
import { createLinkPath } from '@admissions/releases';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refused, success } from '../../platform/http/http-error.ts';
import { staffRoute, typedRoute } from '../../platform/http/typed-route.ts';
import { countRequest } from '../../platform/limits/count-request.ts';
import { createFairQueue } from '../../platform/queue/fair-queue.ts';
import { acceptRelease } from './accept-release.ts';
import { waitForAdoption } from './adoptions.ts';
import { channelRoutes } from './channel-routes.ts';
import { getDeployer } from './deploy-tokens.ts';
import { listReleases } from './list-releases.ts';
import { ownerRoutes } from './owner-routes.ts';
import { withReceivedRelease } from './receive-release.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { releaseDocs } from './release-docs.ts';
import { openReleaseStore } from './release-store.ts';

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

  typedRoute(app, {
    method: 'POST',
    url: RELEASE_PATHS.send(':remote'),
    config: { access: 'deploy', upload: 'application/gzip' },
    docs: releaseDocs.send,
    input: { params: z.strictObject({ remote: remoteName() }), query },
    handler: async ({ params: { remote }, query, request, locale }) => {
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
  });
  staffRoute(app, {
    method: 'GET',
    url: RELEASE_ADMIN_PATHS.list,
    config: { access: { area: 'account' } },
    docs: releaseDocs.list,
    handler: async () => listReleases(db),
  });
  channelRoutes(app, deps);
  ownerRoutes(app, deps);
}
