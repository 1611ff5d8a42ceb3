import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';

/** `npm run test:full` and runs of selected tests include the full files. */
const isFull = process.env.TEST_FULL !== undefined;
const cores = cpus().length;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  globalSetup: './prepare.ts',
  outputDir: '../test-results',
  // Generous, since other processes share the machine: a timeout means a hang.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // One repeat for the noise of 40 minutes; what passes then is printed as flaky.
  retries: isFull ? 1 : 0,
  // Each worker runs its own shell, API and database, and waits half of the time.
  workers: Number(process.env.E2E_WORKERS || (cores >= 2 ? cores + 1 : 1)),
  reporter: 'list',
  use: {
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    // Service worker requests bypass routes; only the offline tests enable them.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Shares the HTTP cache between tests: a page in a new context costs four times as much.
    reuseContext: true,
    // Full traces take a fifth of the time.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Shares compiled code between pages.
        '--process-per-site',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'e2e', testDir: 'tests', testIgnore: isFull ? [] : '**/*.full.spec.ts' },
    { name: 'engines', testDir: 'engines', workers: Math.min(cores, 2) },
    { name: 'containers', testDir: 'containers', workers: Math.min(cores, 2) },
  ],
});
