import { fork } from 'node:child_process';
import { join } from 'node:path';
import { openInstallation } from './installation.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Builds stale packages, starts API and shell, and releases the remotes at the first start.
 * Port 0 picks a free one; `env` as for `npm start`; `onStep` gets { name, state, seconds }.
 * `except`: the remote under development: it is not released, and no shell is built or started.
 * On failure it stops what was started and rejects with a message.
 */
export async function startProduct({
  env = {},
  root = ROOT,
  onStep = () => {},
  except,
  ...options
}) {
  const product = await openInstallation({ env, root, onStep, ...options });
  const preparing = prepare(product, { env, root, onStep, except });
  await preparing.built;
  // The first releases wait for the API; later ones are known, and the shell starts beside it.
  const starting = [
    timed(onStep, 'api', product.startApi),
    preparing.released.then(() => except ?? timed(onStep, 'shell', product.startShell)),
  ];
  try {
    await Promise.all(starting);
  } catch (error) {
    preparing.end();
    await Promise.allSettled(starting);
    await product.stop();
    throw error;
  }
  return {
    ...product,
    stopApi: () => product.services.api.stop(),
    stopShell: () => product.services.shell.stop(),
  };
}

/** Builds and releases in another process; returns promises of both and a function to end it. */
function prepare({ dataDir, registryFile, apiUrl, secrets }, { env, root, onStep, except }) {
  const options = JSON.stringify({ registryFile, apiUrl, root, except });
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

/** Reports the end of a step with its time. */
export async function timed(onStep, name, work) {
  const started = performance.now();
  await work();
  onStep({ name, state: 'done', seconds: (performance.now() - started) / 1000 });
}
