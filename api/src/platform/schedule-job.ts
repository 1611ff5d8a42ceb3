import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

interface Job {
  everyMs: number;
  /** Until the first run; absent: it runs as soon as the server listens. */
  firstMs?: number;
  /** What the log says when it fails. */
  failure: string;
  level?: 'warn' | 'error';
  run: () => Promise<unknown>;
}

/** How long a stop waits for a job that runs. */
const STOP_MS = 5000;

/** Runs a job again and again for as long as the server listens, never twice at once. */
export function scheduleJob(
  app: FastifyInstance,
  { everyMs, firstMs = 0, failure, level = 'warn', run }: Job,
): void {
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
