import './lib/require-node.mjs';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkStart } from './lib/check-start.mjs';
import { commandLine } from './lib/command-line.mjs';
import { findFreeMegabytes } from './lib/disk-space.mjs';
import { installPackages } from './lib/install.mjs';
import { replaceFirstPassword } from './lib/secrets.mjs';

// Runs on a bare clone: import only Node modules at the top; the first step installs packages.
const HELP = `Starts the site: installs, builds, releases the remotes that never were, migrates, seeds, serves.

  npm start

Settings by environment: PORT (3000), API_PORT (3001), HOST (127.0.0.1), DATA_DIR (data), SEED (demo or none),
ADMIN_ACCOUNT, ADMIN_PASSWORD, DATABASE_URL, SITE_ORIGIN, TRUSTED_PROXIES. All of them: docs/settings.md.`;

const root = resolve(import.meta.dirname, '..');
const started = performance.now();
const say = (line = '') => process.stdout.write(`${line}\n`);
const since = (at) => `${((performance.now() - at) / 1000).toFixed(1)} s`;
const line = (what, how, time = '') =>
  say(`  ${what.padEnd(12)}${how.padEnd(44)}${time.padStart(8)}`);

commandLine(HELP);
let product;
let isStopping = false;
const stop = async (code) => {
  if (isStopping) return;
  isStopping = true;
  say('\n  Stopping …');
  await product?.stop();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

try {
  say('元智大學招生資訊網');
  const host = process.env.HOST || '127.0.0.1';
  const port = readPort('PORT', 3000);
  const apiPort = readPort('API_PORT', 3001);
  // Fails before a minute of installing and building.
  await checkStart({
    env: process.env,
    root,
    ports: { PORT: { port, host }, API_PORT: { port: apiPort, host: '127.0.0.1' } },
    say: (text) => say(`  ${text}`),
  });
  const installing = performance.now();
  const isNew = await installPackages(root, (how) => line('', how, since(installing)));
  line('packages', isNew ? 'installed' : 'up to date', since(installing));
  const { startProduct } = await import('./lib/product.mjs');
  const { superviseService } = await import('./lib/supervise-service.mjs');
  const restart = superviseService({
    start: (service) => (service === 'api' ? product.startApi() : product.startShell()),
    say: (text) => process.stderr.write(`\n  ${text}\n`),
    isStopping: () => isStopping,
  });
  product = await startProduct({
    dataDir: process.env.DATA_DIR || 'data',
    port,
    apiPort,
    host,
    env: process.env,
    root,
    onStep: report,
    onExit: restart,
  });
  announce();
  if (isStopping) await product.stop();
} catch (error) {
  process.stderr.write(`\n${process.env.DEBUG ? error.stack : error.message}\n`);
  process.exit(1);
}

function readPort(name, fallback) {
  const port = Number(process.env[name] || fallback);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`${name} must be a port number, not "${process.env[name]}".`);
}

function report({ name, state, seconds, isNotice }) {
  const titles = {
    build: 'all packages are built',
    remotes: 'every remote has a release',
    api: 'ready',
    shell: 'ready',
  };
  if (isNotice) say(`  ${''.padEnd(12)}${name} ${state}`);
  else if (state === 'done')
    line(name === 'api' ? 'API' : name, titles[name], `${seconds.toFixed(1)} s`);
  else if (seconds > 0) line('', `${name} ${state}`, `${seconds.toFixed(1)} s`);
}

function announce() {
  const { url, dataDir, admin, secrets } = product;
  say(`\n  ${url}   (ready in ${since(started)}; logs in ${join(dataDir, 'logs')})`);
  // Other hosts get 421 then.
  const site = process.env.SITE_ORIGIN?.split(',')[0]?.trim() || url;
  if (site !== url) say(`  For visitors and staff: ${site}`);
  const shown = join(dataDir, '.first-sign-in-shown');
  if (!existsSync(shown)) {
    say(`\n  Back office: ${site}/admin`);
    say(
      `    ${admin.account} / ${admin.isGenerated ? `${admin.password}   (shown this once; it is changed at the first sign-in)` : '(the ADMIN_PASSWORD you gave)'}`,
    );
    if (process.env.SEED !== 'none') {
      const accounts = JSON.parse(readFileSync(join(root, 'api/seed/accounts.json'), 'utf8')).map(
        ({ account }) => account,
      );
      say(
        `    sample accounts: ${accounts.join(', ')} / ${process.env.DEMO_PASSWORD ? '(the DEMO_PASSWORD you gave)' : secrets.DEMO_PASSWORD}`,
      );
    }
    writeFileSync(shown, '');
    if (admin.isGenerated) replaceFirstPassword(dataDir);
  }
  const requiredMegabytes = Number(process.env.MIN_FREE || 256);
  if (!process.env.DATABASE_URL && findFreeMegabytes(dataDir) < requiredMegabytes)
    say(
      `\n  THE DISK IS NEARLY FULL: ${findFreeMegabytes(dataDir)} MB are free for ${dataDir}, less than MIN_FREE (${requiredMegabytes} MB). The site can be read; nothing can be saved until there is room.`,
    );
  say('\n  Ctrl-C stops it.');
}
