import { allows, parseFlags } from '@admissions/model';
import { RESULT_CODES } from '@admissions/protocol';
import type { RunningReleases } from '@admissions/protocol/releases';
import { RUNNING_RELEASES_PATH } from '@admissions/protocol/releases';
import type { FastifyInstance } from 'fastify';
import type { Overrides } from '../channels/overrides.ts';
import type { Recorder } from '../figures/recorder.ts';
import { sendFailure } from './failures.ts';
import type { LoadUser } from './load-user.ts';

interface Deps {
  loadUser: LoadUser;
  recorder: Pick<Recorder, 'read'>;
  overrides: Pick<Overrides, 'isEnabled'>;
  shellVersion: string;
}

/** For staff with the flag `account`; `/shell/figures` is only for own processes. */
export function registerRunningReleasesRoute(
  app: FastifyInstance,
  { loadUser, recorder, overrides, shellVersion }: Deps,
) {
  app.get(RUNNING_RELEASES_PATH, async (request, reply) => {
    const user = await loadUser(request, reply);
    if (!user) return reply;
    if (!allows(parseFlags(user.priv), 'account')) return sendFailure(request, reply, 403);
    const data: RunningReleases = {
      version: shellVersion,
      allowsOverrides: overrides.isEnabled,
      figures: recorder.read(),
    };
    return { errorCode: RESULT_CODES.success, data };
  });
}
