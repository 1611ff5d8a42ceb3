import { type MailServer, startMailServer } from '@admissions/tools/mail-server';
import { afterAll, beforeAll } from 'vitest';
import { createMailSender, sendMails } from '../../features/forms/mail/send-mails.ts';
import { createSealing } from '../../platform/crypto/sealing.ts';
import { testApp } from './test-app.ts';

/** The API for the tests of a file, with a mail server. */
export function mailTest() {
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
  });
  afterAll(() => mail.stop());
  const test = testApp(() => ({
    formLimit: 1_000_000,
    loginLimit: 1_000_000,
    smtpUrl: `smtp://127.0.0.1:${mail.port}`,
    mailFrom: 'admission@example.edu.tw',
    mailOffice: 'office@example.edu.tw',
  }));
  return {
    test,
    /** Rejects letters to this address while it works. */
    async whileUnknown(address: string, work: () => Promise<unknown>) {
      mail.unknown.add(address);
      await work();
      mail.unknown.clear();
    },
    /** Sends queued letters; returns all since the last call. */
    async deliver() {
      const sealing = createSealing(test.deps.config.dataKey);
      await sendMails(test.deps.db, sealing, createMailSender(test.deps.config));
      return mail.received.splice(0);
    },
  };
}
