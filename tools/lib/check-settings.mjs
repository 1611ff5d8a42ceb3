import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFolders } from './data-folders.mjs';
import { readSecrets } from './secrets.mjs';
import { sourceHashes } from './source-hash.mjs';
import { buildablePackages } from './workspace.mjs';

/**
 * Validates the settings of API and shell from their sources before a build; throws their message.
 * Does nothing for a fresh build: then both validate them within a second.
 */
export function checkSettings({ env, root }) {
  if (isBuilt('api', root)) return;
  const { dataDir } = dataFolders(env, root);
  // A separate process: the module runner sets NODE_ENV and keeps its modules in memory.
  const { status, stdout, stderr } = spawnSync(process.execPath, [import.meta.filename, root], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...env,
      ...readSecrets(dataDir, env),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD_GENERATED: env.ADMIN_PASSWORD ? '' : '1',
    },
  });
  if (status !== 0) throw new Error(stdout.trim() || stderr.trim());
}

function isBuilt(folder, root) {
  const packages = buildablePackages(root);
  const { name, dir } = packages.find((each) => each.folder === folder);
  try {
    return (
      readFileSync(join(dir, 'dist/.built-from'), 'utf8') === sourceHashes(packages, root).get(name)
    );
  } catch {
    return false;
  }
}

if (import.meta.filename === process.argv[1]) {
  const { runnerImport } = await import('vite');
  const root = resolve(process.argv[2]);
  const load = async (folder, file) => {
    const options = {
      root: join(root, folder),
      configFile: false,
      logLevel: 'error',
      environments: {
        inline: { resolve: { conditions: ['source'], noExternal: [/^@admissions\//] } },
      },
    };
    return (await runnerImport(join(root, folder, file), options)).module;
  };
  try {
    const [{ checkSettings: checkApi }, { readConfig }] = await Promise.all([
      load('api', 'src/check-settings.ts'),
      load('shell', 'server/base/config.ts'),
    ]);
    readConfig(process.env, root);
    await checkApi(process.env);
    process.exit(0);
  } catch (error) {
    process.stdout.write(`${process.env.DEBUG ? error.stack : error.message}\n`, () =>
      process.exit(1),
    );
  }
}
