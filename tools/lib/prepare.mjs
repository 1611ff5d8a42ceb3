import { releaseAtStart } from '../release/release-at-start.mjs';
import { buildPackages } from './build.mjs';
import { checkSettings } from './check-settings.mjs';
import { timed } from './product.mjs';
import { remotes } from './workspace.mjs';

// A separate process: modules loaded by builds and releases would stay in memory.
const options = JSON.parse(process.argv[2]);
const { root, except } = options;
const onStep = (step) => process.send({ step });
process.once('disconnect', () => process.exit(1));

try {
  checkSettings({ env: process.env, root });
  // A release builds its remote, with the version in it.
  const folders = new Set(remotes(root).map(({ dir }) => dir));
  await timed(onStep, 'build', () =>
    buildPackages({
      root,
      isSelected: ({ dir, folder }) => !folders.has(dir) && !(except && folder === 'shell'),
      onStep,
    }),
  );
  await timed(onStep, 'remotes', () =>
    releaseAtStart({ ...options, internalToken: process.env.INTERNAL_TOKEN, onStep }),
  );
} catch (error) {
  process.send({ error: process.env.DEBUG ? error.stack : error.message });
}
process.exit();
