import type { Config } from '../../../platform/config/config.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ClaimedMail } from './mail-queue.ts';
import { claimMail, markMailFailed, markMailSent } from './mail-queue.ts';

/** Sends a letter, or throws what the mail server said. */
export type SendMail = (mail: ClaimedMail) => Promise<void>;

/** The way to the mail server of the settings; its library (15 MB) is loaded with the first letter. */
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
    // The same each time, so that a letter that is sent again after a lost reply is recognised.
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

/** Sends every letter that is due, one after the other; returns how many were sent. */
export async function sendMails(
  db: Database,
  sealing: Sealing,
  sendMail: SendMail,
): Promise<number> {
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

// Refused for good is only what was said about this letter: a mail server that is down or does not know us may change its mind.
function classifyRefusal(error: unknown): { fault: string; isFinal: boolean } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isFinal = Number(responseCode) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return { fault: String(responseCode ?? code ?? 'failed').slice(0, 40), isFinal };
}
