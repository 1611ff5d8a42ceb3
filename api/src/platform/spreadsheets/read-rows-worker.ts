import { parentPort, workerData } from 'node:worker_threads';
import { SpreadsheetError } from './read-cell.ts';
import { readSheets } from './read-sheets.ts';

const { file, maxRows, isFirstOnly } = workerData as {
  file: Uint8Array;
  maxRows: number;
  isFirstOnly: boolean;
};
try {
  const sheets = await readSheets(Buffer.from(file), maxRows, { isFirstOnly });
  parentPort?.postMessage({ sheets });
} catch (error) {
  if (!(error instanceof SpreadsheetError)) throw error;
  parentPort?.postMessage({ refused: error.key });
}
