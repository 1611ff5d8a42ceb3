import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BUILD_RECORD } from '../vite/build-record.mjs';
import { readRemote } from '../vite/remote-config.mjs';
import { buildPackages, runScript } from './build.mjs';
import { addRelease, startCanary } from './channels.mjs';
import { compressFiles } from './compress-files.mjs';
import { measureRelease } from './gates/budgets.mjs';
import { findReleaseFaults } from './gates/release.mjs';
import { readOwners, recordOwner } from './owners-file.mjs';
import { readActor, readProvenance } from './provenance.mjs';
import { readRegistry, switchTo } from './registry-file.mjs';
import { describeRelease } from './release-folder.mjs';
import { listSharedImports, unlistedImports } from './shared-imports.mjs';
import { readShellContract } from './shell-contract.mjs';
import { compareVersions, nextVersion } from './version.mjs';
import { buildablePackages, ROOT } from './workspace.mjs';

const WORK = '.release-';

/**
 * Builds a remote, checks it, publishes it as an immutable folder and puts it in force: { release, line }, where line is that of the log.
 * `outDir` publishes the folder only, for a server of the team's own. `allowLower` lets the version be below the one in force; `drops` are paths that
 * are given up; `shell` is the address of the shell that is to run it. `canary` ({ percent, promoteAfter }) gives it to a share of the visitors, `isPreview` to
 * whoever has the link. `builtIn` is a folder that holds a build of this very version already. Rejects with one sentence per fault.
 */
export async function releaseRemote({
  remote,
  releasesDir,
  registryFile,
  reason = 'release',
  version,
  allowLower = false,
  drops = [],
  shell,
  outDir,
  canary,
  isPreview = false,
  root = ROOT,
  sourceHash = '',
  builtIn,
  onStep = () => {},
}) {
  const { remotes } = outDir ? { remotes: {} } : await readRegistry(registryFile);
  const known = remotes[remote.name];
  const taken = outDir ? [] : await findVersions(join(releasesDir, remote.name), known);
  const chosen = version ?? nextVersion(readRemote(remote.dir).version, taken);
  if ((canary || isPreview) && !known)
    throw new Error(`${remote.folder} has no release yet: the first one is for everybody.`);
  if (known && !allowLower && !isPreview && compareVersions(chosen, known.current) < 0)
    throw new Error(
      `${remote.folder} is not released: ${chosen} is lower than ${known.current}, which is in force. To go back, use "npm run rollback"; if this is meant, say --allow-lower.`,
    );
  await buildPackages({ root, wanted: isDependency(remote, root), onStep });

  return inWorkFolder(remote.dir, async (work) => {
    onStep({ name: remote.folder, state: `building ${chosen}`, seconds: 0 });
    const started = performance.now();
    const build = await buildRelease({ remote, version: chosen, drops, work, root, builtIn });
    const line = await releaseBuilt({
      ...build,
      contract: await readShellContract({ address: shell, root }),
      releasesDir,
      registryFile,
      reason,
      outDir,
      canary,
      isPreview,
      sourceHash,
    });
    onStep({
      name: remote.folder,
      state: `released ${chosen}`,
      seconds: (performance.now() - started) / 1000,
    });
    return { release: build.release, line };
  });
}

/**
 * Checks a build, publishes it and puts it in force (with `outDir` it is only published): answers the line of the log, or null.
 * `faults` are those that were found before. Rejects with one sentence per fault, and changes nothing then.
 */
export async function releaseBuilt({
  built,
  release,
  faults = [],
  contract,
  releasesDir,
  registryFile,
  reason,
  outDir,
  canary,
  isPreview = false,
  sourceHash = '',
}) {
  const { name, version } = release.manifest;
  const nobody = { remotes: {} };
  const registry = outDir ? nobody : await readRegistry(registryFile);
  const owners = outDir ? nobody : await readOwners(registryFile);
  const all = [
    ...faults,
    ...(await findReleaseFaults({ folder: built, release, registry, owners, contract })),
  ];
  if (all.length > 0)
    throw new Error(`${name} is not released:\n${all.map((fault) => `  - ${fault}`).join('\n')}`);
  await compressFiles(built, Object.keys(release.files));
  await publish(built, outDir ?? join(releasesDir, name, version), release, sourceHash);
  if (outDir) return null;
  const why = { reason, by: readActor() };
  if (isPreview) return addRelease(registryFile, release, why);
  await recordOwner(registryFile, release.manifest);
  return canary
    ? startCanary(registryFile, release, { ...canary, ...why })
    : switchTo(registryFile, release, why);
}

/** Builds and checks a remote as a release would, and leaves nothing behind: { release, faults, sizes } (bytes after gzip). */
export async function tryRelease({ remote, drops = [], shell, root = ROOT, ...standing }) {
  await buildPackages({ root, wanted: isDependency(remote, root) });
  return inWorkFolder(remote.dir, async (work) => {
    const { version } = readRemote(remote.dir);
    const { built, release, faults } = await buildRelease({ remote, version, drops, work, root });
    const contract = await readShellContract({ address: shell, root });
    const found = await findReleaseFaults({ folder: built, release, contract, ...standing });
    const sizes = await measureRelease(built, release);
    return { release, faults: [...faults, ...found], sizes };
  });
}

async function buildRelease({ remote, version, drops, work, root, builtIn }) {
  const built = join(work, 'build');
  if (builtIn) await copyBuild(builtIn, built);
  else
    await runScript('vite build', remote.dir, root, {
      REMOTE_VERSION: version,
      REMOTE_OUT_DIR: built,
    });
  const { packages, needs } = JSON.parse(await readFile(join(built, BUILD_RECORD), 'utf8'));
  const release = {
    ...(await describeRelease(built, { ...readRemote(remote.dir), version })),
    provenance: readProvenance(remote.dir),
    needs,
    packages,
    ...(drops.length > 0 && { drops }),
  };
  const imports = await listSharedImports(remote.dir, join(built, 'server'));
  const faults = unlistedImports(imports, release.manifest.base);
  return { built, release, faults };
}

// The folder that is copied to may lie within.
async function copyBuild(from, to) {
  for (const entry of await readdir(from))
    if (!entry.startsWith(WORK)) await cp(join(from, entry), join(to, entry), { recursive: true });
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
  const folder = await mkdtemp(join(dir, 'dist', WORK));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
function isDependency({ dir }, root) {
  const own = buildablePackages(root).find((one) => one.dir === dir);
  return ({ name }) => own?.dependencies.includes(name) ?? false;
}
async function findVersions(folder, known) {
  return [...(await readdir(folder).catch(() => [])), ...Object.keys(known?.releases ?? {})];
}
