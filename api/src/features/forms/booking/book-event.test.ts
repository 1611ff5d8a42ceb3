import type { RemainingSeats } from '@admissions/model/forms';
import { formatVisitDay, SEATS_PATH, visit } from '@admissions/model/forms';
import { camp } from '@admissions/model/kinds';
import { formPathsOf } from '@admissions/protocol/forms';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  daysOn,
  EVENT,
  OWN_VISIT,
  publish,
  publishEvent,
  sendVisit,
} from '../../../tests/testing/bookings.ts';
import type { Caller } from '../../../tests/testing/callers.ts';
import { visitor } from '../../../tests/testing/callers.ts';
import { staffOf } from '../../../tests/testing/calls.ts';
import { samplePicture } from '../../../tests/testing/sample-entry.ts';
import { sampleVisit } from '../../../tests/testing/sample-visit.ts';
import type { TestApp } from '../../../tests/testing/test-app.ts';
import { openTestApp } from '../../../tests/testing/test-app.ts';

let test: TestApp;
let headers: Caller;

beforeAll(async () => {
  test = await openTestApp({
    formLimit: 1_000_000,
    smtpUrl: 'smtp://127.0.0.1:1',
    mailFrom: 'admission@example.edu.tw',
    mailOffice: 'office@example.edu.tw',
  });
  headers = await visitor(test);
});
beforeEach(() => test.deps.db.pool.query("update submission set state = 'declined'"));
afterAll(() => test.close());

const saveEvent = (change?: object) => publishEvent(test, change);
const saveCamp = async (change: object = {}) =>
  publish(test, camp, {
    type: 'camp',
    title: '護理體驗日',
    pic: { media: await samplePicture(test), alt: '護理教室' },
    summary: '一天當護理師',
    eventDates: { begin: daysOn(20), end: daysOn(21) },
    registrationDates: { begin: daysOn(-5), end: daysOn(10) },
    place: '醫護學院',
    audience: '高一至高三',
    capacity: 10,
    taken: 6,
    signup: 'visit',
    contact: '招生組 03-0000-101',
    body: [],
    ...change,
  });
const send = (answers: object, more?: Caller) =>
  sendVisit(test, { guardian: true, ...answers }, { ...headers, ...more });
const readSeats = async () =>
  (await test.app.inject({ url: SEATS_PATH, headers })).json<{ data: RemainingSeats }>().data;
const seatsOf = async (id: number) => (await readSeats()).events[id];
const seatsOfCamp = async (id: number) => (await readSeats()).camps[id];
async function declineNewest() {
  const office = await staffOf(test);
  const { list, edit } = formPathsOf(visit);
  const [{ id, revision }] = (await office('GET', list)).body.data.list;
  const { status } = await office('PUT', edit(id), { state: 'declined', revision });
  expect(status).toBe(200);
}
const errorsOf = async (answers: object) => (await send(answers)).json().errors;

describe('an event signup of a student or parent', () => {
  it('returns a reference and reserves seats', async () => {
    const id = await saveEvent();
    expect(await seatsOf(id)).toBe(4);
    const { statusCode, body } = await send({ event: id });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('"reference":"V-')]);
    expect(await seatsOf(id)).toBe(2);
  });
  it('requires consent of a parent only for students at events that need it', async () => {
    const id = await saveEvent();
    const without = { event: id, guardian: undefined };
    for (const guardian of [undefined, false])
      expect(await errorsOf({ event: id, guardian })).toEqual({
        guardian: ['這一場要家長同意才能報名，請先告訴家長再勾選'],
      });
    expect((await send({ ...without, audience: 'parent' })).statusCode).toBe(200);
    const talk = await saveEvent({ type: 'talk' });
    expect((await send({ ...without, event: talk })).statusCode).toBe(200);
    await send({ event: id });
    const { body } = await (await staffOf(test))('GET', formPathsOf(visit).list);
    expect((body as { data: { list: object[] } }).data.list[0]).toMatchObject({ guardian: true });
  });
  it('shows the office the event name, day and hours, also by mail', async () => {
    const id = await saveEvent({ title: '家長訪校日' });
    await send({ event: id, audience: 'parent', guardian: undefined });
    const admin = await staffOf(test);
    const { body } = await admin('GET', formPathsOf(visit).list);
    const [listed] = (body as { data: { list: Record<string, unknown>[] } }).data.list;
    expect(listed).toMatchObject({
      audience: 'parent',
      event: id,
      occasion: `家長訪校日｜${formatVisitDay(EVENT.date, 'zh-TW')}08:00–17:00`,
      dates: { begin: EVENT.date, end: EVENT.date },
    });
  });
  it('reserves no seats of visit days', async () => {
    await send({ event: await saveEvent() });
    const { rows } = await test.deps.db.pool.query(
      "select booked_day from submission where state = 'new'",
    );
    expect(rows).toEqual([{ booked_day: null }]);
  });
  it.each([
    [
      'over',
      { date: daysOn(-1), registrationDates: { begin: daysOn(-9), end: daysOn(-3) } },
      '這場活動已經結束，請到活動日曆另選一場',
    ],
    [
      'not open yet',
      { registrationDates: { begin: daysOn(2), end: daysOn(9) } },
      `這場活動還沒開放報名，${formatVisitDay(daysOn(2), 'zh-TW')}開始報名`,
    ],
    [
      'closed',
      { registrationDates: { begin: daysOn(-9), end: daysOn(-2) } },
      `這場活動的報名已在${formatVisitDay(daysOn(-2), 'zh-TW')}截止，請到活動日曆另選一場`,
    ],
    ['a draft', { status: 'draft' }, '這場活動已經不在網站上了，請到活動日曆另選一場'],
    ['elsewhere', { signup: 'interview' }, '這場活動不在這裡報名，請看活動頁的報名方式'],
  ])('reports at the event field that it is %s', async (_state, change, message) => {
    expect(await errorsOf({ event: await saveEvent(change) })).toEqual({ event: [message] });
  });
  it('reports the remaining seats at the number of people', async () => {
    const id = await saveEvent({ taken: 9 });
    expect(await errorsOf({ event: id })).toEqual({ people: ['這一場只剩1個名額'] });
  });
  it('rejects an extra day', async () => {
    const dates = { begin: daysOn(5), end: daysOn(5) };
    expect(Object.keys(await errorsOf({ event: await saveEvent(), dates }))).toEqual(['dates']);
  });
  it('gives the last seat to one of many concurrent requests and waitlists the others', async () => {
    const id = await saveEvent({ taken: 9 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send({ event: id, people: 1 })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(answers.filter((each) => each.json().data.waiting === true)).toHaveLength(5);
    expect(await seatsOf(id)).toBe(0);
  });
});

describe('a camp signup of a student', () => {
  it('reserves seats, and frees them when declined', async () => {
    const id = await saveCamp();
    expect(await seatsOfCamp(id)).toBe(4);
    const { statusCode, body } = await send({ camp: id });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('"reference":"V-')]);
    expect(await seatsOfCamp(id)).toBe(2);
    await declineNewest();
    expect(await seatsOfCamp(id)).toBe(4);
  });
  it('shows the office the camp name and days', async () => {
    const id = await saveCamp({ title: '太空無線電營' });
    await send({ camp: id });
    const admin = await staffOf(test);
    const { body } = await admin('GET', formPathsOf(visit).list);
    const [listed] = (body as { data: { list: Record<string, unknown>[] } }).data.list;
    expect(listed).toMatchObject({
      camp: id,
      occasion: `太空無線電營｜${[daysOn(20), daysOn(21)].map((day) => formatVisitDay(day, 'zh-TW')).join('–')}`,
      dates: { begin: daysOn(20), end: daysOn(21) },
    });
  });
  it.each([
    [
      'over',
      {
        eventDates: { begin: daysOn(-3), end: daysOn(-1) },
        registrationDates: { begin: daysOn(-9), end: daysOn(-5) },
      },
      '已經結束',
    ],
    ['not open yet', { registrationDates: { begin: daysOn(2), end: daysOn(9) } }, '還沒開放報名'],
    ['closed', { registrationDates: { begin: daysOn(-9), end: daysOn(-2) } }, '截止'],
    ['a draft', { status: 'draft' }, '不在網站上'],
    ['signed up for as camps always were', { signup: null }, '不在這裡報名'],
  ])('reports at the camp field that it is %s', async (_state, change, message) => {
    const errors = await errorsOf({ camp: await saveCamp(change) });
    expect(errors).toEqual({ camp: [expect.stringContaining(message)] });
  });
  it('accepts one booking per request', async () => {
    const answers = { event: await saveEvent(), camp: await saveCamp() };
    expect(Object.keys(await errorsOf(answers))).toEqual(['camp']);
  });
  it('gives the last seat to one of many concurrent requests', async () => {
    const id = await saveCamp({ taken: 9 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send({ camp: id, people: 1 })),
    );
    expect(answers.filter((each) => each.json().data.waiting === undefined)).toHaveLength(1);
    expect(await seatsOfCamp(id)).toBe(0);
  });
});

describe('a request of a school', () => {
  it('cannot sign up for an event', async () => {
    const nothing = Object.fromEntries(Object.keys(OWN_VISIT).map((name) => [name, undefined]));
    const id = await saveEvent();
    const answers = { ...nothing, guardian: undefined, ...sampleVisit(), event: id };
    expect(Object.keys(await errorsOf(answers))).toEqual(['event']);
  });
});

describe('remaining seats', () => {
  it('cover upcoming events with signup on this site', async () => {
    const ids = [
      await saveEvent({ capacity: null, taken: null }),
      await saveEvent({ signup: 'none' }),
      await saveEvent({
        date: daysOn(-1),
        registrationDates: { begin: daysOn(-9), end: daysOn(-3) },
      }),
      await saveEvent(),
    ];
    expect(await Promise.all(ids.map(seatsOf))).toEqual([undefined, undefined, undefined, 4]);
  });
});
