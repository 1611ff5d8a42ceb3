import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPackages } from './build.mjs';
import { dataFolders } from './data-folders.mjs';
import { freePort } from './ports.mjs';
import { openDataDir, secretsOf } from './secrets.mjs';
import { answers, responds, startService } from './service.mjs';
import { remotes } from './workspace.mjs';

/** A data folder with its secrets, ports and settings, and what can be started on it. */
export async function openInstallation({
  dataDir,
  port,
  apiPort,
  host = '127.0.0.1',
  env,
  root,
  onStep,
  onExit,
}) {
  const folders = dataFolders({ ...env, DATA_DIR: resolve(root, dataDir) }, root);
  openDataDir(folders.dataDir);
  const isFirst = !existsSync(join(folders.dataDir, 'secrets.json'));
  const secrets = secretsOf(folders.dataDir, env);
  const ports = {
    shell: await freePort(port, host, 'PORT'),
    api: await freePort(apiPort, '127.0.0.1', 'API_PORT'),
  };
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${ports.shell}`;
  const given = {
    ...process.env,
    ...env,
    ...secrets,
    DATA_DIR: folders.dataDir,
    RELEASES_DIR: folders.releasesDir,
    REGISTRY_FILE: folders.registryFile,
  };
  const services = {};

  const start = async (name, { title, file, settings, isReady, isAlive }) => {
    services[name] = await startService({
      name: title,
      file: join(root, file),
      cwd: root,
      env: { ...given, NODE_ENV: 'production', ...settings },
      logFile: join(folders.dataDir, 'logs', `${name}.log`),
      within: 120_000,
      isReady: () => answers(isReady),
      isAlive: () => responds(isAlive),
      onExit: (reason) => onExit?.(name, reason),
    });
  };
  return {
    ...folders,
    url,
    apiUrl,
    port: ports.shell,
    apiPort: ports.api,
    secrets,
    isFirst,
    admin: {
      account: env.ADMIN_ACCOUNT || 'admin',
      password: secrets.ADMIN_PASSWORD,
      isGenerated: !env.ADMIN_PASSWORD,
    },
    services,
    shellSettings: { ...given, HOST: host, PORT: String(ports.shell), API_URL: apiUrl },
    startApi: () =>
      start('api', {
        title: 'The API',
        file: 'api/dist/server.js',
        settings: {
          HOST: '127.0.0.1',
          API_PORT: String(ports.api),
          ADMIN_PASSWORD_GENERATED: env.ADMIN_PASSWORD ? '' : '1',
          // Pictures are decoded on several threads; with an arena for each, glibc keeps what was freed.
          MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX || '2',
        },
        isReady: `${apiUrl}/readyz`,
        isAlive: `${apiUrl}/healthz`,
      }),
    startShell: () =>
      start('shell', {
        title: 'The shell',
        file: 'shell/dist/server/server.js',
        settings: { HOST: host, PORT: String(ports.shell), API_URL: apiUrl },
        isReady: `${url}/readyz`,
        isAlive: `${url}/healthz`,
      }),
    async stop() {
      await services.shell?.stop();
      await services.api?.stop();
    },
    build: (wanted) => buildPackages({ root, wanted, onStep }),
    releaseChanged: (except) => releaseChanged({ ...folders, root, onStep, except }),
  };
}

async function releaseChanged({ releasesDir, registryFile, root, onStep, except }) {
  // Imported late: they need packages that the build has just made.
  const [{ releaseRemote }, { readRegistry }, { sourceHashes }, { buildablePackages }] =
    await Promise.all([
      import('./release.mjs'),
      import('./registry-file.mjs'),
      import('./source-hash.mjs'),
      import('./workspace.mjs'),
    ]);
  const packages = buildablePackages(root);
  const hashes = sourceHashes(packages, root);
  const { remotes: known } = await readRegistry(registryFile);
  for (const remote of remotes(root).filter(({ name }) => name !== except)) {
    const sourceHash = hashes.get(packages.find(({ dir }) => dir === remote.dir)?.name);
    const versions = Object.keys(known[remote.name]?.releases ?? {});
    // A rollback stays: these very sources were released before, whatever is in force now.
    if (
      versions.some((version) => builtFrom(join(releasesDir, remote.name, version)) === sourceHash)
    )
      continue;
    await releaseRemote({
      remote,
      releasesDir,
      registryFile,
      root,
      sourceHash,
      reason: versions.length > 0 ? 'changed since the last start' : 'first start',
      onStep,
    });
  }
}
function builtFrom(folder) {
  const file = join(folder, '.built-from');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
