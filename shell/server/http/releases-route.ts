import { createHash } from 'node:crypto';
import type { Release, ReleasesAnswer } from '@admissions/protocol/releases';
import { RELEASES_PATH, toReleaseFingerprint } from '@admissions/protocol/releases';
import { matchesEtag } from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';
import type { ChooseReleases } from '../channels/choose-releases.ts';
import { describeReleases } from '../render/render-page.ts';

interface Deps {
  releases: () => readonly Release[];
  /** For a share of the visitors. */
  canaries: () => readonly { release: Release }[];
  /** Releases that the requesting visitor would get next. */
  chooseReleases: ChooseReleases;
  shellVersion: string;
}
const MAX_CACHED_ANSWERS = 20;

/** Lets open tabs detect new releases; admin remotes appear only as hashes. */
export function registerReleasesRoute(
  app: FastifyInstance,
  { releases, canaries, chooseReleases, shellVersion }: Deps,
) {
  const answers = new Map<string, { body: string; etag: string }>();
  app.get(RELEASES_PATH, async (request, reply) => {
    const { body, etag } = describe(chooseReleases(request).releases);
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });

  function describe(visitors: readonly Release[]) {
    // Includes canaries: the admin registry decides which release an account gets.
    const staff = [...releases(), ...canaries().map(({ release }) => release)].filter(isStaff);
    const key = describeReleases([...visitors, ...staff]);
    const cached = answers.get(key);
    if (cached) return cached;
    const body = JSON.stringify(toAnswer(visitors, staff, shellVersion));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    if (answers.size >= MAX_CACHED_ANSWERS) answers.clear();
    answers.set(key, { body, etag });
    return { body, etag };
  }
}

const isStaff = ({ manifest }: Release) => manifest.base === '/admin';
const toAnswer = (
  visitors: readonly Release[],
  staff: readonly Release[],
  shell: string,
): ReleasesAnswer => ({
  shell,
  staff: staff.map(toReleaseFingerprint).toSorted(),
  remotes: Object.fromEntries(visitors.map(({ manifest }) => [manifest.name, manifest.version])),
});
