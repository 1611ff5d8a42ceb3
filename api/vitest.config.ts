import { configDefaults, defineConfig } from 'vitest/config';

// What is the same whichever engine stands behind it, or is about the embedded engine only, is not run again on PostgreSQL.
const APART_FROM_POSTGRES = [
  'src/db/{embedded,snapshots}/**',
  'src/faults/{disk-full,new-database-disk-full,kill,stalled,stop}.test.ts',
  'src/features/auth/{check-secrets,password-policy}.test.ts',
  'src/features/media/{full-disk,media-store,no-fetch,sorts-of-files,upload-attacks}.test.ts',
  'src/features/snapshots/**',
  'src/server.test.ts',
];

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.TEST_DATABASE_URL ? APART_FROM_POSTGRES : [])],
    globalSetup: ['src/testing/prepare-databases.ts'],
    // Every file opens a database of its own.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
