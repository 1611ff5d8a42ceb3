import { fork } from 'node:child_process';
import { join } from 'node:path';
import { openInstallation } from './installation.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Builds what is stale, starts the API on a data folder, releases the remotes there at the first start, and starts the shell.
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
  const preparing = prepare(product, { env, root, onStep });
  await preparing.built;
  try {
    await timed(onStep, 'api', product.startApi);
    await preparing.released;
    await timed(onStep, 'shell', product.startShell);
  } catch (error) {
    preparing.end();
    await product.stop();
    throw error;
  }
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
  try {
    // Remotes are built while the API starts.
    const released = product.releaseForDevelopment(except);
    released.catch(() => {});
    await product.startApi();
    await released;
  } catch (error) {
    await product.stop();
    throw error;
  }
  return product;
}

/** Builds and releases in another process; promises of both, and how to end it. */
function prepare({ dataDir, registryFile, apiUrl, secrets }, { env, root, onStep }) {
  const options = JSON.stringify({ registryFile, apiUrl, root });
  const child = fork(join(import.meta.dirname, 'prepare.mjs'), [options], {
    env: { ...process.env, ...env, DATA_DIR: dataDir, INTERNAL_TOKEN: secrets.INTERNAL_TOKEN },
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
  return { built: done('build'), released, end: () => child.connected && child.disconnect() };
}

async function timed(onStep, name, work) {
  const started = performance.now();
  await work();
  onStep({ name, state: 'done', seconds: (performance.now() - started) / 1000 });
}
