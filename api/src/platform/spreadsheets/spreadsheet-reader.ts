import { Worker } from 'node:worker_threads';
import type { MessageKey } from '@admissions/model/messages';
import { createFairQueue } from '@admissions/protocol/server';
import { tooManyRequests } from '../http/http-error.ts';
import { type SheetRows, SpreadsheetError } from './read-cell.ts';

const TIMEOUT_MS = 5_000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
/** One file at once, thus one per account. */
const QUEUE = { atOnce: 1, mostEach: 3, most: 30, refusal: () => tooManyRequests(10) };

/** Rejects with a SpreadsheetError. */
export type ReadSpreadsheet = (
  file: Buffer,
  by: { account: number; maxRows: number; isFirstOnly?: boolean },
) => Promise<SheetRows[]>;

/** In a worker thread that is terminated at its time or memory limit. */
export function createSpreadsheetReader(programs: URL): ReadSpreadsheet {
  const program = new URL('read-rows-worker.js', programs);
  const queue = createFairQueue(QUEUE);
  return (file, { account, ...options }) =>
    queue.take(String(account), () => readInWorker(program, { file, ...options }));
}

type Answer = { sheets: SheetRows[] } | { refused: MessageKey };
async function readInWorker(program: URL, workerData: object) {
  const worker = new Worker(program, { workerData, resourceLimits: RESOURCE_LIMITS });
  let timeout: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
      timeout = setTimeout(() => resolve({ refused: 'listFile.tooLarge' }), TIMEOUT_MS);
    });
    if ('sheets' in answer) return answer.sheets;
    throw new SpreadsheetError(answer.refused);
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? new SpreadsheetError('listFile.tooLarge')
      : error;
  } finally {
    clearTimeout(timeout);
    await worker.terminate();
  }
}
