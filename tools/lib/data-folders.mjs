import { resolve } from 'node:path';

/** Where this installation keeps its data, by the same settings as the shell reads. */
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
