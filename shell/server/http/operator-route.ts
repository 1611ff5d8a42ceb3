import { allows, parseFlags } from '@admissions/model';
import { RESULT_CODES } from '@admissions/protocol';
import { RUNNING_RELEASES_PATH, type RunningReleases } from '@admissions/protocol/releases';
import type { FastifyInstance } from 'fastify';
import type { Recorder } from '../figures/recorder.ts';
import { sendFailure } from './failures.ts';
import type { LoadUser } from './load-user.ts';

interface Deps {
  loadUser: LoadUser;
  recorder: Pick<Recorder, 'read'>;
}

/** Figures of the releases for staff with the flag `account`. */
export function registerOperatorRoute(app: FastifyInstance, { loadUser, recorder }: Deps) {
  app.get(RUNNING_RELEASES_PATH, async (request, reply) => {
    const user = await loadUser(request, reply);
    if (!user) return reply;
    if (!allows(parseFlags(user.priv), 'account')) return sendFailure(request, reply, 403);
    const data: RunningReleases = { figures: recorder.read() };
    return { errorCode: RESULT_CODES.success, data };
  });
}
