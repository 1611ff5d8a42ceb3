import './lib/require-node.mjs';
import { join } from 'node:path';
import { findBrowser, findHeadlessBrowser } from './quality/browser.mjs';
import { findEngines } from './quality/engines.mjs';
import { findNginx } from './quality/nginx.mjs';
import { testOtherNodes } from './quality/other-nodes.mjs';
import { startPostgres } from './quality/postgres.mjs';
import { createRun, node, one, playwright, root, vitest } from './quality/steps.mjs';

// npm run test:long: what npm test samples, whole, with its figures; an hour or two. After npm ci.
const LONG = { LONG_TESTS: '1', SAY_FIGURES: '1' };
const postgres = await startPostgres();
const nginx = findNginx();
const run = createRun();
const api = (url) =>
  vitest(['--root', join(root, 'api')], { env: { ...LONG, TEST_DATABASE_URL: url } });
let code = 1;
try {
  const isBuilt = await run.step('Build', () =>
    one(node, [join(import.meta.dirname, 'build.mjs')], { isLoud: true }),
  );
  await run.step('The how-tos, followed to the letter', () =>
    vitest(['--project=tools', 'tools/quality/how-to.test.mjs'], { env: LONG }),
  );
  await run.step('The whole API on the embedded database', () => api(''));
  if (postgres) await run.step('The whole API on PostgreSQL', () => api(postgres.url));
  if (isBuilt) {
    await testOtherNodes(run, { isLong: true });
    const browser = await findBrowser();
    const env = { ...LONG, CHROMIUM_PATH: findHeadlessBrowser(browser) };
    await run.step('Journeys: every page, screen, width and kind', () =>
      playwright(['--project=journeys'], { env }),
    );
    await run.step('The same walk in Chromium, Firefox and WebKit', () =>
      playwright(['--project=engines'], {
        env: { ...LONG, CHROMIUM_PATH: browser, ...findEngines() },
      }),
    );
    if (postgres && nginx)
      await run.step('The containers’ parts: 20 releases beside 20 visitors and two shells', () =>
        playwright(['--project=containers'], {
          env: { ...env, NGINX_PATH: nginx, TEST_DATABASE_URL: postgres.url },
        }),
      );
  }
} finally {
  await postgres?.stop();
  code = run.finish();
}
process.exit(code);
