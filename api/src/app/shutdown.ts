import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

const CLOSE_TIMEOUT_MS = 10_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Set on shutdown: /readyz reports it, everything else still works. */
    isStopping?: boolean;
  }
}

/** Reports not ready, finishes running requests, closes the database; at most ten seconds. */
export function createShutdown(
  app: FastifyInstance,
  { close, delay }: { close: () => Promise<void>; delay: number },
): (code: number) => void {
  return (code) => {
    if (app.isStopping) return;
    app.isStopping = true;
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS + delay).unref();
    const work = async () => {
      // A load balancer that polls /readyz needs this long to react.
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

/** State may be inconsistent after an uncaught error: exit, the supervisor restarts. */
export function exitOnUncaughtError(log: FastifyBaseLogger, stop: (code: number) => void) {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      log.fatal(
        { err: error instanceof Error ? error : new Error(String(error)) },
        'uncaught error; the process exits',
      );
      stop(1);
    });
}

/** A full disk or a closed pipe must cost only the log, not the site. */
export function ignoreOutputErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
