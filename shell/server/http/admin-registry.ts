import type { Priv } from '@admissions/model';
import { parsePriv } from '@admissions/model';
import { CODE } from '@admissions/protocol';
import type { RegistryCut, Release } from '@admissions/protocol/releases';
import { canOpen } from '@admissions/protocol/releases';
import type { FastifyInstance } from 'fastify';
import type { Overrides } from '../channels/overrides.ts';
import { resolveReleases, toBucket } from '../channels/resolve-releases.ts';
import { toBrowserRelease } from '../render/release-file.ts';
import type { LoadUser } from './load-user.ts';

interface Deps {
  askUser: LoadUser;
  releases: () => readonly Release[];
  /** What only a share of the accounts gets. */
  canaries: () => readonly { release: Release; percent: number }[];
  overrides: Pick<Overrides, 'read'>;
}
/** Where the back office asks for its remotes. */
export const ADMIN_REGISTRY_PATH = '/api/admin/registry';

/** Answers which admin remotes the signed-in person may have; who that is, the API says. */
export function registerAdminRegistryRoute(
  app: FastifyInstance,
  { askUser, releases, canaries, overrides }: Deps,
) {
  app.get(ADMIN_REGISTRY_PATH, async (request, reply) => {
    const user = await askUser(request, reply);
    if (!user) return reply;
    const released = resolveReleases(
      { stable: releases(), canaries: canaries() },
      toBucket(`account ${user.info.id}`),
      overrides.read(request),
    );
    return { errorCode: CODE.success, data: selectAdminReleases(released, parsePriv(user.priv)) };
  });
}

/** The admin remotes with a claim that these flags allow, each with those claims only. */
export function selectAdminReleases(releases: readonly Release[], priv: Priv): RegistryCut {
  return releases.flatMap((release) => {
    const { manifest } = release;
    const claims = manifest.claims.filter((claim) => canOpen(priv, claim));
    if (manifest.base !== '/admin' || claims.length === 0) return [];
    return [{ ...toBrowserRelease(release), manifest: { ...manifest, claims } }];
  });
}
