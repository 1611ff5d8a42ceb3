import { fileURLToPath } from 'node:url';
import { inlineScript } from '@admissions/tools/inline-script';
import { configDefaults, defineConfig } from 'vitest/config';

// Workspace packages are read from their sources, so a unit test never needs a build.
const source = 'source';
const project = (
  name: string,
  include: string[],
  more: {
    alias?: { find: RegExp; replacement: string }[];
    environment?: 'jsdom';
    exclude?: string[];
    isolate?: true;
  } = {},
) => ({
  extends: true as const,
  test: {
    name,
    include,
    ...more,
    exclude: [...configDefaults.exclude, ...leftOut, ...(more.exclude ?? [])],
  },
});
/** Tests of components run in jsdom. */
const withComponents = (name: string, folder: string, more: Parameters<typeof project>[2] = {}) => [
  project(name, [`${folder}/**/*.test.ts`], more),
  project(`${name}-components`, [`${folder}/**/*.test.tsx`], { ...more, environment: 'jsdom' }),
];
// A dependency of antd also has an export condition called `source`, which Node would follow into TypeScript; antd's own bundle has no such import.
const antdInOnePiece = { alias: [{ find: /^antd$/, replacement: 'antd/dist/antd.js' }] };
/** `npm run test:full` and single files named on the command line run these too. */
const isFull = process.env.TEST_FULL === '1' || process.argv.some((file) => /\.full\./.test(file));
const leftOut = isFull ? [] : ['**/*.full.test.*'];
/** The requested page is remembered while the tab lives: these tests need a new tab. */
const IN_A_NEW_TAB = ['shell/src/pages/error-page.test.tsx'];

export default defineConfig({
  plugins: [inlineScript()],
  resolve: { conditions: [source, 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: {
      conditions: [source, 'module', 'node', 'development|production'],
      externalConditions: [source],
    },
  },
  test: {
    // Of its own, Vitest leaves one core alone: half of a machine with two.
    maxWorkers: '100%',
    // A time-out says that something hangs, not that others use the machine as well.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { requireAssertions: true, poll: { timeout: 30_000 } },
    setupFiles: [fileURLToPath(new URL('tools/testing/set-up-page.ts', import.meta.url))],
    // What a file puts into its modules it puts back, or the next file finds it: reading them anew for each takes longer than most tests.
    isolate: false,
    projects: [
      project('model', ['shared-libs/{model,site-content,protocol,releases}/src/**/*.test.ts']),
      project('api-client', ['shared-libs/api-client/src/**/*.test.ts']),
      project('store', ['shared-libs/store/src/**/*.test.ts']),
      ...withComponents('ui', 'shared-libs/ui/src'),
      ...withComponents('admin-ui', 'shared-libs/admin-ui/src', antdInOnePiece),
      ...withComponents('remotes', 'mf-*/src', antdInOnePiece),
      ...withComponents('shell', 'shell/src', { exclude: IN_A_NEW_TAB }),
      project('shell-new-tab', IN_A_NEW_TAB, { environment: 'jsdom', isolate: true }),
      project('shell-server', ['shell/server/**/*.test.ts']),
      project('tools', ['tools/**/*.test.mjs']),
    ],
  },
});
