import type { Worker } from 'node:worker_threads';
import type { DumpedImage, Report, Request } from './embedded-worker.ts';

const DUMP_TIMEOUT_MS = 120_000;

/** Rejects when the engine ends or times out. */
export async function dumpTo(worker: Worker, file: string) {
  let timer: NodeJS.Timeout | undefined;
  let onReport: (report: Report) => void = () => {};
  let ended = () => {};
  try {
    return await new Promise<DumpedImage>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`The snapshot failed: ${why}`));
      onReport = (report) => {
        if ('dumped' in report) resolve(report.image);
        else if ('notDumped' in report) fail(report.notDumped);
      };
      ended = () => fail('the database ended in the meantime');
      worker.on('message', onReport);
      worker.once('exit', ended);
      // The engine restarts after its exit.
      timer = setTimeout(() => void worker.terminate(), DUMP_TIMEOUT_MS);
      worker.postMessage({ dump: file } satisfies Request);
    });
  } finally {
    clearTimeout(timer);
    worker.off('message', onReport);
    worker.off('exit', ended);
  }
}
