import { join } from 'node:path';
import { startProduct } from '../lib/product.mjs';
import { measureTime, PASSWORD, round, withCleanup } from './harness.mjs';

const STARTS = 4;

/** Time until API and shell answer: first start on an empty folder, then later starts. */
export const run = () =>
  withCleanup(async (folder) => {
    const rows = [];
    for (let number = 0; number < STARTS; number++) {
      let product;
      const time = await measureTime(async () => {
        product = await startProduct({
          dataDir: join(folder, 'data'),
          env: { SEED: 'demo', ADMIN_PASSWORD: PASSWORD },
        });
      });
      await product.stop();
      rows.push({ start: number ? 'again' : 'first', seconds: round(time / 1000, 1) });
    }
    console.table(rows);
  });
