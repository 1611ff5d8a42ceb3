import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Database } from '../../../platform/db/database.ts';
import { scheduleJob } from '../../../platform/schedule-job.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { type ClaimedMail, claimMail, markMailFailed, markMailSent } from './mail-queue.ts';

/** Sends queued mail while the server listens. */
export function mailWorker(app: FastifyInstance, { db, config, sealing }: IdentityDeps) {
  if (!config.smtpUrl) return;
  const sendMail = createMailSender(config);
  scheduleJob(app, {
    everyMs: 5000,
    failure: 'sending mail failed; it is tried again',
    run: () => sendMails(db, sealing, sendMail),
  });
}

/** Throws the error of the mail server. */
export type SendMail = (mail: ClaimedMail) => Promise<void>;

/** The mail library (15 MB) is loaded with the first letter. */
export function createMailSender({
  smtpUrl = '',
  mailFrom,
  mailOffice,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailOffice'>): SendMail {
  let transport: ReturnType<typeof openTransport> | undefined;
  const host =
    mailFrom
      ?.split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') ?? 'localhost';
  return async ({ id, reference, isReply, letter }) => {
    // Stable, so that recipients detect duplicates after a lost reply.
    const messageId = `<${reference}.${id}@${host}>`;
    transport ??= openTransport(smtpUrl);
    await (await transport).sendMail({
      ...letter(),
      from: mailFrom,
      messageId,
      ...(isReply
        ? mailOffice && { replyTo: mailOffice }
        : { headers: { 'Auto-Submitted': 'auto-generated' } }),
    });
  };
}

async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
}

/** Sends all due letters one by one; returns their number. */
export async function sendMails(db: Database, sealing: Sealing, sendMail: SendMail) {
  let sent = 0;
  for (let mail = await claimMail(db, sealing); mail; mail = await claimMail(db, sealing)) {
    const refusal = await sendMail(mail).then(
      () => null,
      (error: unknown) => classifyRefusal(error),
    );
    if (refusal) await markMailFailed(db, mail, refusal);
    else {
      await markMailSent(db, mail);
      sent++;
    }
  }
  return sent;
}

// Final only for errors of this letter; outages and authentication errors are retried.
export function classifyRefusal(error: unknown): { fault: string; isFinal: boolean } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isFinal = Number(responseCode) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return { fault: String(responseCode ?? code ?? 'failed').slice(0, 40), isFinal };
}
