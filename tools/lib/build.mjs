import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runProcess } from './run-process.mjs';
import { sourceHashes } from './source-hash.mjs';
import { buildablePackages, ROOT } from './workspace.mjs';

const STAMP = 'dist/.built-from';

/**
 * Builds stale packages, two at a time, dependencies first.
 * `isSelected` limits the packages (their dependencies are built anyway).
 * `onStep` reports progress: { name, state, seconds }.
 */
export async function buildPackages({
  root = ROOT,
  isSelected = () => true,
  onStep = () => {},
  isForced = false,
} = {}) {
  const all = buildablePackages(root);
  // A team's own repository: the dependencies of its remote are installed.
  if (all.length === 0) return { packages: [], hashes: new Map() };
  const hashes = sourceHashes(all, root);
  const needed = new Set();
  for (const one of all.toReversed())
    if (isSelected(one) || needed.has(one.name))
      for (const name of [one.name, ...one.dependencies]) needed.add(name);
  const packages = all.filter(({ name }) => needed.has(name));
  const done = new Map();
  const queue = packages.values();
  // Two workers share the queue, which has the dependencies of each package before it.
  async function work() {
    for (const one of queue) {
      const building = buildPackage(one);
      done.set(one.name, building);
      await building;
    }
  }
  async function buildPackage({ name, dir, script, dependencies }) {
    await Promise.all(dependencies.map((each) => done.get(each)));
    const stamp = join(dir, STAMP);
    if (!isForced && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashes.get(name))
      return onStep({ name, state: 'fresh', seconds: 0 });
    const started = performance.now();
    onStep({ name, state: 'building', seconds: 0 });
    await runScript(script, dir, root);
    await mkdir(join(dir, 'dist'), { recursive: true });
    await writeFile(stamp, hashes.get(name));
    onStep({ name, state: 'built', seconds: (performance.now() - started) / 1000 });
  }
  const workers = [work(), work()];
  // A build that goes on after a failure would write into folders that the caller removes.
  await Promise.allSettled(workers);
  await Promise.all(workers);
  return { packages: packages.map(({ name }) => name), hashes };
}

/** Builds what the commands import, for a tree that has not been built. */
export const buildReleaseCode = () =>
  buildPackages({ isSelected: ({ folder }) => folder === 'shared-libs/releases' });

// On a busy machine the federation plugin may miss the end of the module graph (10 ms idle).
// The build then fails with missing wrappers of shared packages: retry.
const HASTE = /MISSING_EXPORT[\s\S]*__loadShare__/;
const ATTEMPTS = 5;
// The federation plugin's warning before it writes an entry that may lack dependencies.
const INCOMPLETE = /moduleParseIdleTimeout: no module activity/;

/** Runs a package's script; rejects with the end of its output. */
export async function runScript(script, cwd, root = ROOT, env = {}) {
  for (let attempt = 1; ; attempt++) {
    const { code, output } = await run(script, cwd, root, env);
    const isComplete = !INCOMPLETE.test(output);
    if (code === 0 && isComplete) return output;
    if (attempt === ATTEMPTS || !isComplete || !HASTE.test(output))
      throw new Error(`"${script}" failed in ${cwd}\n${output.slice(-8000).trim()}`);
  }
}

function run(script, cwd, root, env) {
  // The federation plugin does nothing where VITEST is set.
  const { VITEST: _, ...own } = process.env;
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return runProcess(script, [], {
    cwd,
    shell: true,
    env: { ...own, NODE_ENV: 'production', ...env, PATH: path, NO_COLOR: '1' },
  });
}
