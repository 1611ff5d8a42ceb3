import { parentPort, workerData } from 'node:worker_threads';
import { SpreadsheetError } from './read-cell.ts';
import { readRows } from './read-rows.ts';

const { file, maxRows } = workerData as { file: Uint8Array; maxRows: number };
try {
  parentPort?.postMessage({ rows: await readRows(Buffer.from(file), maxRows) });
} catch (error) {
  if (!(error instanceof SpreadsheetError)) throw error;
  parentPort?.postMessage({ refused: error.key });
}
