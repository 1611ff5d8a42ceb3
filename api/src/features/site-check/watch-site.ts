import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { runSiteCheck } from './run-site-check.ts';

const EVERY = 5 * 60_000;
/** Visitors come first when the server has just begun. */
const FIRST = 60_000;
/** How long a stop waits for a look that is being taken. */
const PATIENCE = 3000;

/** Looks over the site once a night, in whichever process comes first. */
export function watchSite(app: FastifyInstance, deps: Deps): void {
  let timer: NodeJS.Timeout | undefined;
  let first: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  const look = () => {
    running ??= runSiteCheck(deps, { nightly: true })
      .catch((error: unknown) =>
        deps.log.warn({ err: error }, 'the look over the site failed; it is tried again'),
      )
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onListen', async () => {
    first = setTimeout(look, FIRST).unref();
    timer = setInterval(look, EVERY).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(first);
    clearInterval(timer);
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())]);
  });
}
