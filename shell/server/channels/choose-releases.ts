import type { Release } from '@admissions/protocol/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findOwner } from '../../src/remotes/claims.ts';
import type { RenderSettings } from '../render/render-job.ts';
import { ensureBucket, readBucket } from './bucket-cookie.ts';
import type { Overrides } from './overrides.ts';
import { resolveReleases } from './resolve-releases.ts';

export interface ChosenReleases {
  /** The visitors' remotes. */
  releases: readonly Release[];
  /** Additions to the page's site data: its overrides, or remotes with a canary. */
  site?: Partial<RenderSettings['site']>;
  /** Other visitors may get other releases at this address. */
  isVaried?: true;
}
/** Assigns a bucket cookie only with a reply. */
export type ChooseReleases = (request: FastifyRequest, reply?: FastifyReply) => ChosenReleases;

interface Deps {
  releases: () => readonly Release[];
  canaries: () => readonly { release: Release; percent: number }[];
  overrides: Pick<Overrides, 'read'>;
}

/** Pages that no canary may render are equal for all visitors, so that shared caches store them. */
export function createChooseReleases({ releases, canaries, overrides }: Deps): ChooseReleases {
  return (request, reply) => {
    const stable = releases().filter(isVisitors);
    const offered = canaries().filter(({ release }) => isVisitors(release));
    const overridden = overrides.read(request);
    if (reply && overridden.length === 0 && !mayVary(request, stable, offered))
      return {
        releases: stable,
        ...(offered.length > 0 && { site: { canaries: offered.map(toName) } }),
      };
    const bucket = reply && offered.length > 0 ? ensureBucket(request, reply) : readBucket(request);
    return {
      releases: resolveReleases({ stable, canaries: offered }, bucket, overridden),
      isVaried: true,
      ...(overridden.length > 0 && { site: describeOverrides(overridden) }),
    };
  };
}

const isVisitors = ({ manifest }: Release) => manifest.base === '';
const toName = ({ release }: { release: Release }) => release.manifest.name;

/** Whether a canary, or the release that it would replace, claims the requested path. */
function mayVary(
  { raw }: FastifyRequest,
  stable: readonly Release[],
  offered: readonly { release: Release }[],
) {
  const names = offered.map(toName);
  const concerned = [
    ...offered.map(({ release }) => release),
    ...stable.filter(({ manifest }) => names.includes(manifest.name)),
  ];
  return findOwner(concerned, new URL(`http://shell.invalid${raw.url}`).pathname) !== null;
}

/** Named on the page, and not stored by browsers. */
const describeOverrides = (overridden: readonly Release[]) => ({
  overrides: overridden.map(({ manifest: { name, version } }) => `${name}@${version}`),
  isPreview: true,
  keepsPages: false,
});
