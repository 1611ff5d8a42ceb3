import { join, resolve } from 'node:path';
import { dataFolders } from './data-folders.mjs';
import { freePort } from './ports.mjs';
import { deriveToken, openDataDir, readSecrets } from './secrets.mjs';
import { isHealthy, startService } from './service.mjs';
import { selectEnvironment } from './service-settings.mjs';
import { remotes } from './workspace.mjs';

/** A start without progress for this long counts as stuck; a busy machine may take minutes. */
const START_TIMEOUT_MS = 300_000;

/** A data folder with its secrets, ports and settings, and functions that start processes on it. */
export async function openInstallation({
  dataDir,
  port = 0,
  apiPort = 0,
  host = '127.0.0.1',
  env,
  root,
  onStep,
  onExit,
}) {
  const folders = dataFolders({ ...env, DATA_DIR: resolve(root, dataDir) }, root);
  openDataDir(folders.dataDir);
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
    RELEASE_TOKENS: remotes(root)
      .map(({ name }) => `${name}=${deriveToken(secrets.INTERNAL_TOKEN, name)}`)
      .join(),
  };
  const services = {};

  const start = async (name, { title, file, settings, isReady }) => {
    services[name] = await startService({
      name: title,
      file: join(root, file),
      // Earlier garbage collection: 15 MB less in an idle process, as in the API's image.
      nodeOptions: ['--max-semi-space-size=8'],
      cwd: root,
      env: { ...selectEnvironment(name, given), NODE_ENV: 'production', ...settings },
      logFile: join(folders.dataDir, 'logs', `${name}.log`),
      within: START_TIMEOUT_MS,
      isReady: () => isHealthy(isReady),
      onProgress: throttleReports((state) =>
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
    releaseToken: (remote) => deriveToken(secrets.INTERNAL_TOKEN, remote),
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
          // Sharp decodes on several threads; with an arena each, glibc would retain freed memory.
          MALLOC_ARENA_MAX: '2',
        },
        isReady: `${apiUrl}/readyz`,
      }),
    startShell: () =>
      start('shell', {
        title: 'The shell',
        file: 'shell/dist/server/server.js',
        settings: { HOST: host, PORT: String(ports.shell), API_URL: apiUrl },
        isReady: `${url}/readyz`,
      }),
    async stop() {
      await services.shell?.stop();
      await services.api?.stop();
    },
  };
}

/** Progress of a long start is printed at this interval, not at each step. */
const REPORT_INTERVAL_MS = 5000;
function throttleReports(report) {
  let lastReport = performance.now();
  return (state) => {
    if (performance.now() - lastReport < REPORT_INTERVAL_MS) return;
    lastReport = performance.now();
    report(state);
  };
}
