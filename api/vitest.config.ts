import { inlineScript } from '@admissions/tools/inline-script';
import { configDefaults, defineConfig } from 'vitest/config';

// Tests of the embedded engine are not repeated on PostgreSQL.
const EMBEDDED_ONLY = [
  'src/platform/db/{embedded,snapshots}/**/*.test.ts',
  'src/tests/faults/{disk-full,new-database-disk-full,kill,stalled,stop}.test.ts',
  'src/features/snapshots/**/*.test.ts',
  'src/server.test.ts',
];

// Run on both engines, which may differ here; `npm test` runs the rest on PostgreSQL only.
const ON_BOTH = [
  'src/app/commands/**/*.test.ts',
  'src/tests/contract/walk-through.test.ts',
  'src/tests/upgrade/**/*.test.ts',
  'src/platform/db/**/*.test.ts',
  'src/tests/faults/**/*.test.ts',
  'src/{features,platform}/audit/**/*.test.ts',
  'src/features/forms/send/{form-faults,send-form}*.test.ts',
  'src/features/search/**/*.test.ts',
  'src/features/empty-searches/**/*.test.ts',
  'src/content/read/public-reads.test.ts',
  'src/content/write/{admin-writes,concurrent-writes}.test.ts',
  'src/platform/http/content-changed.test.ts',
  'src/platform/idempotency/**/*.test.ts',
];

// These mock packages and cannot share modules with other files.
const MOCKING_PACKAGES = [
  'src/tests/attack/heavy-markup.full.test.ts',
  'src/features/identity/sign-in/guessing.full.test.ts',
];

/** TEST_WHAT_DIFFERS selects tests for a run on the embedded engine. */
const { TEST_WHAT_DIFFERS = '', TEST_DATABASE_URL = '' } = process.env;
const SELECTIONS: Record<string, string[]> = {
  statements: ON_BOTH,
  engine: EMBEDDED_ONLY,
};
/** `npm run test:full` and single files on the command line include these. */
const isFull = process.env.TEST_FULL === '1' || process.argv.some((file) => /\.full\./.test(file));
const include = SELECTIONS[TEST_WHAT_DIFFERS] ?? ['src/**/*.test.ts'];
const exclude = [
  ...configDefaults.exclude,
  ...(isFull ? [] : ['**/*.full.test.*']),
  ...(TEST_DATABASE_URL || TEST_WHAT_DIFFERS === 'statements' ? EMBEDDED_ONLY : []),
];
const project = (name: string, files: { include: string[]; exclude: string[] }) => ({
  plugins: [inlineScript()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    name,
    ...files,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    setupFiles: ['src/tests/testing/set-up.ts'],
    expect: { requireAssertions: true, poll: { timeout: 30_000 } },
  },
});
const shared = project('api', { include, exclude: [...exclude, ...MOCKING_PACKAGES] });
const own = project('api-own-modules', { include: MOCKING_PACKAGES, exclude });

export default defineConfig({
  resolve: shared.resolve,
  ssr: shared.ssr,
  test: {
    globalSetup: ['src/tests/testing/prepare-databases.ts'],
    // Every file opens its own database.
    maxWorkers: 2,
    projects: [
      // The API has no module state, and re-importing takes longer than most files' tests.
      { ...shared, test: { ...shared.test, isolate: false } },
      ...(TEST_WHAT_DIFFERS ? [] : [own]),
    ],
  },
});
