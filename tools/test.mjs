import './lib/require-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from './lib/install.mjs';
import { say, seconds } from './quality/say.mjs';

// npm test: what every change keeps, and one group of the rest, from a bare clone. It says what it does, installs what it needs and can have, and ends with the sum.
const root = join(import.meta.dirname, '..');
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
const { chooseGroup, groups, leaveOut } = await import('./quality/groups.mjs');
const { createRun, playwright, vitest } = await import('./quality/steps.mjs');
const { findBrowser, findHeadlessBrowser } = await import('./quality/browser.mjs');
const { startPostgres } = await import('./quality/postgres.mjs');
const { findNginx } = await import('./quality/nginx.mjs');
const { findEngines } = await import('./quality/engines.mjs');
const { testOtherNodes } = await import('./quality/other-nodes.mjs');

const group = readGroup();
const left = leaveOut(group);
const runs = (name) => !left.steps.includes(name);

say('\n▸ Looking for what the tests need');
const browser = await findBrowser().catch((error) => say(`  ${error.message}`));
const headless = browser && findHeadlessBrowser(browser);
const postgres = await startPostgres();
if (!postgres)
  say(
    '  PostgreSQL 15 or newer: none found and none could be installed; set TEST_DATABASE_URL to test on one.',
  );
const nginx = findNginx();
if (!nginx)
  say(
    '  nginx: none found and none could be installed; set NGINX_PATH to prove the containers’ front.',
  );
const engines = findEngines();

const run = createRun();
// The three runs of the browser begin with copies of one product.
const prepared = mkdtempSync(join(tmpdir(), 'admissions-prepared-'));
/** Who comes first fills it, the others wait. */
const JOURNEY_DATA = join(prepared, 'journeys');
let code = 1;
try {
  const isBuilt = await build(run);
  // Much of every step is waiting, so two rows of them run beside each other; what the second one prints comes when each of its steps is over.
  await Promise.all([checkAndBrowse(isBuilt), serve(isBuilt)]);
} finally {
  await postgres?.stop();
  rmSync(prepared, { recursive: true, force: true });
  code = run.finish();
}
process.exit(code);

function readGroup() {
  try {
    const chosen = chooseGroup();
    const count = groups.length;
    say(
      chosen === 'all'
        ? `▸ All ${count} groups`
        : `▸ Beside what every run does: the group “${chosen}”, one of ${count}, chosen by ${process.env.TEST_GROUP ? 'TEST_GROUP' : 'the commit'} (TEST_GROUP=all takes all)`,
    );
    return chosen;
  } catch (error) {
    say(error.message);
    return process.exit(1);
  }
}

async function checkAndBrowse(isBuilt) {
  await check(run, left.unit);
  if (!isBuilt || !browser) {
    await run.step('Journeys in a real browser', async () => ({
      passed: 0,
      failed: 1,
      why: isBuilt ? 'There is no browser.' : 'There is no build.',
    }));
    return;
  }
  await run.step('Journeys in a real browser', () =>
    playwright(['--project=journeys', ...left.journeys], {
      env: { JOURNEY_DATA, CHROMIUM_PATH: headless },
    }),
  );
  if (runs('engines'))
    await run.step('The same walk in Chromium, Firefox and WebKit', () =>
      playwright(['--project=engines'], {
        env: { JOURNEY_DATA, CHROMIUM_PATH: browser, ...engines },
      }),
    );
}

async function serve(isBuilt) {
  if (isBuilt && runs('other Node')) await testOtherNodes(run, { isLate: true });
  if (postgres) await run.step('API on PostgreSQL', () => api({ TEST_DATABASE_URL: postgres.url }));
  else await run.step('API on the embedded database', () => api({ TEST_DATABASE_URL: '' }));
  if (postgres && runs('embedded database'))
    await run.step('API on the embedded database: what differs there', () =>
      api({ TEST_DATABASE_URL: '', TEST_WHAT_DIFFERS: 'statements' }),
    );
  if (postgres && runs('embedded engine'))
    await run.step('API on the embedded database: its engine', () =>
      api({ TEST_DATABASE_URL: '', TEST_WHAT_DIFFERS: 'engine' }),
    );
  if (isBuilt && browser && postgres && nginx && runs('containers'))
    await run.step('The containers’ parts, as processes', () =>
      playwright(['--project=containers'], {
        env: {
          CHROMIUM_PATH: headless,
          JOURNEY_DATA,
          NGINX_PATH: nginx,
          TEST_DATABASE_URL: postgres.url,
        },
        isLate: true,
      }),
    );
}

function api(env) {
  return vitest(['--root', join(root, 'api')], { env, leftOut: left.api, isLate: true });
}
