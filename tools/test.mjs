import './lib/require-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from './lib/install.mjs';
import { say, seconds } from './quality/say.mjs';

// `npm test` is the fixed suite from a bare clone; `test:full` adds *.full.* files and steps.
const root = join(import.meta.dirname, '..');
const isFull = process.argv.includes('--full');
if (isFull) process.env.TEST_FULL = '1';
const shard = process.argv.filter((argument) => argument.startsWith('--shard='));
const started = Date.now();
try {
  say('▸ Packages');
  say(
    (await installPackages(root, (how) => say(`  ${how}`)))
      ? `✓ Installed (${seconds(started)})`
      : '✓ Up to date',
  );
} catch (error) {
  say(error.message);
  process.exit(1);
}

const { build, check } = await import('./check.mjs');
const { createRun, playwright, vitest } = await import('./quality/steps.mjs');
const { findBrowser, findHeadlessBrowser } = await import('./quality/browser.mjs');
const { startPostgres } = await import('./quality/postgres.mjs');
const { findNginx } = await import('./quality/nginx.mjs');
const { findEngines } = await import('./quality/engines.mjs');
const { testOtherNodes } = await import('./quality/other-nodes.mjs');

say('\n▸ Looking for what the tests need');
const browser = await findBrowser().catch((error) => say(`  ${error.message}`));
const headless = browser && findHeadlessBrowser(browser);
const postgres = await startPostgres();
if (!postgres)
  say('  PostgreSQL 15 or newer: not found, not installable; set TEST_DATABASE_URL to use one.');
const nginx = isFull && findNginx();
if (isFull && !nginx) say('  nginx: not found, not installable; set NGINX_PATH to use one.');

const run = createRun();
// All browser runs start from copies of one product.
const prepared = mkdtempSync(join(tmpdir(), 'admissions-prepared-'));
const E2E_DATA = join(prepared, 'e2e');
let code = 1;
try {
  const isBuilt = await build(run);
  // Half of every step is waiting, so two sequences of steps run in parallel.
  await Promise.all([checkAndBrowse(isBuilt), serve(isBuilt)]);
  if (isFull) await measureTime(isBuilt);
} finally {
  await postgres?.stop();
  rmSync(prepared, { recursive: true, force: true });
  code = run.finish();
}
process.exit(code);

function browse(title, project, env, options = {}) {
  return run.step(title, () =>
    playwright([`--project=${project}`, ...shard], { env: { E2E_DATA, ...env }, ...options }),
  );
}

async function checkAndBrowse(isBuilt) {
  await check(run, shard);
  if (!isBuilt || !browser) {
    const why = isBuilt ? 'There is no browser.' : 'There is no build.';
    await run.step('Tests in a browser', async () => ({ passed: 0, failed: 1, why }));
    return;
  }
  await browse('Tests in a browser', 'e2e', { CHROMIUM_PATH: headless });
  if (isFull)
    await browse('The same walk in Chromium, Firefox and WebKit', 'engines', {
      CHROMIUM_PATH: browser,
      ...findEngines(),
    });
}

async function serve(isBuilt) {
  if (isBuilt && isFull) await testOtherNodes(run);
  if (postgres) await run.step('API on PostgreSQL', () => api({ TEST_DATABASE_URL: postgres.url }));
  else await run.step('API on the embedded database', () => api({ TEST_DATABASE_URL: '' }));
  if (postgres && isFull)
    await run.step('API on the embedded database: statements', () =>
      api({ TEST_DATABASE_URL: '', TEST_WHAT_DIFFERS: 'statements' }),
    );
}

/** Kills, stalled clients and replicas depend on time, so they run alone. */
async function measureTime(isBuilt) {
  if (postgres)
    await run.step('API on the embedded database: engine', () =>
      api({ TEST_DATABASE_URL: '', TEST_WHAT_DIFFERS: 'engine' }),
    );
  if (isBuilt && browser && postgres && nginx) {
    const env = { CHROMIUM_PATH: headless, NGINX_PATH: nginx, TEST_DATABASE_URL: postgres.url };
    await browse('The containers’ parts, as processes', 'containers', env, { isLate: true });
  }
}

function api(env) {
  return vitest(['--root', join(root, 'api'), ...shard], { env, isLate: true });
}
