import { allows, privOf } from '@admissions/model';
import { CODE } from '@admissions/protocol';
import type { Release, RunningRelease, RunningReleases } from '@admissions/protocol/releases';
import { RUNNING_RELEASES_PATH } from '@admissions/protocol/releases';
import { readAdoptions } from '@admissions/tools/adoption';
import type { FastifyInstance } from 'fastify';
import type { Overrides } from '../channels/overrides.ts';
import type { Recorder } from '../figures/recorder.ts';
import { readRegistry } from '../registry/parse-registry.ts';
import type { AskUser } from './ask-user.ts';
import { sendFailure } from './failures.ts';

interface Deps {
  askUser: AskUser;
  releases: () => readonly Release[];
  recorder: Pick<Recorder, 'read'>;
  overrides: Pick<Overrides, 'isOn'>;
  shellVersion: string;
  registryFile: string;
}

/** Tells staff with the flag `account` what runs and how it does: `/shell/figures` is for our own processes, and no front lets it through. */
export function runningReleasesRoute(
  app: FastifyInstance,
  { askUser, releases, recorder, overrides, shellVersion, registryFile }: Deps,
) {
  app.get(RUNNING_RELEASES_PATH, async (request, reply) => {
    const user = await askUser(request, reply);
    if (!user) return reply;
    if (!allows(privOf(user.priv), 'account')) return sendFailure(request, reply, 403);
    // What is served stands above; the file says besides what operators have pinned.
    const parsed = await readRegistry(registryFile).catch(() => null);
    const data: RunningReleases = {
      version: shellVersion,
      releases: releases().map((release) => ({
        ...describeRelease(release),
        pin: parsed?.registry.remotes[release.manifest.name]?.pin ?? null,
      })),
      allowsOverrides: overrides.isOn,
      shells: await readAdoptions(registryFile),
      figures: recorder.read(),
    };
    return { errorCode: CODE.success, data };
  });
}

const describeRelease = ({
  manifest,
  releasedAt,
  provenance,
}: Release): Omit<RunningRelease, 'pin'> => ({
  remote: manifest.name,
  version: manifest.version,
  team: manifest.owner,
  releasedAt,
  builder: provenance?.by ?? null,
});
