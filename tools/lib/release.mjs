import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRemote } from '../vite/remote-config.mjs';
import { buildPackages, runScript } from './build.mjs';
import { compressFiles } from './compress-files.mjs';
import { readRegistry, switchTo } from './registry-file.mjs';
import { claimFaults, queryFaults, routeFaults, serverEntryFaults } from './release-checks.mjs';
import { describeRelease } from './release-folder.mjs';
import { sharedImportsOf, unlistedImports } from './shared-imports.mjs';
import { nextVersion } from './version.mjs';
import { buildablePackages, ROOT } from './workspace.mjs';

/**
 * Builds a remote, checks it, publishes it as an immutable folder and puts it in force.
 * `outDir` publishes the folder only, for a server of the team's own. Rejects with one sentence per fault.
 */
export async function releaseRemote({
  remote,
  releasesDir,
  registryFile,
  reason = 'release',
  version,
  outDir,
  root = ROOT,
  sourceHash = '',
  onStep = () => {},
}) {
  const registry = outDir ? { remotes: {} } : await readRegistry(registryFile);
  const wanted =
    version ??
    nextVersion(
      readRemote(remote.dir).version,
      outDir ? [] : await versionsOf(join(releasesDir, remote.name), registry.remotes[remote.name]),
    );
  await buildPackages({ root, wanted: dependencyOf(remote, root), onStep });

  return inWorkFolder(remote.dir, async (work) => {
    onStep({ name: remote.folder, state: `building ${wanted}`, seconds: 0 });
    const started = performance.now();
    const { release, faults, built } = await prepareRelease({
      remote,
      version: wanted,
      registry,
      work,
      root,
    });
    if (faults.length > 0)
      throw new Error(
        `${remote.folder} is not released:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
      );
    await compressFiles(built, Object.keys(release.files));
    await publish(built, outDir ?? join(releasesDir, remote.name, wanted), release, sourceHash);
    if (!outDir) await switchTo(registryFile, release, reason);
    onStep({
      name: remote.folder,
      state: `released ${wanted}`,
      seconds: (performance.now() - started) / 1000,
    });
    return release;
  });
}

/** Builds and checks a remote as a release would, and leaves nothing behind: { release, faults, bytes }. */
export async function tryRelease({ remote, registry, root = ROOT }) {
  await buildPackages({ root, wanted: dependencyOf(remote, root) });
  return inWorkFolder(remote.dir, async (work) => {
    const { release, faults, built } = await prepareRelease({
      remote,
      version: readRemote(remote.dir).version,
      registry,
      work,
      root,
    });
    const sizes = await Promise.all(
      Object.keys(release.files).map(async (file) => (await stat(join(built, file))).size),
    );
    return { release, faults, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  });
}

async function prepareRelease({ remote, version, registry, work, root }) {
  const built = join(work, 'build');
  await runScript('vite build', remote.dir, root, {
    REMOTE_VERSION: version,
    REMOTE_OUT_DIR: built,
  });
  const release = await describeRelease(built, { ...readRemote(remote.dir), version });
  return { release, built, faults: await faultsOf({ remote, release, registry, built }) };
}

/** Everything that speaks against a release, as sentences. */
async function faultsOf({ remote, release, registry, built }) {
  const faults = [
    ...claimFaults(release.manifest, registry),
    ...queryFaults(release.manifest),
    ...unlistedImports(await sharedImportsOf(remote.dir), release.manifest.base),
  ];
  if (!release.serverEntry) return faults;
  const entry = join(built, release.serverEntry);
  const broken = await serverEntryFaults(entry);
  return [
    ...faults,
    ...broken,
    ...(broken.length > 0
      ? []
      : routeFaults((await import(pathToFileURL(entry).href)).routes, release)),
  ];
}

// release.json last: whoever sees it sees a whole release.
async function publish(from, to, release, sourceHash) {
  if (await stat(join(to, 'release.json')).catch(() => null))
    throw new Error(`${to} is published already; a release never changes.`);
  const partial = `${to}.part`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  await cp(from, partial, {
    recursive: true,
    filter: (path) => !/[\\/](\.vite|mf-stats\.json)$/.test(path),
  });
  if (sourceHash) await writeFile(join(partial, '.built-from'), sourceHash);
  await rm(to, { recursive: true, force: true });
  await rename(partial, to);
  await writeFile(join(to, 'release.json.part'), `${JSON.stringify(release, null, 1)}\n`);
  await rename(join(to, 'release.json.part'), join(to, 'release.json'));
}

// Inside the remote's own package, so that the server build is tried with the packages that it will run with.
async function inWorkFolder(dir, work) {
  await mkdir(join(dir, 'dist'), { recursive: true });
  const folder = await mkdtemp(join(dir, 'dist', '.release-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
function dependencyOf({ dir }, root) {
  const own = buildablePackages(root).find((one) => one.dir === dir);
  return ({ name }) => own?.dependencies.includes(name) ?? false;
}
async function versionsOf(folder, known) {
  return [...(await readdir(folder).catch(() => [])), ...Object.keys(known?.releases ?? {})];
}
