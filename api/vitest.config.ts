import { inlineScript } from '@admissions/tools/inline-script';
import { configDefaults, defineConfig } from 'vitest/config';

// What is about the embedded engine only is not run again on PostgreSQL.
const APART_FROM_POSTGRES = [
  'src/platform/db/{embedded,snapshots}/**/*.test.ts',
  'src/tests/faults/{disk-full,new-database-disk-full,kill,stalled,stop}.test.ts',
  'src/features/snapshots/**/*.test.ts',
  'src/server.test.ts',
];

// Where a statement, a transaction or a notice could be another thing on the other engine. `npm test` runs the rest on PostgreSQL alone, where there is one.
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
  'src/content/read/{list-relations,public-reads}*.test.ts',
  'src/content/write/{admin-writes,concurrent-writes,interleavings}.test.ts',
  'src/platform/http/content-changed.test.ts',
  'src/platform/idempotency/**/*.test.ts',
];

// Those that put something of their own in the place of a package cannot share its modules with other files.
const WITH_MODULES_OF_THEIR_OWN = [
  'src/tests/attack/heavy-markup.full.test.ts',
  'src/features/identity/sign-in/guessing.full.test.ts',
];

/** Of the embedded database: what could differ on it, or what is about its engine. */
const { TEST_WHAT_DIFFERS = '', TEST_DATABASE_URL = '' } = process.env;
const CHOSEN: Record<string, string[]> = {
  statements: ON_BOTH,
  engine: APART_FROM_POSTGRES,
};
/** `npm run test:full` and single files named on the command line run these too. */
const isFull = process.env.TEST_FULL === '1' || process.argv.some((file) => /\.full\./.test(file));
const include = CHOSEN[TEST_WHAT_DIFFERS] ?? ['src/**/*.test.ts'];
const exclude = [
  ...configDefaults.exclude,
  ...(isFull ? [] : ['**/*.full.test.*']),
  ...(TEST_DATABASE_URL || TEST_WHAT_DIFFERS === 'statements' ? APART_FROM_POSTGRES : []),
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
    expect: { requireAssertions: true, poll: { timeout: 30_000 } },
  },
});
const shared = project('api', { include, exclude: [...exclude, ...WITH_MODULES_OF_THEIR_OWN] });
const own = project('api-own-modules', { include: WITH_MODULES_OF_THEIR_OWN, exclude });

export default defineConfig({
  resolve: shared.resolve,
  ssr: shared.ssr,
  test: {
    globalSetup: ['src/tests/testing/prepare-databases.ts'],
    // Every file opens a database of its own.
    maxWorkers: 2,
    projects: [
      // The API keeps nothing in its modules, and reading them anew takes longer than most files' tests.
      { ...shared, test: { ...shared.test, isolate: false } },
      ...(TEST_WHAT_DIFFERS ? [] : [own]),
    ],
  },
});
