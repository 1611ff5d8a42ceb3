import type { Worker } from 'node:worker_threads';
import type { DumpedImage, Report, Request } from './embedded-worker.ts';

const WITHIN = 120_000;

/** Has the engine write its image to this file; resolves with what it holds, rejects when the engine ends or needs too long. */
export async function dumpTo(worker: Worker, file: string): Promise<DumpedImage> {
  let timer: NodeJS.Timeout | undefined;
  let hear: (report: Report) => void = () => {};
  let ended = () => {};
  try {
    return await new Promise<DumpedImage>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`The snapshot failed: ${why}`));
      hear = (report) => {
        if ('dumped' in report) resolve(report.image);
        else if ('notDumped' in report) fail(report.notDumped);
      };
      ended = () => fail('the database ended meanwhile');
      worker.on('message', hear);
      worker.once('exit', ended);
      // The engine is reopened when it ends.
      timer = setTimeout(() => void worker.terminate(), WITHIN);
      worker.postMessage({ dump: file } satisfies Request);
    });
  } finally {
    clearTimeout(timer);
    worker.off('message', hear);
    worker.off('exit', ended);
  }
}
