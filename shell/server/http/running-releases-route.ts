import { allows, parsePriv } from '@admissions/model';
import { CODE } from '@admissions/protocol';
import type { RunningReleases } from '@admissions/protocol/releases';
import { RUNNING_RELEASES_PATH } from '@admissions/protocol/releases';
import type { FastifyInstance } from 'fastify';
import type { Overrides } from '../channels/overrides.ts';
import type { Recorder } from '../figures/recorder.ts';
import { sendFailure } from './failures.ts';
import type { LoadUser } from './load-user.ts';

interface Deps {
  askUser: LoadUser;
  recorder: Pick<Recorder, 'read'>;
  overrides: Pick<Overrides, 'isEnabled'>;
  shellVersion: string;
}

/** Answers staff with the flag `account` how releases do: `/shell/figures` is for our own processes, and no front lets it through. */
export function registerRunningReleasesRoute(
  app: FastifyInstance,
  { askUser, recorder, overrides, shellVersion }: Deps,
) {
  app.get(RUNNING_RELEASES_PATH, async (request, reply) => {
    const user = await askUser(request, reply);
    if (!user) return reply;
    if (!allows(parsePriv(user.priv), 'account')) return sendFailure(request, reply, 403);
    const data: RunningReleases = {
      version: shellVersion,
      allowsOverrides: overrides.isEnabled,
      figures: recorder.read(),
    };
    return { errorCode: CODE.success, data };
  });
}
