import type { Locale } from '@admissions/model';
import {
  type ChannelChange,
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
import { staffRoute, typedRoute } from '../../platform/http/typed-route.ts';
import {
  CURRENT_PASSWORD_FIELD,
  currentPasswordField,
  requireCurrentPassword,
} from '../identity/passwords/current-password.ts';
import { waitForAdoption } from './adoptions.ts';
import { type Deployer, getDeployer } from './deploy-tokens.ts';
import { toActor } from './owner-routes.ts';
import { pinChannel } from './pin-channel.ts';
import type { ReleaseActor } from './record-release-change.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { releaseDocs } from './release-docs.ts';
import { rollBackChannel, type SwitchResult, switchChannel } from './switch-channel.ts';

const releaseChannel = () => z.enum(RELEASE_CHANNELS);

const params = z.strictObject({ remote: remoteName() });
const channelParams = z.strictObject({ remote: remoteName(), channel: releaseChannel() });
const proof = { [CURRENT_PASSWORD_FIELD]: currentPasswordField() };
const staff = { access: { area: 'account' } } as const;
const team = { access: 'deploy' } as const;
type SwitchInput = z.output<typeof channelParams> & z.output<typeof channelWriteSchema>;
type RollbackInput = z.output<typeof params> & z.output<typeof rollbackWriteSchema>;
interface Caller {
  by: ReleaseActor;
  locale: Locale;
}

/** Channel switches: for staff, and for teams with a deploy token. */
export function channelRoutes(app: FastifyInstance, deps: ReleaseDeps) {
  const put = (input: SwitchInput, { by, locale }: Caller, mayUnpin: boolean) =>
    switchAndAwaitAdoption(deps, (tx) => switchChannel(tx, { ...input, by, locale, mayUnpin }));
  const rollBack = (input: RollbackInput, { by, locale }: Caller) =>
    switchAndAwaitAdoption(deps, (tx) => rollBackChannel(tx, { ...input, by, locale }));

  staffRoute(app, {
    method: 'PUT',
    url: RELEASE_ADMIN_PATHS.channel(':remote', ':channel'),
    config: staff,
    docs: releaseDocs.switch,
    input: { params: channelParams, body: channelWriteSchema.extend(proof) },
    handler: async ({ params, body, admin, request, locale }) => {
      const { currentPassword: password, ...change } = body;
      await requireCurrentPassword(deps, request, password);
      return put({ ...params, ...change }, { by: toActor(admin), locale }, true);
    },
  });
  staffRoute(app, {
    method: 'POST',
    url: RELEASE_ADMIN_PATHS.rollback(':remote'),
    config: staff,
    docs: releaseDocs.rollBack,
    input: { params, body: rollbackWriteSchema.extend(proof) },
    handler: async ({ params, body, admin, request, locale }) => {
      const { currentPassword: password, ...change } = body;
      await requireCurrentPassword(deps, request, password);
      return rollBack({ ...params, ...change }, { by: toActor(admin), locale });
    },
  });
  // For staff alone: a pin restricts the team's own program.
  staffRoute(app, {
    method: 'PUT',
    url: RELEASE_ADMIN_PATHS.pin(':remote'),
    config: staff,
    docs: releaseDocs.pin,
    input: { params, body: pinWriteSchema.extend(proof) },
    handler: async ({ params, body, admin, request }) => {
      const { currentPassword: password, ...pin } = body;
      await requireCurrentPassword(deps, request, password);
      // Shells serve the same release, so there is nothing to wait for.
      return runAnnouncedTransaction(deps, async (tx) => ({
        result: await pinChannel(tx, { ...params, ...pin, by: toActor(admin) }),
        kinds: ['releases'],
      }));
    },
  });
  typedRoute(app, {
    method: 'PUT',
    url: RELEASE_PATHS.channel(':remote', ':channel'),
    config: team,
    docs: releaseDocs.switchOwn,
    input: { params: channelParams, body: channelWriteSchema },
    handler: async ({ params, body, request, locale }) => {
      const deployer = getDeployer(request, params.channel === 'canary' ? 'canary' : 'send');
      const by = toTeamActor(deployer);
      return success(await put({ ...params, ...body }, { by, locale }, false));
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
      return success(await rollBack({ ...params, ...body }, { by, locale }));
    },
  });
}

/** Switches, notifies every process and waits for the shells. */
async function switchAndAwaitAdoption(
  deps: ReleaseDeps,
  work: (tx: Tx) => Promise<SwitchResult>,
): Promise<ChannelChange> {
  const switched = await runAnnouncedTransaction(deps, async (tx) => ({
    result: await work(tx),
    kinds: ['releases'],
  }));
  const { isEnd: _, ...change } = switched;
  return { ...change, shells: await waitForAdoption(deps.db, switched) };
}

const toTeamActor = ({ name }: Deployer): ReleaseActor => ({ account: null, name });
