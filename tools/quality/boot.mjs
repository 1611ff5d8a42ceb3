import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../lib/product.mjs';
import { say } from './say.mjs';

// Builds, releases, migrates, seeds and serves on the Node that runs this, as npm start does; asks for pages; ends with 0 when they came.
const PAGES = ['/', '/news', '/admin'];
const dataDir = mkdtempSync(join(tmpdir(), 'admissions-boot-'));
let failed = 0;
try {
  const product = await startProduct({
    dataDir,
    onStep: ({ name, state, seconds }) =>
      seconds > 0 && say(`  ${name} ${state} (${seconds.toFixed(1)} s)`),
  });
  try {
    for (const page of PAGES) {
      const { status } = await fetch(product.url + page);
      say(`  ${page} ${status}`);
      if (status !== 200) failed++;
    }
  } finally {
    await product.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
