import './lib/require-node.mjs';
import { join } from 'node:path';
import { startPostgres } from './quality/postgres.mjs';
import { createRun, root, vitest } from './quality/steps.mjs';

// npm run test:long: what npm test runs small, whole and on both databases, with its figures. After npm ci.
const LONG = [
  'src/faults/kill.test.ts',
  'src/faults/database-down.test.ts',
  'src/contract-tests/generated-inputs.test.ts',
];
const postgres = await startPostgres();
const run = createRun();
const api = (url) =>
  vitest(['--root', join(root, 'api'), ...LONG], {
    env: { LONG_TESTS: '1', SAY_FIGURES: '1', TEST_DATABASE_URL: url },
  });
let code = 1;
try {
  await run.step('Kills and generated inputs on the embedded database', () => api(''));
  if (postgres)
    await run.step('Ends of the database and generated inputs on PostgreSQL', () =>
      api(postgres.url),
    );
} finally {
  await postgres?.stop();
  code = run.finish();
}
process.exit(code);
