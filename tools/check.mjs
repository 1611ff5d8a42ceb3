import './lib/require-node.mjs';
import { join } from 'node:path';
import { lintApi } from './quality/lint-api.mjs';
import { bin, createRun, node, one, tsc, vitest } from './quality/steps.mjs';

/** Builds first, since other steps read the output; returns whether it succeeded. */
export const build = ({ step }) =>
  step('Build of the five front-end packages and the API', () =>
    one(node, [join(import.meta.dirname, 'build.mjs')], { isLoud: true }),
  );

/** Lint, types, dead code, API document, figures and unit tests; `shard` is passed to Vitest. */
export async function check({ step }, shard = []) {
  const types = step('Types (tsc)', () => one(node, [tsc, '-p', 'tsconfig.json']));
  await step('Lint and format (biome)', () =>
    one(bin('biome'), ['check', '.', '--error-on-warnings', '--max-diagnostics=60']),
  );
  await step('Dead files, exports and dependencies (knip)', () => one(bin('knip'), []));
  await step('API document (Redocly, Spectral)', lintApi);
  await step('Figures against their limits', () =>
    one(node, [join(import.meta.dirname, 'figures.mjs'), '--check'], { isLoud: true }),
  );
  await types;
  await step('Unit and component tests', () => vitest(shard));
}

if (import.meta.filename === process.argv[1]) {
  const run = createRun();
  await build(run);
  await check(run);
  process.exit(run.finish());
}
