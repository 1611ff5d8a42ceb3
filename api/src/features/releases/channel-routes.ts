import {
  channelWriteSchema,
  pinWriteSchema,
  RELEASE_ADMIN_PATHS,
  RELEASE_CHANNELS,
  RELEASE_PATHS,
  remoteName,
  rollbackWriteSchema,
} from '@admissions/protocol/releases';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { runAnnouncedTransaction } from '../../platform/db/changes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { success } from '../../platform/http/http-error.ts';
import { typedRoute } from '../../platform/http/typed-route.ts';
import { waitForAdoption } from './adoptions.ts';
import { type Deployer, getDeployer } from './deploy-tokens.ts';
import { pinChannel } from './pin-channel.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { releaseDocs } from './release-docs.ts';
import { staffChange } from './staff-change.ts';
import { rollBackChannel, type SwitchResult, switchChannel } from './switch-channel.ts';

const params = z.strictObject({ remote: remoteName() });
const channelParams = params.extend({ channel: z.enum(RELEASE_CHANNELS) });
const team = { access: 'deploy' } as const;

/** Channel switches: for staff, and for teams with a deploy token. */
export function channelRoutes(app: FastifyInstance, deps: ReleaseDeps) {
  staffChange(app, deps, {
    method: 'PUT',
    url: RELEASE_ADMIN_PATHS.channel(':remote', ':channel'),
    docs: releaseDocs.switch,
    params: channelParams,
    body: channelWriteSchema,
    handler: (request) =>
      switchAndAwaitAdoption(deps, (tx) => switchChannel(tx, { ...request, mayUnpin: true })),
  });
  staffChange(app, deps, {
    method: 'POST',
    url: RELEASE_ADMIN_PATHS.rollback(':remote'),
    docs: releaseDocs.rollBack,
    params,
    body: rollbackWriteSchema,
    handler: (request) => switchAndAwaitAdoption(deps, (tx) => rollBackChannel(tx, request)),
  });
  // For staff alone: a pin restricts the team's own program.
  staffChange(app, deps, {
    method: 'PUT',
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
  typedRoute(app, {
    method: 'PUT',
    url: RELEASE_PATHS.channel(':remote', ':channel'),
    config: team,
    docs: releaseDocs.switchOwn,
    input: { params: channelParams, body: channelWriteSchema },
    handler: async ({ params, body, request, locale }) => {
      const by = toTeamActor(getDeployer(request, params.channel === 'canary' ? 'canary' : 'send'));
      const change = { ...params, ...body, by, locale, mayUnpin: false };
      return success(await switchAndAwaitAdoption(deps, (tx) => switchChannel(tx, change)));
    },
  });
  typedRoute(app, {
    method: 'POST',
    url: RELEASE_PATHS.rollback(':remote'),
    config: team,
    docs: releaseDocs.rollBackOwn,
    input: { params, body: rollbackWriteSchema },
    handler: async ({ params, body, request, locale }) => {
      const by = toTeamActor(getDeployer(request, 'rollback'));
      const change = { ...params, ...body, by, locale };
      return success(await switchAndAwaitAdoption(deps, (tx) => rollBackChannel(tx, change)));
    },
  });
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
