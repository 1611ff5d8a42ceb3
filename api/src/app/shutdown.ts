import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

const CLOSE_TIMEOUT_MS = 10_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the process is about to end: /readyz says so, everything else still works. */
    isStopping?: boolean;
  }
}

/** Ends the process in order: not ready any more, what has begun is finished, then the database is closed. At most ten seconds. */
export function createShutdown(
  app: FastifyInstance,
  { close, delay }: { close: () => Promise<void>; delay: number },
): (code: number) => void {
  return (code) => {
    if (app.isStopping) return;
    app.isStopping = true;
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS + delay).unref();
    const work = async () => {
      // A balancer that asks /readyz now and then needs this long to look elsewhere.
      await sleep(code === 0 ? delay : 0);
      await app.close();
      await close();
    };
    work().then(
      () => process.exit(code),
      (error: Error) => {
        process.stderr.write(`Closing failed: ${error.message}\n`);
        process.exit(1);
      },
    );
  };
}

/** What nobody caught may have left anything half done: finish what can be finished and end, the supervisor starts anew. */
export function exitOnUncaughtError(log: FastifyBaseLogger, stop: (code: number) => void): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      log.fatal(
        { err: error instanceof Error ? error : new Error(String(error)) },
        'nobody caught this; the process ends',
      );
      stop(1);
    });
}

/** A full disk or a reader that went away takes the log, not the site. */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
