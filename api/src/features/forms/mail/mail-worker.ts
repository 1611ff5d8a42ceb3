import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import { scheduleJob } from '../../../platform/schedule-job.ts';
import { createMailSender, sendMails } from './send-mails.ts';

/** Sends queued mail while the server listens. */
export function mailWorker(app: FastifyInstance, { db, config }: Deps, sealing: Sealing) {
  if (!config.smtpUrl) return;
  const sendMail = createMailSender(config);
  scheduleJob(app, {
    everyMs: 5000,
    failure: 'sending mail failed; it is tried again',
    run: () => sendMails(db, sealing, sendMail),
  });
}
