import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';

/** `npm run test:full` and runs of chosen tests include the long files. */
const isFull = process.env.TEST_FULL !== undefined;
const cores = cpus().length;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  globalSetup: './prepare.ts',
  outputDir: '../test-results',
  // A time-out says that something hangs, not that others use the machine as well.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: 0,
  // Every worker runs a product of its own: its shell, its API, its database. Half of a journey is waiting.
  workers: Number(process.env.JOURNEY_WORKERS || (cores >= 2 ? cores + 1 : 1)),
  reporter: 'list',
  use: {
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    // What a worker fetches no journey can hold up or change; the journey without a connection lets it in.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A journey begins with the cache that those before it have filled, and with nothing else of them: a page in a new context costs four times as much.
    reuseContext: true,
    // A trace of every step costs a fifth of the time.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // What a page of the site has compiled, the next one has too.
        '--process-per-site',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'journeys', testDir: 'tests', testIgnore: isFull ? [] : '**/*.full.spec.ts' },
    { name: 'engines', testDir: 'engines', workers: Math.min(cores, 2) },
    { name: 'containers', testDir: 'containers', workers: Math.min(cores, 2) },
  ],
});
