import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../lib/product.mjs';
import { say } from '../quality/say.mjs';
import { readFamilyTime, readProcessorTime } from './processes.mjs';
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
    const worst = Math.max(...again.map(({ time }) => time));
    const processor = Math.max(...again.map((each) => each.processor));
    printTable(
      'A start until API and shell answer',
      ['', 'time', 'processor', 'budget of the time'],
      [
        ['the first', milliseconds(first.time), milliseconds(first.processor), ''],
        [
          `again, the slowest of ${ROUNDS}`,
          milliseconds(worst),
          milliseconds(processor),
          against(worst, MOST, milliseconds),
        ],
      ],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long a start takes, and what it takes of the processor: the same on a machine that others use. */
async function timeOfStart(folder) {
  const started = performance.now();
  const own = process.cpuUsage();
  const product = await startProduct({ dataDir: join(folder, 'data'), env: BENCH_SETTINGS });
  const time = performance.now() - started;
  const { user, system } = process.cpuUsage(own);
  const { api, shell } = product.services;
  const processor =
    (user + system) / 1000 + 1000 * (readProcessorTime(api.pid) + readFamilyTime(shell.pid));
  await product.stop();
  return { time, processor };
}
