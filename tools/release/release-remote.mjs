import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findReleaseFaults,
  loadShellContract,
  measurePages,
  nextVersion,
} from '@admissions/releases';
import { buildPackages, runScript } from '../lib/build.mjs';
import { buildablePackages, ROOT } from '../lib/workspace.mjs';
import { BUILD_RECORD } from '../vite/build-record.mjs';
import { readRemote } from '../vite/release-files.mjs';
import { describeRelease } from './describe-release.mjs';
import { readProvenance } from './provenance.mjs';

const WORK_FOLDER_PREFIX = '.release-';
/** The site checks names, paths and sizes by those of its teams when the release is sent. */
const EMPTY_REGISTRY = { remotes: {} };

/**
 * Builds and checks a remote and writes the release into `outDir`. Rejects with all faults.
 * Without `version`: that of package.json, or the next patch after those `taken`.
 * `drops`: paths to give up; `shell`: address of the target; `builtIn`: folder of a finished build.
 */
export async function releaseRemote({ outDir, taken = [], onStep = () => {}, ...options }) {
  const { remote } = options;
  const version = options.version ?? nextVersion(readRemote(remote.dir).version, taken);
  return inBuiltRelease(
    { ...options, version, onStep },
    async ({ built, release, faults, started }) => {
      if (faults.length > 0)
        throw new Error(
          `${remote.name} is not released:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
        );
      await publish(built, outDir, release);
      const seconds = (performance.now() - started) / 1000;
      onStep({ name: remote.folder, state: `built ${version}`, seconds });
      return release;
    },
  );
}

/** Builds and checks a remote like a release, then cleans up: { release, faults, pages }. */
export const tryRelease = (options) =>
  inBuiltRelease(options, async ({ built, release, faults }) => ({
    release,
    faults,
    pages: await measurePages(built, release),
  }));

async function inBuiltRelease(options, work) {
  const { remote, shell, root = ROOT, registry = EMPTY_REGISTRY, onStep = () => {} } = options;
  const { version = readRemote(remote.dir).version } = options;
  await buildPackages({ root, isSelected: isDependency(remote, root), onStep });
  return inWorkFolder(remote.dir, async (folder) => {
    onStep({ name: remote.folder, state: `building ${version}`, seconds: 0 });
    const started = performance.now();
    const { built, release } = await buildRelease({ ...options, version, root, work: folder });
    const contract = await loadShellContract({ address: shell, root });
    const faults = await findReleaseFaults({ folder: built, release, registry, contract });
    return work({ built, release, faults, started });
  });
}

async function buildRelease({ remote, version, drops = [], work, root, sourceHash, builtIn }) {
  const built = join(work, 'build');
  if (builtIn) await copyBuild(builtIn, built);
  else
    await runScript('vite build', remote.dir, root, {
      REMOTE_VERSION: version,
      REMOTE_OUT_DIR: built,
    });
  // A build without our plugins has no record.
  const record = await readFile(join(built, BUILD_RECORD), 'utf8').catch(() => '{}');
  const release = {
    ...(await describeRelease(built, { ...readRemote(remote.dir), version })),
    provenance: { ...readProvenance(remote.dir), ...(sourceHash && { sourceHash }) },
    ...JSON.parse(record),
    ...(drops.length > 0 && { drops }),
  };
  return { built, release };
}

// The target folder may be inside.
async function copyBuild(from, to) {
  for (const entry of await readdir(from))
    if (!entry.startsWith(WORK_FOLDER_PREFIX))
      await cp(join(from, entry), join(to, entry), { recursive: true });
}

// release.json last: it marks a complete folder.
async function publish(from, to, release) {
  const file = join(to, 'release.json');
  if (await stat(file).catch(() => null))
    throw new Error(`${to} holds a release already; a release never changes.`);
  await cp(from, to, {
    recursive: true,
    filter: (path) => !/[\\/](\.vite|mf-stats\.json)$/.test(path),
  });
  await writeFile(file, `${JSON.stringify(release, null, 1)}\n`);
}

// In the remote's `dist`, like its other builds; git ignores it.
async function inWorkFolder(dir, work) {
  await mkdir(join(dir, 'dist'), { recursive: true });
  const folder = await mkdtemp(join(dir, 'dist', WORK_FOLDER_PREFIX));
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
