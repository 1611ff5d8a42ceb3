import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { publishDue } from './publish-due.ts';

const EVERY = 5000;

/** Publishes drafts when their time has come, for as long as the server listens; what came due while it did not is made up for. */
export function watchDue(app: FastifyInstance, deps: Deps): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= publishDue(deps)
      .catch((error: unknown) =>
        deps.log.warn({ err: error }, 'drafts that are due were not published; tried again soon'),
      )
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onListen', async () => {
    look();
    timer = setInterval(look, EVERY).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
