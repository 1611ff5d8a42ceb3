import {
  RELEASES_PATH,
  type Release,
  type ReleasesAnswer,
  toReleaseFingerprint,
} from '@admissions/protocol/releases';
import type { FastifyInstance } from 'fastify';
import { toPageBody } from '../cache/page-body.ts';
import type { ChooseReleases } from '../channels/choose-releases.ts';
import { sendPage } from './send-compressed.ts';

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
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
    return sendPage(request, reply, toPageBody(body));
  });
}

const isStaff = ({ manifest }: Release) => manifest.base === '/admin';
