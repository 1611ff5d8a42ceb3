import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

interface Job {
  everyMs: number;
  /** Milliseconds until the first run; absent: as soon as the server listens. */
  firstMs?: number;
  /** Log message on failure. */
  failure: string;
  level?: 'warn' | 'error';
  run: () => Promise<unknown>;
}

/** How long a stop waits for a running job. */
const STOP_MS = 5000;

/** Repeats while the server listens; runs never overlap. */
export function scheduleJob(
  app: FastifyInstance,
  { everyMs, firstMs = 0, failure, level = 'warn', run }: Job,
) {
  const timers: NodeJS.Timeout[] = [];
  let running: Promise<unknown> | undefined;
  const start = () => {
    running ??= run()
      .catch((error: unknown) => app.log[level]({ err: error }, failure))
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onListen', async () => {
    timers.push(setTimeout(start, firstMs).unref(), setInterval(start, everyMs).unref());
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
    if (running) await Promise.race([running, sleep(STOP_MS, undefined, { ref: false })]);
  });
}
