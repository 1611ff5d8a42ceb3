import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release } from '@admissions/protocol/releases';
import { RemoteFailure } from '../../src/remotes/remote-failure.ts';
import { checkRemote, type RemoteModule } from '../../src/remotes/remote-module.ts';
import type { RemotePages } from './render-job.ts';
import type { ServerBuilds } from './server-builds.ts';
import { type EntryServer, writePage } from './write-page.ts';

interface Options {
  entry: () => Promise<EntryServer>;
  builds: ServerBuilds;
  /** Current sources of an edited remote; null for others. */
  loadSources: (release: Release) => Promise<RemoteModule> | null;
}

/** Development: renders current sources in the shell's own process. */
export function createSourcePages({ entry, builds, loadSources }: Options): RemotePages {
  async function importBuild(release: Release): Promise<unknown> {
    if (!release.serverEntry) throw new Error('it has no server build');
    const folder = await builds.ensureVerifiedCopy(release);
    return import(/* @vite-ignore */ pathToFileURL(join(folder, release.serverEntry)).href);
  }
  async function load(release: Release): Promise<RemoteModule> {
    const { name, version } = release.manifest;
    try {
      return checkRemote(name, await (loadSources(release) ?? importBuild(release)));
    } catch (cause) {
      throw new RemoteFailure(name, version, cause);
    }
  }
  return {
    inUse: (releases) => releases,
    routes: async (release) => (await load(release)).routes,
    candidates: (release) => [release],
    async write(release, setting, order, reads) {
      const { routes } = await load(release);
      return writePage(await entry(), {
        setting,
        job: order,
        ...reads,
        owner: { release, routes },
      });
    },
  };
}
