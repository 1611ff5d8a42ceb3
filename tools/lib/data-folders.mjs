import { resolve } from 'node:path';

/** Data folders of this installation, by the same settings as in the shell. */
export function dataFolders(env, root) {
  const dataDir = resolve(root, env.DATA_DIR || 'data');
  return {
    dataDir,
    releasesDir: env.RELEASES_DIR ? resolve(root, env.RELEASES_DIR) : resolve(dataDir, 'releases'),
    registryFile: env.REGISTRY_FILE
      ? resolve(root, env.REGISTRY_FILE)
      : resolve(dataDir, 'registry.json'),
  };
}
