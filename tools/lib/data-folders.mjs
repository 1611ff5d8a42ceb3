import { resolve } from 'node:path';

/** Data folders of this installation, by the same settings as in the shell. */
export function dataFolders(env, root) {
  const dataDir = resolve(root, env.DATA_DIR || 'data');
  return {
    dataDir,
    releasesDir: resolve(dataDir, 'releases'),
    registryFile: resolve(dataDir, 'registry.json'),
  };
}
