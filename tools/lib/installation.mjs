import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPackages } from './build.mjs';
import { dataFolders } from './data-folders.mjs';
import { freePort } from './ports.mjs';
import { openDataDir, readSecrets } from './secrets.mjs';
import { answers, responds, startService } from './service.mjs';
import { environmentFor } from './service-settings.mjs';

/** So long (milliseconds) a start may say nothing new. */
const START_WITHIN = 120_000;

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

  const start = async (name, { title, file, nodeOptions, settings, isReady, isAlive }) => {
    services[name] = await startService({
      name: title,
      file: join(root, file),
      nodeOptions,
      cwd: root,
      env: { ...environmentFor(name, given), NODE_ENV: 'production', ...settings },
      logFile: join(folders.dataDir, 'logs', `${name}.log`),
      within: START_WITHIN,
      isReady: () => answers(isReady),
      isAlive: () => responds(isAlive),
      onProgress: tellNowAndThen((state) =>
        onStep({ name: title, state, seconds: 0, isNotice: true }),
      ),
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
        // What a start leaves behind is collected sooner: 15 MB less while nobody asks for anything. The image does the same.
        nodeOptions: ['--max-semi-space-size=8'],
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
    releaseFirst: () => releaseNew({ ...folders, root, onStep }),
    releaseForDevelopment: (except) =>
      releaseNew({ ...folders, root, onStep, except, isDevelopment: true }),
  };
}

/** A start that takes long says so every few seconds (milliseconds), not with each step. */
const TELL_EVERY = 5000;
function tellNowAndThen(tell) {
  let told = performance.now();
  return (state) => {
    if (performance.now() - told < TELL_EVERY) return;
    told = performance.now();
    tell(state);
  };
}

// The first start releases everything, so that the site is whole. From then on a release is its team's: what differs, or is new, is said, no more.
// The data folder of development is nobody's site: what another remote's turn has left out is released there.
async function releaseNew({
  dataDir,
  releasesDir,
  registryFile,
  root,
  onStep,
  except,
  isDevelopment = false,
}) {
  // Imported late: they need packages that the build has just made.
  const [{ releaseRemote }, { findChanged }, { findSignedCopy, readOrRestoreRegistry }] =
    await Promise.all([
      import('./release.mjs'),
      import('./changed-remotes.mjs'),
      import('./registry-file.mjs'),
    ]);
  const isCopy = existsSync(findSignedCopy(registryFile));
  const { remotes: known } = await readOrRestoreRegistry(registryFile, (state) =>
    onStep({ name: 'registry', state, seconds: 0, isNotice: true }),
  );
  // There while the first start goes on: one that ended in the middle is taken up again.
  const underWay = join(dataDir, 'first-start');
  const isFirst = !isCopy && (Object.keys(known).length === 0 || existsSync(underWay));
  const isReleasing = isFirst || (isDevelopment && !isCopy);
  if (isFirst) writeFileSync(underWay, '');
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
    else if (!isReleasing)
      onStep({
        name: remote.folder,
        state: isCopy
          ? `has no release yet: "npm run release -- ${remote.folder} --to=…" sends one`
          : `has no release yet: "npm run release -- ${remote.folder}" makes one`,
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
  if (isFirst) rmSync(underWay);
}
