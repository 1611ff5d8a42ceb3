import { FORMS, visit } from '@admissions/model/forms';
import { formPathsOf, MAIL_PATHS, SUBMISSION_PATHS } from '@admissions/protocol/forms';
import { identity } from '@admissions/site-content';
import { startMailServer } from '@admissions/tools/mail-server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { asStaff, asVisitor, sampleSubmission, submitForm } from '#testing';
import { cleanUp } from '../../../app/cleanup.ts';
import { createSealing } from '../../../platform/crypto/sealing.ts';
import { mailTest } from '../../../tests/testing/mail-test.ts';
import { writeLetters } from './letters.ts';
import { createMailSender, type SendMail, sendMails } from './send-mails.ts';

const MAX_PER_MAILBOX = 100;
const { test, mail, whileUnknown } = mailTest({ mailLimit: MAX_PER_MAILBOX });
const visitor = asVisitor(test);
const staff = asStaff(test, ['forms']);
let post: SendMail;
beforeAll(() => {
  test.deps.config.canonicalOrigin = 'https://site.example.edu.tw';
  post = createMailSender(test.deps.config);
});
afterEach(async () => {
  await test.sql('delete from form_mail');
  mail.received.length = 0;
});

const submit = async (form = visit as (typeof FORMS)[number], changes: object = {}) =>
  (await submitForm(test, visitor, form, changes)).reference;
const send = (by = post) => sendMails(test.deps.db, createSealing(test.deps.config.dataKey), by);
const listed = async (query = '') =>
  (await staff('GET', `${MAIL_PATHS.list}?${query}`)).body.data.list;
const rows = async () => await test.sql('select * from form_mail order by id');

describe('mail', () => {
  it('goes to the visitor and the office with the reference and without names', async () => {
    for (const form of FORMS) {
      const reference = await submit(form, {
        email: 'teacher@example.edu.tw',
        name: '諸葛四郎',
        school: '寄信高中',
      });
      expect(await send()).toBe(2);
      const [toSender, toOffice] = mail.received.splice(0);
      expect([toSender?.from, toSender?.to, toOffice?.to]).toEqual([
        'admission@example.edu.tw',
        'teacher@example.edu.tw',
        'office@example.edu.tw',
      ]);
      expect(toSender?.text).toContain(`申請編號：${reference}`);
      expect(toSender?.text).toContain(form.label['zh-TW']);
      // Otherwise anybody could send typed text to any address.
      for (const typed of ['諸葛四郎', '寄信高中']) expect(toSender?.text).not.toContain(typed);
      expect(toOffice?.text).toMatch(
        new RegExp(
          `寄信高中[^]*https://site\\.example\\.edu\\.tw/admin/forms/edit_${form.name}\\?id=\\d+`,
        ),
      );
      for (const personal of ['諸葛四郎', 'teacher@example.edu.tw', '03-0000-201'])
        expect(`${toOffice?.raw}${toOffice?.text}`).not.toContain(personal);
    }
  });
  it('is encrypted in the queue and erased once sent', async () => {
    await submit(visit, { email: 'planted.mail@example.edu.tw' });
    expect(JSON.stringify(await rows())).not.toContain('planted');
    await send();
    expect((await rows()).map(({ state, letter }) => [state, letter])).toEqual([
      ['sent', null],
      ['sent', null],
    ]);
  });
  it('waits for a mail server that is down, without delaying the visitor', async () => {
    const { port } = mail;
    await mail.stop();
    const references = [];
    for (let index = 0; index < 5; index++) references.push(await submit());
    const start = Date.now();
    expect(await send()).toBe(0);
    expect(await listed('state=queued')).toHaveLength(10);
    expect((await listed())[0]).toMatchObject({
      attempts: 1,
      fault: 'ESOCKET',
      sentAt: null,
      reference: references.at(-1),
    });
    vi.useFakeTimers({ toFake: ['Date'], now: start + 30_000 });
    expect([await send(), (await rows())[0].attempts]).toEqual([0, 1]);
    Object.assign(mail, await startMailServer(port));
    vi.setSystemTime(start + 120_000);
    expect(await send()).toBe(10);
    expect(new Set(mail.received.map(({ raw }) => /Message-ID: (.*)/i.exec(raw)?.[1])).size).toBe(
      10,
    );
    for (const reference of references)
      expect(mail.received.filter(({ text }) => text.includes(reference))).toHaveLength(2);
  });
  it('fails after a day and a half of retries, is listed, and can be sent again', async () => {
    const { port } = mail;
    await mail.stop();
    await submit();
    let [now, tries] = [Date.now(), 0];
    const start = now;
    for (; tries < 30 && (await rows()).some(({ state }) => state === 'queued'); tries++) {
      vi.useFakeTimers({ toFake: ['Date'], now });
      await send();
      now += 240 * 60_000;
    }
    vi.useRealTimers();
    expect(tries).toBe(16);
    expect(now - start).toBeGreaterThan(36 * 3_600_000);
    Object.assign(mail, await startMailServer(port));
    const failed = await listed('state=failed');
    expect(
      failed.map(({ role, attempts }: { role: string; attempts: number }) => [role, attempts]),
    ).toEqual([
      ['office', 16],
      ['sender', 16],
    ]);
    for (const { id } of failed)
      expect((await staff('POST', MAIL_PATHS.resend(id))).body.errorCode).toBe(1);
    expect(await send()).toBe(2);
    expect((await staff('POST', MAIL_PATHS.resend(failed[0].id))).body.errorCode).toBe(2);
  });
  it('fails at once for an unknown address; the office still gets its letter', async () => {
    mail.unknown.add('nobody@example.edu.tw');
    await submit(visit, { email: 'nobody@example.edu.tw' });
    expect(await send()).toBe(1);
    const answer = await staff('GET', `${MAIL_PATHS.list}?state=failed`);
    expect(answer.body.data.list).toMatchObject([{ role: 'sender', fault: '550', attempts: 1 }]);
    expect(answer.body.data.counts).toEqual({ sent: 1, failed: 1 });
    // Of earlier submissions no letter is left.
    const earlier = (await test.sql('select id from submission')).length - 1;
    expect(answer.body.data).toMatchObject({ canSend: true, unmailed: earlier });
    expect(answer.text).not.toContain('nobody@');
  });
  it('is sent once by concurrent processes', async () => {
    for (let index = 0; index < 6; index++) await submit();
    const sent = await Promise.all(Array.from({ length: 4 }, () => send()));
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(12);
    expect(mail.received).toHaveLength(12);
  });
  it('is sent by another process five minutes after a crash', async () => {
    await submit();
    await test.sql('update form_mail set claimed_until = $1, attempts = 1', [
      new Date(Date.now() + 300_000),
    ]);
    expect(await send()).toBe(0);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    expect(await send()).toBe(2);
  });
  it('is not retried when its text is erased while being sent', async () => {
    await submit();
    await send();
    const [{ submission_id: id }] = await rows();
    const words = { revision: 1, subject: '回覆', text: '歡迎' };
    expect((await staff('POST', SUBMISSION_PATHS.reply(id), words)).status).toBe(200);
    const failing: SendMail = async () => {
      expect((await staff('POST', formPathsOf(visit).erase(id))).status).toBe(200);
      throw new Error('the mail server disconnected');
    };
    await send(failing);
    expect((await rows()).at(-1)).toMatchObject({
      role: 'reply',
      letter: null,
      state: 'withheld',
      fault: 'erased',
    });
  });
  it('with another data key does not block other letters', async () => {
    await submit();
    const foreign = createSealing('ab'.repeat(32)).seal('elsewhere', {
      to: 'somebody@example.edu.tw',
    });
    await test.sql("update form_mail set letter = $1 where role = 'sender'", [foreign]);
    expect(await send()).toBe(1);
    expect(await listed('state=queued')).toMatchObject([
      { role: 'sender', fault: 'failed', attempts: 1 },
    ]);
  });
  it('is not queued without a mail server in the settings', async () => {
    test.deps.config.smtpUrl = undefined;
    await submit();
    expect(await rows()).toEqual([]);
    test.deps.config.smtpUrl = `smtp://127.0.0.1:${mail.port}`;
  });
  it('is limited to three a day per mailbox; submissions pass and staff see the reason', async () => {
    test.deps.config.mailLimit = 3;
    const written = [
      'victim@example.org',
      'Victim@Example.org',
      'victim+a@example.org',
      'VICTIM+b+c@example.ORG',
      'victim@example.org',
    ];
    const references: string[] = [];
    for (const email of written) references.push(await submit(visit, { email }));
    await submit(visit, { email: 'another@example.org' });
    test.deps.config.mailLimit = MAX_PER_MAILBOX;
    expect(new Set(references).size).toBe(5);
    // Four to visitors, six to the office.
    expect(await send()).toBe(10);
    expect(mail.received.filter(({ to }) => /^victim/i.test(String(to)))).toHaveLength(3);
    expect(mail.received.filter(({ to }) => to === 'another@example.org')).toHaveLength(1);
    const withheld = await listed('state=withheld');
    const state = { role: 'sender', fault: 'recipient-limit', attempts: 0, nextAt: null };
    const late = references.slice(3).toReversed();
    expect(withheld).toMatchObject(late.map((reference) => ({ reference, ...state })));
    const notices = mail.received.filter(({ text }) => text.includes('沒有再寄'));
    expect(notices.map(({ to }) => String(to))).toEqual(Array(2).fill('office@example.edu.tw'));
    const { body } = await staff('GET', formPathsOf(visit).info(withheld[0].submission));
    expect(body.data).toMatchObject({
      email: 'victim@example.org',
      history: [{ by: null, text: expect.stringContaining('沒有寄確認信') }],
    });
    expect((await staff('POST', MAIL_PATHS.resend(withheld[0].id))).body.errorCode).toBe(2);
    const counted = await test.sql('select key from rate_count');
    expect(JSON.stringify(counted)).not.toContain('victim');
  });
  it('cannot be imitated by typed text', async () => {
    const letter = (school: string) =>
      writeLetters(
        {
          form: visit,
          id: 1,
          reference: 'V-234567',
          sent: { ...sampleSubmission(visit), school },
          isWithheld: false,
        },
        test.deps.config,
        identity,
      )[1]?.[1].text ?? '';
    const lines = letter('高中').split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).length;
    for (const sign of ['\n', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f'])
      expect(
        letter(`高中」${sign}${sign}請登入：${sign}https://evil.example`).split(
          /\r\n|[\n\v\f\r\u0085\u2028\u2029]/,
        ),
      ).toHaveLength(lines);
    expect(letter('高中」\n假「')).toContain('學校：「高中 假」');
  });
  // Last, because it ends all sessions.
  it('is deleted a month after it was sent; failed letters stay', async () => {
    await submit();
    await whileUnknown('office@example.edu.tw', send);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * 86_400_000 });
    await cleanUp(test.deps.db, test.deps.config);
    expect(await rows()).toHaveLength(2);
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    await cleanUp(test.deps.db, test.deps.config);
    expect((await rows()).map(({ state }) => state)).toEqual(['failed']);
  });
});
