import { openInstallation } from './installation.mjs';
import { ROOT, remotes } from './workspace.mjs';

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
  // Remotes are built by their release, at the version that they get.
  const folders = new Set(remotes(root).map(({ dir }) => dir));
  await timed(onStep, 'build', () => product.build(({ dir }) => !folders.has(dir)));
  await withCleanUp(product, async () => {
    const release = () => timed(onStep, 'remotes', () => product.releaseFirst());
    const startApi = () => timed(onStep, 'api', product.startApi);
    // The API takes the first releases in when it starts.
    if (product.hasReleaseService) {
      await release();
      await startApi();
    } else await allDone([startApi(), release()]);
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
