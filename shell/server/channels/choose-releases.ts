import type { Release } from '@admissions/protocol/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ensureBucket, readBucket } from './bucket-cookie.ts';
import type { Overrides } from './overrides.ts';
import { resolveReleases } from './resolve-releases.ts';

export interface ChosenReleases {
  /** The visitors' remotes. */
  releases: readonly Release[];
  /** Overrides of this visitor, named as on the page: `mf_public@1.4.0-pr12`. */
  overrides?: string[];
}
/** Assigns a bucket cookie only with a reply. */
export type ChooseReleases = (request: FastifyRequest, reply?: FastifyReply) => ChosenReleases;

interface Deps {
  releases: () => readonly Release[];
  canaries: () => readonly { release: Release; percent: number }[];
  overrides: Pick<Overrides, 'read'>;
}

/** Without a canary all visitors get the same releases and no cookie. */
export function createChooseReleases({ releases, canaries, overrides }: Deps): ChooseReleases {
  const isVisitors = ({ manifest }: Release) => manifest.base === '';
  return (request, reply) => {
    const stable = releases().filter(isVisitors);
    const offered = canaries().filter(({ release }) => isVisitors(release));
    const overridden = overrides.read(request);
    const named = overridden.length > 0 && {
      overrides: overridden.map(({ manifest: { name, version } }) => `${name}@${version}`),
    };
    if (offered.length === 0)
      return { releases: resolveReleases({ stable, canaries: [] }, null, overridden), ...named };
    const bucket = reply ? ensureBucket(request, reply) : readBucket(request);
    return {
      releases: resolveReleases({ stable, canaries: offered }, bucket, overridden),
      ...named,
    };
  };
}
