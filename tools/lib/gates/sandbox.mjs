import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { REMOTE_CONTRACT, SHARED_PACKAGES } from '@admissions/contracts';

const WITHIN = 20_000;
const MEMORY = 384;

// Beside this file, or beside the program that this file became a part of.
const CHILD = ['sandbox-child.mjs', 'sandbox-child.js']
  .map((file) => join(import.meta.dirname, file))
  .find((file) => existsSync(file));

/**
 * Executes the browser build and, where there is one, the server build of a release, each in a process of its own that may read the build and the packages and
 * do nothing else: no environment, no files of the site, no programs, little memory, a deadline. Answers what is wrong, as sentences.
 * `runIn` is a folder from which the shared packages are found; without it the build's own is one.
 */
export async function findExecutionFaults({ folder, release, runIn, within = WITHIN }) {
  if (!runIn) return execute({ folder, release, within });
  await mkdir(runIn, { recursive: true });
  const copy = await mkdtemp(join(runIn, '.tried-'));
  try {
    for (const file of Object.keys(release.files))
      if (/\.m?js$/.test(file)) await cp(join(folder, file), join(copy, file));
    return await execute({ folder: copy, release, within });
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** The same of the browser build alone: it needs none of the shared packages to be there. */
export async function findBrowserFaults({ folder, release: { manifest, entry }, within = WITHIN }) {
  const task = { kind: 'browser', name: manifest.name, entry: join(folder, entry) };
  return describe('browser', await run(task, { folder, within }));
}

async function execute({ folder, release, within }) {
  const { manifest, serverEntry } = release;
  const faults = await findBrowserFaults({ folder, release, within });
  if (!serverEntry) return faults;
  const server = await run(
    { kind: 'server', name: manifest.name, entry: join(folder, serverEntry) },
    { folder, within },
  );
  return [
    ...faults,
    ...describe('server', server),
    ...(server.routes ? findRouteFaults(server.routes, release) : []),
  ];
}

function describe(build, { error, contract, routes }) {
  if (error) return [`the ${build} build cannot be run: ${error}`];
  const faults = [];
  if (contract !== REMOTE_CONTRACT)
    faults.push(`the ${build} build speaks contract ${contract}, the shell ${REMOTE_CONTRACT}`);
  if (!routes) faults.push(`the ${build} build exports no routes`);
  return faults;
}

function findRouteFaults(routes, release) {
  const lazy = (list) =>
    list.flatMap((route) => [...(route.isLazy ? [route] : []), ...lazy(route.children)]);
  return lazy(routes)
    .filter(({ id }) => !release.routes[String(id).split('@', 1)[0]])
    .map(
      ({ id, path }) =>
        `the route ${path ?? '/'} has the id "${id}", which is no page of the build (ids are ${release.manifest.name}/<path below src without extension>)`,
    );
}

/** Runs the child on one build; answers what it said, or why it said nothing. */
function run(asked, { folder, within }) {
  const task = { ...asked, shared: SHARED_PACKAGES };
  const child = spawn(
    process.execPath,
    [
      ...restrictions(folder),
      `--max-old-space-size=${MEMORY}`,
      '--no-warnings',
      CHILD,
      JSON.stringify(task),
    ],
    { env: {}, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], cwd: folder },
  );
  return new Promise((done) => {
    let said = '';
    let isLate = false;
    let answer = null;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, within);
    child.stderr.on('data', (part) => {
      said = (said + part).slice(-2000);
    });
    child.on('message', (message) => {
      answer = message;
    });
    child.on('error', (error) => done({ error: error.message }));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const end = /heap out of memory/.test(said)
        ? `it took more than ${MEMORY} MB`
        : `it ended by itself (${signal ?? code}) ${firstError(said)}`.trim();
      done(answer ?? { error: isLate ? `it was not done in ${within / 1000} s` : end });
    });
  });
}
const firstError = (text) => text.split('\n').find((line) => /Error/.test(line)) ?? '';

// Node's own: what is not named cannot be read; nothing can be written, started or loaded as native code.
function restrictions(folder) {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const readable = new Set([
    realpathSync(folder),
    realpathSync(dirname(CHILD)),
    ...packageFolders(folder),
    ...packageFolders(dirname(CHILD)),
  ]);
  return [flag, ...[...readable].map((path) => `--allow-fs-read=${path}`)];
}
// Every node_modules from here upwards, what its links to workspaces lead to, and the package.json of each folder on the way.
function packageFolders(folder) {
  const found = [];
  for (let at = resolve(folder); ; at = dirname(at)) {
    const packages = join(at, 'node_modules');
    if (existsSync(packages)) found.push(packages, ...workspacesIn(packages));
    const manifest = join(at, 'package.json');
    if (existsSync(manifest)) found.push(manifest);
    if (at === dirname(at)) return found;
  }
}
const workspacesIn = (packages) =>
  Object.keys(SHARED_PACKAGES)
    .concat('@admissions/contracts')
    .filter((name) => name.startsWith('@admissions/'))
    .map((name) => join(packages, name))
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path));
