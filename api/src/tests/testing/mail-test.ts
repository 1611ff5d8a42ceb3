import { type MailServer, startMailServer } from '@admissions/tools/mail-server';
import { afterAll, beforeAll } from 'vitest';
import { createMailSender, sendMails } from '../../features/forms/mail/send-mails.ts';
import type { Config } from '../../platform/config/config.ts';
import { createSealing } from '../../platform/crypto/sealing.ts';
import { type TestApp, testApp } from './test-app.ts';

/** A mail server for the tests of a file. */
export function mailServer(): MailServer {
  const mail = {} as MailServer;
  beforeAll(async () => {
    Object.assign(mail, await startMailServer());
  });
  afterAll(() => mail.stop());
  return mail;
}

/** Sends queued letters; returns all since the last call. */
export async function deliver({ deps: { db, config } }: TestApp, { received }: MailServer) {
  await sendMails(db, createSealing(config.dataKey), createMailSender(config));
  return received.splice(0);
}

/** The API for the tests of a file, with a mail server. */
export function mailTest(changes: Partial<Config> = {}) {
  const mail = mailServer();
  const test = testApp(() => ({
    formLimit: 1_000_000,
    loginLimit: 1_000_000,
    smtpUrl: `smtp://127.0.0.1:${mail.port}`,
    mailFrom: 'admission@example.edu.tw',
    mailOffice: 'office@example.edu.tw',
    ...changes,
  }));
  return {
    test,
    mail,
    /** Rejects letters to this address while it works. */
    async whileUnknown(address: string, work: () => Promise<unknown>) {
      mail.unknown.add(address);
      await work();
      mail.unknown.clear();
    },
    deliver: () => deliver(test, mail),
  };
}
