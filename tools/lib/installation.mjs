import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPackages } from './build.mjs';
import { dataFolders } from './data-folders.mjs';
import { freePort } from './ports.mjs';
import { openDataDir, readSecrets } from './secrets.mjs';
import { answers, responds, startService } from './service.mjs';
import { environmentFor } from './service-settings.mjs';

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
  const secrets = readSecrets(folders.dataDir, env);
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
      env: { ...environmentFor(name, given), NODE_ENV: 'production', ...settings },
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
    hasReleaseService: given.RELEASE_SERVICE === 'on',
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
    releaseNew: (except) => releaseNew({ ...folders, root, onStep, except }),
  };
}

// A start releases what was never released, so that the site is whole. What its team has released already is that team's: a difference is said, no more.
async function releaseNew({ releasesDir, registryFile, root, onStep, except }) {
  // Imported late: they need packages that the build has just made.
  const [{ releaseRemote }, { findChanged }, { findSignedCopy }] = await Promise.all([
    import('./release.mjs'),
    import('./changed-remotes.mjs'),
    import('./registry-file.mjs'),
  ]);
  const isCopy = existsSync(findSignedCopy(registryFile));
  const changed = await findChanged({ releasesDir, registryFile, root });
  for (const { remote, sourceHash, current } of changed) {
    if (remote.name === except) continue;
    if (current)
      onStep({
        name: remote.folder,
        state: `differs from ${current}, which stays in force: "npm run release -- ${remote.folder}" releases it`,
        seconds: 0,
        isNotice: true,
      });
    else if (isCopy)
      onStep({
        name: remote.folder,
        state: `has no release yet: "npm run release -- ${remote.folder} --to=…" sends one`,
        seconds: 0,
        isNotice: true,
      });
    else
      await releaseRemote({
        remote,
        releasesDir,
        registryFile,
        root,
        sourceHash,
        reason: 'first start',
        onStep,
      });
  }
}
