import { fork } from 'node:child_process';
import { join } from 'node:path';
import { openInstallation } from './installation.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Builds what is stale, releases the remotes into an empty registry, and starts API and shell on a data folder.
 * Ports of 0 mean free ones; `env` are settings as of `npm start`; `onStep` is told of progress: { name, state, seconds }.
 * Rejects with one sentence; what was started is stopped again.
 */
export async function startProduct({
  dataDir,
  port = 0,
  apiPort = 0,
  host,
  env = {},
  root = ROOT,
  onStep = () => {},
  onExit,
}) {
  const product = await openInstallation({
    dataDir,
    port,
    apiPort,
    host,
    env,
    root,
    onStep,
    onExit,
  });
  const { built, released } = prepare(product, { env, root, onStep });
  await built;
  await withCleanUp(product, async () => {
    const startApi = () => timed(onStep, 'api', product.startApi);
    // The API takes the first releases in when it starts.
    if (product.hasReleaseService) {
      await released;
      await startApi();
    } else await allDone([startApi(), released]);
    await timed(onStep, 'shell', product.startShell);
  });
  return {
    ...product,
    stopApi: () => product.services.api.stop(),
    stopShell: () => product.services.shell.stop(),
  };
}

/** The same without the shell, and without the release of one remote: what a development server stands on. */
export async function startBackground({
  dataDir,
  port = 0,
  apiPort = 0,
  env = {},
  root = ROOT,
  onStep = () => {},
  onExit,
  except,
}) {
  const product = await openInstallation({ dataDir, port, apiPort, env, root, onStep, onExit });
  await product.build(({ folder }) => folder === 'api' || folder.startsWith('shared-libs/'));
  await withCleanUp(product, () =>
    allDone([product.startApi(), product.releaseForDevelopment(except)]),
  );
  return product;
}

/** Builds and releases in another process; promises of both. */
function prepare({ dataDir, releasesDir, registryFile }, { env, root, onStep }) {
  const options = JSON.stringify({ dataDir, releasesDir, registryFile, root });
  const child = fork(join(import.meta.dirname, 'prepare.mjs'), [options], {
    env: { ...process.env, ...env, DATA_DIR: dataDir },
    execArgv: [],
  });
  child.on('message', ({ step }) => step && onStep(step));
  const done = (name) =>
    new Promise((resolve, reject) => {
      child.on('message', ({ step, error }) => {
        if (error) reject(new Error(error));
        else if (step.name === name && step.state === 'done') resolve();
      });
      child.once('exit', () => reject(new Error('Building and releasing ended early.')));
    });
  const released = done('remotes');
  released.catch(() => {});
  return { built: done('build'), released };
}

async function withCleanUp(product, work) {
  try {
    await work();
  } catch (error) {
    await product.stop();
    throw error;
  }
}
// Waits for all before it fails: nothing may start after the clean-up.
async function allDone(work) {
  for (const outcome of await Promise.allSettled(work))
    if (outcome.status === 'rejected') throw outcome.reason;
}
async function timed(onStep, name, work) {
  const started = performance.now();
  await work();
  onStep({ name, state: 'done', seconds: (performance.now() - started) / 1000 });
}
