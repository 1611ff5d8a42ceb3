import './lib/require-node.mjs';
import { findBrowser } from './quality/browser.mjs';
import { findEngines } from './quality/engines.mjs';
import { createRun, playwright } from './quality/steps.mjs';

// npm run e2e -- <Playwright arguments>: the e2e tests in a real browser against the built product.
const run = createRun();
await run.step('Tests in a browser', async () =>
  playwright(process.argv.slice(2), {
    env: { TEST_FULL: '1', CHROMIUM_PATH: await findBrowser(), ...findEngines() },
  }),
);
process.exit(run.finish());
