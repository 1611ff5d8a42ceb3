import { bin, createRun, one, vitest } from './quality/steps.mjs';

/** Lint, types, dead code and unit tests. */
export async function check({ step }) {
  await step('Lint and format (biome)', () => one(bin('biome'), ['check', '.', '--max-diagnostics=60']));
  await step('Types (tsc)', () => one(bin('tsc'), ['-p', 'tsconfig.json']));
  await step('Dead files, exports and dependencies (knip)', () => one(bin('knip'), []));
  await step('Unit and component tests', () => vitest([]));
}

if (import.meta.filename === process.argv[1]) {
  const run = createRun();
  await check(run);
  process.exit(run.finish());
}
