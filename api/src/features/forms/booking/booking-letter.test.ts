import { randomUUID } from 'node:crypto';
import { formatVisitDay, visit } from '@admissions/model/forms';
import { visitDays } from '@admissions/model/kinds';
import {
  formPathsOf,
  MAIL_PATHS,
  MY_VISIT_PATHS,
  SUBMISSION_PATHS,
} from '@admissions/protocol/forms';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bookingTest,
  daysFrom,
  daysOn,
  OPEN_DAYS,
  openDays,
} from '../../../tests/testing/bookings.ts';
import { deliver, mailServer } from '../../../tests/testing/mail-test.ts';

const TO = 'lin@example.edu.tw';
const on = (count: number) => ({ dates: daysFrom(count, count) });
const { test, visitor, office, send, publish, publishEvent, findNewest } = bookingTest({
  email: TO,
  people: 1,
});
const paths = formPathsOf(visit);
const mail = mailServer();
beforeAll(async () => {
  Object.assign(test.deps.config, { smtpUrl: `smtp://127.0.0.1:${mail.port}`, mailLimit: 100 });
  await publish(visitDays, { ...OPEN_DAYS, places: 50, special: openDays(50) });
});
beforeEach(() => test.sql('delete from form_mail'));

/** Letters to the visitor since the last call, with their calendar files. */
async function sent() {
  return (await deliver(test, mail)).flatMap(({ to, text }) => {
    const calendar = text.slice(text.search('BEGIN:VCALENDAR')).replaceAll('\r\n ', '');
    const read = (name: string) => new RegExp(`${name}:(.*?)\\r`).exec(calendar)?.[1];
    const [method, uid, sequence] = ['METHOD', 'UID', 'SEQUENCE'].map(read);
    const start = /DTSTART.*?:(\d+)/.exec(calendar)?.[1];
    return to === TO ? [{ text, method, uid, sequence: Number(sequence), start }] : [];
  });
}
async function book(answers: object) {
  const { body } = await send(answers);
  const [confirmation] = await sent();
  return { key: body.data.key as string, confirmation };
}
const move = (key: string, day: string) =>
  visitor('PUT', MY_VISIT_PATHS.edit, { key, day }, { 'idempotency-key': randomUUID() });
const cancel = (key: string) =>
  visitor('POST', MY_VISIT_PATHS.cancel, { key }, { 'idempotency-key': randomUUID() });
const digits = (count: number) => daysOn(count).replaceAll('-', '');
/** A change by staff of the newest request. */
async function change(changes: object) {
  const { id, revision } = await findNewest();
  return office('PUT', paths.edit(id), { revision, ...changes });
}

describe('a change by the visitor', () => {
  it('is confirmed by one letter with a calendar file that replaces the earlier one', async () => {
    const { key, confirmation } = await book(on(5));
    expect(confirmation).toMatchObject({ method: 'REQUEST', start: digits(5) });
    await move(key, daysOn(8));
    const [changed, ...others] = await sent();
    expect(others).toEqual([]);
    expect(changed?.text).toContain(`參訪日：${formatVisitDay(daysOn(8), 'zh-TW')}`);
    expect(changed).toMatchObject({ method: 'REQUEST', uid: confirmation?.uid, start: digits(8) });
    expect(changed?.sequence).toBeGreaterThan(confirmation?.sequence ?? Number.NaN);
    await cancel(key);
    await cancel(key);
    const [cancelled, ...more] = await sent();
    expect(more).toEqual([]);
    expect(cancelled).toMatchObject({ method: 'CANCEL', uid: confirmation?.uid });
    expect(cancelled?.sequence).toBeGreaterThan(changed?.sequence ?? Number.NaN);
  });
  it('is not mailed beyond the daily limit of the mailbox, which staff see', async () => {
    const { key } = await book(on(5));
    test.deps.config.mailLimit = 0;
    await move(key, daysOn(6));
    test.deps.config.mailLimit = 100;
    expect(await sent()).toEqual([]);
    const { list } = (await office('GET', `${MAIL_PATHS.list}?state=withheld`)).body.data;
    expect(list).toMatchObject([{ role: 'sender', fault: 'recipient-limit' }]);
  });
});

describe('a change by staff', () => {
  it('is mailed when it sets a time or declines, not otherwise', async () => {
    const { confirmation } = await book(on(9));
    await change({ note: '已聯絡', state: 'contacted' });
    expect(await sent()).toEqual([]);
    await change({ state: 'scheduled', scheduledAt: `${daysOn(9)}T02:30:00.000Z` });
    const [agreed] = await sent();
    expect(agreed?.text).toContain('10:30');
    expect(agreed).toMatchObject({ method: 'REQUEST', start: digits(9), uid: confirmation?.uid });
    const { id, revision } = await findNewest();
    await office('POST', paths.bulk, { items: [{ id, revision }], state: 'declined' });
    expect(await sent()).toMatchObject([{ method: 'CANCEL', uid: confirmation?.uid }]);
    await change({ state: 'new' });
    expect(await sent()).toMatchObject([{ method: 'REQUEST', uid: confirmation?.uid }]);
  });
  it('that comes with a reply is in the reply alone', async () => {
    await book(on(9));
    const { id, revision } = await findNewest();
    const reply = { revision, subject: '很抱歉', text: '當天停電', state: 'declined' };
    await office('POST', SUBMISSION_PATHS.reply(id), reply);
    const letters = await sent();
    expect(letters).toMatchObject([{ method: 'CANCEL' }]);
    expect(letters[0]?.text).toContain('當天停電');
  });
});

it('a seat for the next on the waiting list comes with its calendar file', async () => {
  const event = await publishEvent({ type: 'talk', taken: 9 });
  const at = { event, dates: undefined };
  const holder = await book(at);
  const next = await book(at);
  expect([holder.confirmation?.method, next.confirmation?.method]).toEqual(['REQUEST', undefined]);
  await change({ state: 'declined' });
  await change({ state: 'new' });
  const [unlisted, restored] = await sent();
  expect([unlisted?.method, restored?.method]).toEqual([undefined, undefined]);
  expect([unlisted?.text, restored?.text]).toEqual([
    expect.stringContaining('您的候補已取消'),
    expect.stringContaining('目前為候補'),
  ]);
  await cancel(holder.key);
  const letters = await sent();
  expect(letters.map(({ method }) => method).toSorted()).toEqual(['CANCEL', 'REQUEST']);
  expect(letters.find(({ method }) => method === 'REQUEST')?.text).toContain('有名額空出');
});
