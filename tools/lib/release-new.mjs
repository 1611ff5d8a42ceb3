import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The first start releases every remote; later ones only report what differs, because releases belong to the teams.
 * A data folder of development is no site: remotes that an earlier run left out are released there.
 */
export async function releaseNew({
  dataDir,
  releasesDir,
  registryFile,
  root,
  onStep,
  except,
  isDevelopment = false,
}) {
  // Imported late: they need packages that the build has just created.
  const [{ releaseRemote }, { findChanged }, { findSignedCopy, readOrRestoreRegistry }] =
    await Promise.all([
      import('./release.mjs'),
      import('./changed-remotes.mjs'),
      import('./registry-file.mjs'),
    ]);
  const isCopy = existsSync(findSignedCopy(registryFile));
  const { remotes: known } = await readOrRestoreRegistry(registryFile, (state) =>
    onStep({ name: 'registry', state, seconds: 0, isNotice: true }),
  );
  // There while the first start goes on: one that ended in the middle is taken up again.
  const underWay = join(dataDir, 'first-start');
  const isFirst = !isCopy && (Object.keys(known).length === 0 || existsSync(underWay));
  const isReleasing = isFirst || (isDevelopment && !isCopy);
  if (isFirst) writeFileSync(underWay, '');
  const changed = await findChanged({ releasesDir, registryFile, root });
  for (const { remote, sourceHash, current } of changed) {
    if (remote.name === except) continue;
    if (current)
      onStep({
        name: remote.folder,
        state: `differs from ${current}, which stays in force: "npm run release -- ${remote.folder}" releases it`,
        seconds: 0,
        isNotice: true,
      });
    else if (!isReleasing)
      onStep({
        name: remote.folder,
        state: isCopy
          ? `has no release yet: "npm run release -- ${remote.folder} --to=…" sends one`
          : `has no release yet: "npm run release -- ${remote.folder}" makes one`,
        seconds: 0,
        isNotice: true,
      });
    else
      await releaseRemote({
        remote,
        releasesDir,
        registryFile,
        root,
        sourceHash,
        reason: 'first start',
        onStep,
      });
  }
  if (isFirst) rmSync(underWay);
}
