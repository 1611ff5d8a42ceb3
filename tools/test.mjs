import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { say, seconds } from './quality/say.mjs';

// npm test: everything, from a bare clone. It says what it does, installs what it needs and can have, and ends with the sum.
const root = join(import.meta.dirname, '..');
const started = Date.now();
requireNode(20, 19);
installPackages();

const { check } = await import('./check.mjs');
const { createRun, node, one, playwright, vitest } = await import('./quality/steps.mjs');
const { findBrowser } = await import('./quality/browser.mjs');
const { startPostgres } = await import('./quality/postgres.mjs');
const { findNginx } = await import('./quality/nginx.mjs');

say('\n▸ Looking for what the tests need');
const browser = await findBrowser().catch((error) => say(`  ${error.message}`));
const postgres = await startPostgres();
if (!postgres) say('  PostgreSQL 15 or newer: none found and none could be installed; set TEST_DATABASE_URL to test on one.');
const nginx = findNginx();
if (!nginx) say('  nginx: none found and none could be installed; set NGINX_PATH to prove the containers’ front.');

const run = createRun();
let code = 1;
try {
  await check(run);
  const isBuilt = await run.step('Build of the five front-end packages and the API', () => one(node, [join(root, 'tools/build.mjs')], { isLoud: true }));
  await run.step('API on the embedded database', () => api({ TEST_DATABASE_URL: '' }));
  if (postgres) await run.step('API on PostgreSQL', () => api({ TEST_DATABASE_URL: postgres.url }));
  const env = { CHROMIUM_PATH: browser ?? '', NGINX_PATH: nginx ?? '', TEST_DATABASE_URL: postgres?.url ?? '' };
  if (isBuilt && browser) {
    await run.step('Journeys in a real browser', () => playwright(['--project=journeys'], { env }));
    if (postgres && nginx) await run.step('The containers’ parts, as processes', () => playwright(['--project=containers'], { env }));
  } else {
    await run.step('Journeys in a real browser', async () => ({ passed: 0, failed: 1, why: isBuilt ? 'There is no browser.' : 'There is no build.' }));
  }
} finally {
  await postgres?.stop();
  code = run.finish();
}
process.exit(code);

function api(env) {
  return vitest(['--root', join(root, 'api')], { env });
}

function requireNode(major, minor) {
  const [hasMajor, hasMinor] = process.versions.node.split('.').map(Number);
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return;
  say(`Node ${process.versions.node} is too old: version ${major}.${minor} or newer is needed.`);
  process.exit(1);
}

function installPackages() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs) return;
  say('▸ Installing the packages (npm ci)');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  say(`✓ Installed (${seconds(started)})`);
}
