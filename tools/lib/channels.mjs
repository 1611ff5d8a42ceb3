import { join } from 'node:path';
import { findClaimFaults, findLostPaths } from './gates/claims.mjs';
import { findBrokenFiles } from './gates/files.mjs';
import { readOwners } from './owners-file.mjs';
import { changeRegistry, putInForce, switchBack, UNCHANGED } from './registry-file.mjs';

/** Makes a release known without giving it to anybody: who has a link may look at it. */
export const addRelease = (file, release, { reason, by }) =>
  changeRegistry(file, (registry) => {
    const { name, version } = release.manifest;
    const entry = findEntry(registry, name);
    entry.releases = { ...entry.releases, [version]: release };
    return toLine(release, { channel: 'preview', from: null, to: version, reason, by });
  });

/** Gives a release to a share of the visitors (per cent), or changes the share; a canary of before is left. Throws a sentence where there is no release for everybody. */
export const startCanary = (file, release, { percent, promoteAfter, reason, by }) =>
  changeRegistry(file, (registry) => {
    const { name, version } = release.manifest;
    const entry = findEntry(registry, name);
    if (version === entry.current) throw new Error(`${name} ${version} is in force for everybody.`);
    const from = entry.canary?.version ?? null;
    entry.releases = { ...entry.releases, [version]: release };
    entry.canary = {
      version,
      percent,
      at: new Date().toISOString(),
      by: by ?? 'unknown',
      reason,
      ...(promoteAfter !== undefined && { promoteAfter }),
    };
    return toLine(release, { channel: 'canary', from, to: version, percent, reason, by });
  });

/** Ends the canary: everybody gets what is in force. With `version`, null is answered and nothing is changed where the canary is another one. */
export const endCanary = (file, name, { version, reason, by, figures }) =>
  changeRegistry(file, (registry) => {
    const { canary, ...entry } = findEntry(registry, name);
    if (version !== undefined && canary?.version !== version) return UNCHANGED;
    if (!canary) throw new Error(`${name} has no canary.`);
    registry.remotes[name] = entry;
    const left = { channel: 'canary', from: canary.version, to: entry.current };
    return toLine(entry.releases[canary.version], { remote: name, ...left, reason, by, figures });
  });

/** Gives the canary to everybody; `version` as above. `check` may throw a sentence that speaks against it. */
export const promoteCanary = (
  file,
  name,
  { version, reason, by, figures, check = async () => {} },
) =>
  changeRegistry(file, async (registry) => {
    const { canary, releases } = findEntry(registry, name);
    if (version !== undefined && canary?.version !== version) return UNCHANGED;
    const release = canary && releases[canary.version];
    if (!release) throw new Error(`${name} has no canary.`);
    await check(release, registry);
    return { ...putInForce(registry, release, { reason, by }), figures };
  });

/**
 * Changes what visitors get, by what is in registry.json: the one way for whoever decides by itself. Answers the line of the log, and null when the
 * release that it is about is no longer where it was.
 */
export const createChangeChannel =
  ({ registryFile, releasesDir }) =>
  ({ remote, action, version, ...why }) => {
    const check = createReleaseCheck({ registryFile, releasesDir });
    if (action === 'end-canary') return endCanary(registryFile, remote, { version, ...why });
    if (action === 'promote')
      return promoteCanary(registryFile, remote, { version, check, ...why });
    return switchBack(registryFile, remote, { left: version, check, ...why });
  };

/** Throws a sentence when a release that was built before cannot be put in force now: files that are not whole, and paths that another team got meanwhile. */
export const createReleaseCheck =
  ({ registryFile, releasesDir }, place = 'in force') =>
  async ({ manifest, files }, registry) => {
    const { name, version } = manifest;
    const owners = await readOwners(registryFile);
    const faults = [
      ...(await findBrokenFiles(join(releasesDir, name, version), { files })),
      // Paths of the release that is left are given up on purpose.
      ...findClaimFaults({ manifest, registry, owners, drops: findLostPaths(manifest, registry) }),
    ];
    if (faults.length > 0)
      throw new Error(
        `${name} ${version} cannot be put ${place}: ${faults.slice(0, 3).join('; ')}${faults.length > 3 ? ` and ${faults.length - 3} more` : ''}.`,
      );
  };

function findEntry(registry, name) {
  const entry = registry.remotes[name];
  if (entry) return entry;
  throw new Error(`${name} has no release yet: the first one is for everybody.`);
}
const toLine = (release, line) => ({
  remote: release?.manifest.name,
  ...line,
  by: line.by ?? release?.provenance?.by,
  commit: release?.provenance?.commit,
});
