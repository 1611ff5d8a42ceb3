import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';

const cores = cpus().length;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  globalSetup: './prepare.ts',
  outputDir: '../test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
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
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // Recording every step takes a fifth of the time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'journeys', testDir: 'journeys' },
    { name: 'engines', testDir: 'engines', workers: Math.min(cores, 2) },
    { name: 'containers', testDir: 'containers', timeout: 180_000, workers: Math.min(cores, 2) },
  ],
});
