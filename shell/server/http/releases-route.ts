import { createHash } from 'node:crypto';
import type { Release, ReleasesAnswer } from '@admissions/protocol/releases';
import { RELEASES_PATH, toReleaseFingerprint } from '@admissions/protocol/releases';
import { matchesEtag } from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';
import type { ChooseReleases } from '../channels/choose-releases.ts';

interface Deps {
  releases: () => readonly Release[];
  /** For a share of the visitors. */
  canaries: () => readonly { release: Release }[];
  /** Releases that the requesting visitor would get next. */
  chooseReleases: ChooseReleases;
  shellVersion: string;
}

/** Lets open tabs detect new releases; admin remotes appear only as hashes. */
export function registerReleasesRoute(
  app: FastifyInstance,
  { releases, canaries, chooseReleases, shellVersion }: Deps,
) {
  app.get(RELEASES_PATH, async (request, reply) => {
    const visitors = chooseReleases(request).releases;
    // Includes canaries: the admin registry decides which release an account gets.
    const staff = [...releases(), ...canaries().map(({ release }) => release)].filter(isStaff);
    const body = JSON.stringify({
      shell: shellVersion,
      staff: staff.map(toReleaseFingerprint).toSorted(),
      remotes: Object.fromEntries(
        visitors.map(({ manifest }) => [manifest.name, manifest.version]),
      ),
    } satisfies ReleasesAnswer);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

const isStaff = ({ manifest }: Release) => manifest.base === '/admin';
