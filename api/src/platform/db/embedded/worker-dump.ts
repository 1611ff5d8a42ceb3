import { on } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { DumpedImage, Report, Request } from './embedded-worker.ts';

const DUMP_TIMEOUT_MS = 120_000;

/** Rejects when the engine ends or times out. */
export async function dumpTo(worker: Worker, file: string): Promise<DumpedImage> {
  const reports = on(worker, 'message', { close: ['exit'] });
  // The engine restarts after its exit.
  const timer = setTimeout(() => void worker.terminate(), DUMP_TIMEOUT_MS);
  worker.postMessage({ dump: file } satisfies Request);
  try {
    for await (const [report] of reports as AsyncIterable<[Report]>) {
      if ('dumped' in report) return report.image;
      if ('notDumped' in report) throw new Error(`The snapshot failed: ${report.notDumped}`);
    }
    throw new Error('The snapshot failed: the database ended in the meantime');
  } finally {
    clearTimeout(timer);
  }
}
