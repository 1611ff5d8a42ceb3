import { allows, parseFlags } from '@admissions/model';
import { RESULT_CODES } from '@admissions/protocol';
import type { ReleaseLink } from '@admissions/protocol/releases';
import { RELEASE_LINK_PATH } from '@admissions/protocol/releases';
import type { FastifyInstance } from 'fastify';
import type { Overrides } from '../channels/overrides.ts';
import { sendFailure } from './failures.ts';
import type { LoadUser } from './load-user.ts';

interface Deps {
  loadUser: LoadUser;
  overrides: Pick<Overrides, 'createLink'>;
}

/** Links to releases that are not live, for accounts with the flag `account`. */
export function registerReleaseLinkRoute(app: FastifyInstance, { loadUser, overrides }: Deps) {
  app.get<{ Querystring: Record<string, unknown> }>(RELEASE_LINK_PATH, async (request, reply) => {
    const user = await loadUser(request, reply);
    if (!user) return reply;
    if (!allows(parseFlags(user.priv), 'account')) return sendFailure(request, reply, 403);
    const [name = '', version = ''] = String(request.query.release ?? '').split('@');
    const path = overrides.createLink(name, version);
    if (path === null) return sendFailure(request, reply, 404);
    request.log.warn(
      { remote: name, version, account: user.info.account },
      'a release link was created',
    );
    return { errorCode: RESULT_CODES.success, data: { path } satisfies ReleaseLink };
  });
}
