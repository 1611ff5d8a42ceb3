import { formatVisitDay } from '@admissions/model/forms';
import { camp } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { samplePicture, sampleVisit } from '#testing';
import {
  bookingTest,
  daysFrom,
  daysOn,
  EVENT,
  OWN_VISIT,
} from '../../../tests/testing/bookings.ts';

const { test, send, publish, publishEvent, findNewest, errorsOf, seats, declineNewest } =
  bookingTest({ guardian: true });
const seatsOf = async (id: number) => (await seats()).events[id];
const publishCamp = async (change: object = {}) =>
  publish(camp, {
    type: 'camp',
    title: '護理體驗日',
    pic: { media: await samplePicture(test), alt: '護理教室' },
    summary: '一天當護理師',
    eventDates: daysFrom(20, 21),
    registrationDates: daysFrom(-5, 10),
    place: '醫護學院',
    audience: '高一至高三',
    capacity: 10,
    taken: 6,
    signup: 'visit',
    contact: '招生組 03-0000-101',
    body: [],
    ...change,
  });
const formatDay = (count: number) => formatVisitDay(daysOn(count), 'zh-TW');

describe('an event signup of a student or parent', () => {
  it('returns a reference and reserves seats', async () => {
    const id = await publishEvent();
    expect(await seatsOf(id)).toBe(4);
    const { status, body } = await send({ event: id });
    expect([status, body.data.reference]).toEqual([200, expect.stringMatching(/^V-/)]);
    expect(await seatsOf(id)).toBe(2);
  });
  it('requires consent of a parent only for students at events that need it', async () => {
    const id = await publishEvent();
    for (const guardian of [undefined, false])
      expect(await errorsOf({ event: id, guardian })).toEqual({
        guardian: ['這一場要家長同意才能報名，請先告訴家長再勾選'],
      });
    const talk = await publishEvent({ type: 'talk' });
    for (const answers of [{ event: id, audience: 'parent' }, { event: talk }])
      expect((await send({ ...answers, guardian: undefined })).status).toBe(200);
    await send({ event: id });
    expect(await findNewest()).toMatchObject({ guardian: true });
  });
  it('shows the office the event name, day and hours, and books no visit day', async () => {
    const event = await publishEvent({ title: '家長訪校日' });
    await send({ event, audience: 'parent', guardian: undefined });
    expect(await findNewest()).toMatchObject({
      audience: 'parent',
      event,
      occasion: `家長訪校日｜${formatVisitDay(EVENT.date, 'zh-TW')}08:00–17:00`,
      dates: { begin: EVENT.date, end: EVENT.date },
    });
    const rows = await test.sql("select booked_day from submission where state = 'new'");
    expect(rows).toEqual([{ booked_day: null }]);
  });
  it.each([
    ['event', 'over', { date: daysOn(-1), registrationDates: daysFrom(-9, -3) }, '已經結束'],
    ['event', 'not open yet', { registrationDates: daysFrom(2, 9) }, `${formatDay(2)}開始報名`],
    ['event', 'closed', { registrationDates: daysFrom(-9, -2) }, `已在${formatDay(-2)}截止`],
    ['event', 'a draft', { status: 'draft' }, '不在網站上'],
    ['event', 'elsewhere', { signup: 'interview' }, '不在這裡報名'],
    ['camp', 'over', { eventDates: daysFrom(-3, -1), registrationDates: daysFrom(-9, -5) }, '結束'],
    ['camp', 'not open yet', { registrationDates: daysFrom(2, 9) }, '還沒開放報名'],
    ['camp', 'closed', { registrationDates: daysFrom(-9, -2) }, '截止'],
    ['camp', 'a draft', { status: 'draft' }, '不在網站上'],
    ['camp', 'signed up for as camps always were', { signup: null }, '不在這裡報名'],
  ])('reports at the %s field that it is %s', async (field, _state, change, message) => {
    const publishIt = field === 'camp' ? publishCamp : publishEvent;
    const errors = await errorsOf({ [field]: await publishIt(change) });
    expect(errors).toEqual({ [field]: [expect.stringContaining(message)] });
  });
  it('reports the remaining seats at the number of people', async () => {
    const event = await publishEvent({ taken: 9 });
    expect(await errorsOf({ event })).toEqual({ people: ['這一場只剩1個名額'] });
  });
  it('rejects an extra day or event name', async () => {
    const event = await publishEvent();
    for (const extra of [{ dates: daysFrom(5, 5) }, { occasion: '別的活動' }])
      expect(Object.keys(await errorsOf({ event, ...extra }))).toEqual(Object.keys(extra));
  });
  it('gives the last seat to one of many concurrent requests and waitlists the others', async () => {
    const event = await publishEvent({ taken: 9 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send({ event, people: 1 })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers.filter(({ body }) => body.data.waiting === true)).toHaveLength(5);
    expect(await seatsOf(event)).toBe(0);
  });
});

describe('a camp signup of a student', () => {
  const seatsOfCamp = async (id: number) => (await seats()).camps[id];
  it('reserves seats, and frees them when declined', async () => {
    const id = await publishCamp();
    expect(await seatsOfCamp(id)).toBe(4);
    expect((await send({ camp: id })).status).toBe(200);
    expect(await seatsOfCamp(id)).toBe(2);
    await declineNewest();
    expect(await seatsOfCamp(id)).toBe(4);
  });
  it('shows the office the camp name and days', async () => {
    const id = await publishCamp({ title: '太空無線電營' });
    await send({ camp: id });
    expect(await findNewest()).toMatchObject({
      camp: id,
      occasion: `太空無線電營｜${formatDay(20)}–${formatDay(21)}`,
      dates: daysFrom(20, 21),
    });
  });
  it('accepts one booking per request', async () => {
    const answers = { event: await publishEvent(), camp: await publishCamp() };
    expect(Object.keys(await errorsOf(answers))).toEqual(['camp']);
  });
});

it('a request of a school cannot sign up for an event', async () => {
  const nothing = Object.fromEntries(Object.keys(OWN_VISIT).map((name) => [name, undefined]));
  const event = await publishEvent();
  const answers = { ...nothing, guardian: undefined, ...sampleVisit(), event };
  expect(Object.keys(await errorsOf(answers))).toEqual(['event']);
});

it('remaining seats cover upcoming events with signup on this site', async () => {
  const ids = [
    await publishEvent({ capacity: null, taken: null }),
    await publishEvent({ signup: 'none' }),
    await publishEvent({ date: daysOn(-1), registrationDates: daysFrom(-9, -3) }),
    await publishEvent(),
  ];
  expect(await Promise.all(ids.map(seatsOf))).toEqual([undefined, undefined, undefined, 4]);
});
