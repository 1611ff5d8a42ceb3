import type { Release } from '@admissions/protocol/releases';
import { addGlobalSnapshot } from '@module-federation/runtime-core';
import { withDeadline } from './deadline.ts';
import type { Federation } from './federation.ts';
import { markStart } from './hang-mark.ts';
import { RemoteFailure } from './remote-failure.ts';
import { checkRemote, type RemoteModule } from './remote-module.ts';

/** A slower remote counts as failed. */
export const REMOTE_TIMEOUT_MS = 8000;

const HOST = { version: '', buildVersion: '', remoteTypesZip: '', consumerList: [], shared: [] };

/** Loads a remote's module: cached and deduplicated, retried after a failure. */
export type RemoteHost = (release: Release) => Promise<RemoteModule>;

/** Loads remotes by their entry; reports a failure once to `onFailure` and throws RemoteFailure. */
export function createRemoteHost(
  federation: Federation,
  onFailure: (failure: RemoteFailure) => void,
): RemoteHost {
  const modules = new Map<string, Promise<RemoteModule>>();
  const attempts = new Map<string, number>();
  const remotesInfo: Record<string, { matchedVersion: string }> = {};

  async function fetchRemote(release: Release): Promise<RemoteModule> {
    const { name, version } = release.manifest;
    markStart({ remote: name, version });
    const key = toReleaseKey(release);
    const attempt = attempts.get(key) ?? 0;
    // The runtime caches by name: each attempt gets its own. The import map has the URL's hash.
    const alias = `${name}__${version.replace(/\W/g, '_')}${attempt > 0 ? `_r${attempt}` : ''}`;
    const remoteEntry = toEntryAddress(release);
    federation.registerRemotes([{ name: alias, entry: remoteEntry, type: 'module' }]);
    remotesInfo[name] = { matchedVersion: version };
    // Read by the devtools of Module Federation.
    addGlobalSnapshot({
      shell: { ...HOST, remotesInfo },
      [`${name}:${version}`]: { globalName: name, version, remoteEntry },
    });
    try {
      return checkRemote(
        name,
        await withDeadline(
          federation.loadRemote(`${alias}/remote`),
          REMOTE_TIMEOUT_MS,
          `no answer in ${REMOTE_TIMEOUT_MS / 1000} s`,
        ),
      );
    } catch (cause) {
      modules.delete(key);
      attempts.set(key, attempt + 1);
      const failure = new RemoteFailure(name, version, cause);
      onFailure(failure);
      throw failure;
    }
  }
  return (release) => {
    const key = toReleaseKey(release);
    const module = modules.get(key) ?? fetchRemote(release);
    modules.set(key, module);
    return module;
  };
}
const toReleaseKey = ({ manifest }: Release) => `${manifest.name}@${manifest.version}`;
const toEntryAddress = (release: Release) =>
  new URL(release.entry, new URL(release.base, location.origin)).href;
