import { configDefaults, defineConfig } from 'vitest/config';

// What is the same whichever engine stands behind it, or is about the embedded engine only, is not run again on PostgreSQL.
const APART_FROM_POSTGRES = [
  'src/db/{embedded,snapshots}/**/*.test.ts',
  'src/faults/{disk-full,new-database-disk-full,kill,stalled,stop}.test.ts',
  'src/features/auth/{check-secrets,password-policy}.test.ts',
  'src/features/media/{full-disk,media-store,no-fetch,sorts-of-files,upload-attacks}.test.ts',
  'src/features/snapshots/**/*.test.ts',
  'src/server.test.ts',
];

// Where a statement, a transaction or a notice could be another thing on the other engine. `npm test` runs the rest on PostgreSQL alone, where there is one.
const ON_BOTH = [
  'src/commands/**/*.test.ts',
  'src/contract-tests/walk-through.test.ts',
  'src/db/**/*.test.ts',
  'src/faults/**/*.test.ts',
  'src/features/audit/**/*.test.ts',
  'src/features/forms/{form-faults,review,send-form}.test.ts',
  'src/features/search/**/*.test.ts',
  'src/kinds/{admin-writes,concurrent-writes,every-kind,interleavings,list-relations,public-reads,spec-endpoints}.test.ts',
  'src/plugins/{content-changed,repeated-writes}.test.ts',
  'src/seed/**/*.test.ts',
];

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    name: 'api',
    include: process.env.TEST_WHAT_DIFFERS
      ? [...ON_BOTH, ...APART_FROM_POSTGRES]
      : ['src/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.TEST_DATABASE_URL ? APART_FROM_POSTGRES : []),
    ],
    globalSetup: ['src/testing/prepare-databases.ts'],
    // Every file opens a database of its own.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
