import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../lib/product.mjs';
import { say } from '../quality/say.mjs';
import { BENCH_SETTINGS } from './settings.mjs';
import { against, milliseconds, printTable } from './table.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS || 3);
/** A start on a data folder that is filled, with nothing to build. */
const MOST = 4000;

/** How long a start takes until API and shell answer: the first on an empty folder, and those after it. */
export async function benchStart() {
  const folder = mkdtempSync(join(tmpdir(), 'admissions-bench-'));
  try {
    say('▸ Starting the product, and starting it again');
    const first = await timeOfStart(folder);
    const again = [];
    for (let round = 0; round < ROUNDS; round++) again.push(await timeOfStart(folder));
    const worst = Math.max(...again);
    printTable(
      'A start until API and shell answer',
      ['', 'time', 'budget'],
      [
        ['the first', milliseconds(first), ''],
        [
          `again, the slowest of ${ROUNDS}`,
          milliseconds(worst),
          against(worst, MOST, milliseconds),
        ],
      ],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeOfStart(folder) {
  const started = performance.now();
  const product = await startProduct({ dataDir: join(folder, 'data'), env: BENCH_SETTINGS });
  const time = performance.now() - started;
  await product.stop();
  return time;
}
