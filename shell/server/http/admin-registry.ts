import { type Flags, parseFlags } from '@admissions/model';
import { RESULT_CODES } from '@admissions/protocol';
import { type AllowedReleases, canOpen, type Release } from '@admissions/protocol/releases';
import type { FastifyInstance } from 'fastify';
import type { Overrides } from '../channels/overrides.ts';
import { resolveReleases, toBucket } from '../channels/resolve-releases.ts';
import { toBrowserRelease } from '../render/release-file.ts';
import type { LoadUser } from './load-user.ts';
import { setStaffReporter } from './staff-reporter.ts';

interface Deps {
  loadUser: LoadUser;
  releases: () => readonly Release[];
  /** Releases for a share of the accounts. */
  canaries: () => readonly { release: Release; percent: number }[];
  overrides: Pick<Overrides, 'read'>;
  internalToken: string;
}
export const ADMIN_REGISTRY_PATH = '/api/admin/registry';

/** Returns the admin remotes that the signed-in account may use; the API identifies it. */
export function registerAdminRegistryRoute(
  app: FastifyInstance,
  { loadUser, releases, canaries, overrides, internalToken: secret }: Deps,
) {
  app.get(ADMIN_REGISTRY_PATH, async (request, reply) => {
    const user = await loadUser(request, reply);
    if (!user) return reply;
    setStaffReporter(request, reply, { account: user.info.id, secret });
    const released = resolveReleases(
      { stable: releases(), canaries: canaries() },
      toBucket(`account ${user.info.id}`),
      overrides.read(request),
    );
    return {
      errorCode: RESULT_CODES.success,
      data: selectAdminReleases(released, parseFlags(user.priv)),
    };
  });
}

/** Admin remotes with only the claims that these flags allow. */
export function selectAdminReleases(releases: readonly Release[], priv: Flags): AllowedReleases {
  return releases.flatMap((release) => {
    const { manifest } = release;
    const claims = manifest.claims.filter((claim) => canOpen(priv, claim));
    if (manifest.base !== '/admin' || claims.length === 0) return [];
    return [{ ...toBrowserRelease(release), manifest: { ...manifest, claims } }];
  });
}
