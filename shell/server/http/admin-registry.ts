import type { Answer, Priv, RegistryCut, Release, UserInfo } from '@admissions/contracts';
import { AUTH_PATHS, allows, CODE, privOf } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from './failures.ts';
import { createForwarding } from './forwarding.ts';

interface Deps {
  apiUrl: string;
  internalToken: string;
  releases: () => readonly Release[];
}
/** Where the back office asks for its remotes. */
export const ADMIN_REGISTRY_PATH = '/api/admin/registry';
const PASSED = ['authorization', 'cookie', 'user-agent'] as const;

/** Answers which admin remotes the signed-in person may have; who that is, the API says. */
export function adminRegistryRoute(
  app: FastifyInstance,
  { apiUrl, internalToken, releases }: Deps,
) {
  const forwarding = createForwarding(internalToken);
  app.get(ADMIN_REGISTRY_PATH, async (request, reply) => {
    const headers = Object.fromEntries(
      PASSED.flatMap((name) =>
        request.headers[name] ? [[name, String(request.headers[name])]] : [],
      ),
    );
    const answer = await fetch(apiUrl + AUTH_PATHS.userInfo, {
      headers: { ...headers, ...forwarding(request) },
      signal: AbortSignal.timeout(8000),
    }).catch(() => null);
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    if (!answer) return sendFailure(request, reply, 503);
    const text = await answer.text();
    const user = answer.ok ? (JSON.parse(text) as Answer<UserInfo>) : null;
    if (!user || user.errorCode !== CODE.success) return reply.code(answer.status).send(text);
    return { errorCode: CODE.success, data: registryCut(releases(), privOf(user.data.priv)) };
  });
}

/** The admin remotes with a claim that these flags allow, each with those claims only. */
export function registryCut(releases: readonly Release[], priv: Priv): RegistryCut {
  return releases.flatMap((release) => {
    const { manifest } = release;
    const claims = manifest.claims.filter(({ area }) => area !== undefined && allows(priv, area));
    if (manifest.base !== '/admin' || claims.length === 0) return [];
    const files = Object.fromEntries(
      Object.entries(release.files).filter(([file]) => file.endsWith('.js')),
    );
    return [{ ...release, manifest: { ...manifest, claims }, files, routes: {} }];
  });
}
