import { CODE } from '@admissions/protocol';
import type { AdoptionReceipt, ChannelStep } from '@admissions/protocol/releases';
import {
  channelRequestSchema,
  REGISTRY_SIGNATURE_HEADER,
  RELEASE_SERVICE_PATHS,
  remoteName,
  shellAdoptionSchema,
} from '@admissions/protocol/releases';
import { namesTag } from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpError, parsed, success, unauthorized } from '../../platform/http/http-error.ts';
import { isInternal } from '../../platform/http/internal-token.ts';
import { parseQuery } from '../../platform/http/list-query.ts';
import { readLocale } from '../../platform/http/locale.ts';
import { forgetShell, recordAdoption } from './adoptions.ts';
import { makeAskedChange } from './make-asked-change.ts';
import { findRelease, readSequence, readServiceRegistry } from './read-releases.ts';
import { openRegistryKey } from './registry-key.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { openReleaseStore } from './release-store.ts';
import type { Switched } from './switch-channel.ts';

const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;
const archiveParams = z.strictObject({ remote: remoteName(), version: z.string().max(50) });
const channelParams = z.strictObject({ remote: remoteName() });
const shellParams = z.strictObject({ shell: z.string().max(200) });

/** What shells follow and fetch, and what they say of it: for our own processes only. */
export async function serveShells(
  app: FastifyInstance,
  { db, config, changes }: ReleaseDeps,
): Promise<void> {
  const store = openReleaseStore(config);
  const key = openRegistryKey(config);
  // After what refuses malformed requests of everybody.
  app.addHook('preHandler', async ({ headers }) => {
    if (!isInternal(headers['x-internal-token'], config.internalToken)) throw unauthorized();
  });

  app.get(RELEASE_SERVICE_PATHS.registry, hidden, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const toTag = (sequence: number) => `"${sequence}"`;
    if (namesTag(request.headers['if-none-match'], toTag(await readSequence(db.orm))))
      return reply.code(304).send();
    const registry = await readServiceRegistry(db.orm);
    const text = JSON.stringify(registry);
    return reply
      .header('etag', toTag(registry.sequence))
      .header(REGISTRY_SIGNATURE_HEADER, key.sign(text))
      .type('application/json')
      .send(text);
  });
  app.get(
    RELEASE_SERVICE_PATHS.archive(':remote', ':version'),
    hidden,
    async ({ params }, reply) => {
      const { remote, version } = parseQuery(archiveParams, params);
      const release = await findRelease(db.orm, remote, version);
      if (!release) throw new HttpError(CODE.notExists, 404);
      return reply.type('application/gzip').send(await store.read(release.archive));
    },
  );
  app.post(RELEASE_SERVICE_PATHS.adoptions, hidden, async (request) => {
    await recordAdoption(db, parsed(shellAdoptionSchema, request.body));
    return success({ sequence: await readSequence(db.orm) } satisfies AdoptionReceipt);
  });
  app.post(RELEASE_SERVICE_PATHS.channels(':remote'), hidden, async (request) => {
    const { remote } = parseQuery(channelParams, request.params);
    const locale = readLocale(request);
    const asked = parsed(channelRequestSchema, request.body);
    const switched = await db.transaction(async (tx) => {
      const done = await makeAskedChange(tx, { ...asked, remote, locale });
      if (done) await changes.announce(tx, ['releases']);
      return done;
    });
    if (switched) changes.publishLocal(['releases']);
    return success(switched && toStep(switched));
  });
  app.delete(RELEASE_SERVICE_PATHS.adoption(':shell'), hidden, async ({ params }) => {
    await forgetShell(db, parseQuery(shellParams, params).shell);
    return success(null);
  });
}

// Nobody is waited for: the shell that asks is one of those that have to follow.
const toStep = ({ remote, from, to, sequence }: Switched): ChannelStep => ({
  remote,
  from,
  to,
  sequence,
});
