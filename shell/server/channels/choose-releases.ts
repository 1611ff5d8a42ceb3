import type { Release } from '@admissions/protocol/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ensureBucket, readBucket } from './bucket-cookie.ts';
import type { Overrides } from './overrides.ts';
import { resolveReleases } from './resolve-releases.ts';

export interface Choice {
  /** The visitors' remotes. */
  releases: readonly Release[];
  /** Those that this visitor alone looks at, as the page names them: `mf_public@1.4.0-pr12`. */
  overrides?: string[];
}
/** Finds out which releases one visitor gets. With an answer to send, a browser that needs a bucket is given one. */
export type ChooseReleases = (request: FastifyRequest, reply?: FastifyReply) => Choice;

interface Deps {
  /** In force for everybody, and for a share. */
  releases: () => readonly Release[];
  canaries: () => readonly { release: Release; percent: number }[];
  overrides: Pick<Overrides, 'read'>;
}

/** Without a canary every visitor gets the same, and nothing is kept in their browser. */
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
