import { allows, parseFlags } from '@admissions/model';
import { RESULT_CODES, type UserInfo } from '@admissions/protocol';
import {
  RELEASE_LINK_PATH,
  type ReleaseLink,
  RUNNING_RELEASES_PATH,
  type RunningReleases,
} from '@admissions/protocol/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Overrides } from '../channels/overrides.ts';
import type { Recorder } from '../figures/recorder.ts';
import { sendFailure } from './failures.ts';
import type { LoadUser } from './load-user.ts';

interface Deps {
  loadUser: LoadUser;
  recorder: Pick<Recorder, 'read'>;
  overrides: Pick<Overrides, 'isEnabled' | 'createLink'>;
  shellVersion: string;
}

/** Figures, and links to releases that are not live, for staff with the flag `account`. */
export function registerOperatorRoutes(
  app: FastifyInstance,
  { loadUser, recorder, overrides, shellVersion }: Deps,
) {
  /** Null when the reply has been sent. */
  async function loadOperator(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<UserInfo | null> {
    const user = await loadUser(request, reply);
    if (!user || allows(parseFlags(user.priv), 'account')) return user;
    await sendFailure(request, reply, 403);
    return null;
  }
  app.get(RUNNING_RELEASES_PATH, async (request, reply) => {
    if (!(await loadOperator(request, reply))) return reply;
    const data: RunningReleases = {
      version: shellVersion,
      allowsOverrides: overrides.isEnabled,
      figures: recorder.read(),
    };
    return { errorCode: RESULT_CODES.success, data };
  });
  app.get<{ Querystring: Record<string, unknown> }>(RELEASE_LINK_PATH, async (request, reply) => {
    const user = await loadOperator(request, reply);
    if (!user) return reply;
    const [name = '', version = ''] = String(request.query.release ?? '').split('@');
    const path = overrides.createLink(name, version);
    if (path === null) return sendFailure(request, reply, 404);
    const labels = { remote: name, version, account: user.info.account };
    request.log.warn(labels, 'a release link was created');
    return { errorCode: RESULT_CODES.success, data: { path } satisfies ReleaseLink };
  });
}
