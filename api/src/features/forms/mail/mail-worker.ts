import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import { createPost, sendMails } from './send-mails.ts';

const EVERY = 5000;
/** How long a stop waits for the letter that is being sent. */
const PATIENCE = 5000;

/** Sends what is queued for as long as the server listens; visitors never wait for it. */
export function mailWorker(
  app: FastifyInstance,
  { db, config, log }: Deps,
  sealing: Sealing,
): void {
  if (!config.smtpUrl) return;
  const post = createPost(config);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= sendMails(db, sealing, post)
      .catch((error: unknown) => log.warn({ err: error }, 'sending mail failed; it is tried again'))
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onListen', async () => {
    run();
    timer = setInterval(run, EVERY).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())]);
  });
}
