import { adminPathsOf, taipeiDay } from '@admissions/model';
import type { VisitDay, VisitDays } from '@admissions/model/forms';
import { formatVisitDay, VISIT_DAYS_PATH } from '@admissions/model/forms';
import { visitDays } from '@admissions/model/kinds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysOn, OWN_VISIT, publish, sendVisit } from '../../../tests/testing/bookings.ts';
import type { Caller } from '../../../tests/testing/callers.ts';
import { visitor } from '../../../tests/testing/callers.ts';
import { staffOf } from '../../../tests/testing/calls.ts';
import { sampleVisit } from '../../../tests/testing/sample-visit.ts';
import type { TestApp } from '../../../tests/testing/test-app.ts';
import { openTestApp } from '../../../tests/testing/test-app.ts';

let test: TestApp;
let headers: Caller;
let rulesId: number;
const RULES = {
  meeting: '14:00 六館一樓',
  weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  places: 4,
  lead: 2,
  ahead: 30,
  closed: [{ dates: { begin: daysOn(10), end: daysOn(11) }, note: '校慶' }],
  // Explicit days, so that no national holiday is among them on any date.
  special: Array.from({ length: 31 }, (_, index) => index)
    .filter((index) => index !== 10 && index !== 11)
    .map((index) => ({ day: daysOn(index), places: index === 20 ? 1 : 4, note: null })),
};
const OWN = { ...OWN_VISIT, dates: { begin: daysOn(5), end: daysOn(5) } };
const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
const on = (day: string) => ({ dates: { begin: day, end: day } });

beforeAll(async () => {
  test = await openTestApp({
    formLimit: 1_000_000,
    smtpUrl: 'smtp://127.0.0.1:1',
    mailFrom: 'admission@example.edu.tw',
    mailOffice: 'office@example.edu.tw',
  });
  headers = await visitor(test);
  rulesId = await publish(test, visitDays, RULES);
});
beforeEach(() => test.deps.db.pool.query("update submission set state = 'declined'"));
afterAll(() => test.close());

const send = (answers: object, more?: Caller) =>
  sendVisit(test, { ...OWN, ...answers }, { ...headers, ...more });
const readDays = async (): Promise<VisitDay[]> =>
  (await test.app.inject({ url: VISIT_DAYS_PATH, headers })).json<{ data: VisitDays }>().data.days;
const leftOn = async (day: string) => (await readDays()).find((each) => each.day === day)?.left;
const errorsOf = async (answers: object, more?: Caller) =>
  (await send(answers, more)).json().errors;

describe('a day booking of a student or parent', () => {
  it('needs a name, one contact and a day, and returns a reference', async () => {
    const { statusCode, body } = await send({});
    expect([statusCode, body]).toEqual([200, expect.stringContaining('"reference":"V-')]);
    expect(await leftOn(daysOn(5))).toBe(2);
    expect(
      (await send({ audience: 'parent', phone: '', email: 'a@example.edu.tw' })).statusCode,
    ).toBe(200);
    expect(await leftOn(daysOn(5))).toBe(0);
  });
  it('reports one error without phone number and email address', async () => {
    expect(await errorsOf({ phone: '' })).toEqual({
      phone: ['手機或電話、電子郵件請至少留一項，我們才能回覆你'],
    });
    expect(await errorsOf({ email: 'nonsense' })).toEqual({ email: ['請輸入有效的電子郵件'] });
  });
  it.each([
    [{ name: '' }, 'name', '此欄位為必填'],
    [{ people: 6 }, 'people', '數值不可大於5'],
    [{ consent: false }, 'consent', '請先閱讀並勾選同意個人資料告知事項'],
    [{ audience: 'teacher' }, 'audience', '請從清單中選擇一項'],
    [{ dates: { begin: daysOn(5), end: daysOn(6) } }, 'dates.end', '請只選一天'],
  ])('with %j is rejected at %s', async (wrong, field, message) => {
    expect((await errorsOf(wrong))[field]).toEqual([message]);
  });
  it('reports why a day is unavailable and which days are next', async () => {
    const next = (...days: number[]) =>
      days.map((day) => formatVisitDay(daysOn(day), 'zh-TW')).join('、');
    expect(await errorsOf(on(daysOn(1)))).toEqual({
      'dates.begin': [`這一天太近，來不及安排。最近可以選：${next(2, 3, 4)}`],
    });
    expect(await errorsOf(on(daysOn(10)))).toEqual({
      'dates.begin': [`這一天學校休息，不開放參訪。接下來可以選：${next(12, 13, 14)}`],
    });
    expect(await errorsOf(on(daysOn(31)))).toEqual({
      'dates.begin': [`這一天還沒有開放預約。可以選：${next(2, 3, 4)}`],
    });
    expect(await errorsOf(on(daysOn(20)))).toEqual({
      'dates.begin': [`這一天只剩1個名額。接下來可以選：${next(21, 22, 23)}`],
    });
    expect(await errorsOf(on(daysOn(-1)))).toEqual({ 'dates.begin': ['日期不可早於今天'] });
    expect(await errorsOf(on(daysOn(1)), { 'accept-language': 'en' })).toEqual({
      'dates.begin': [expect.stringContaining(formatVisitDay(daysOn(2), 'en'))],
    });
  });
  it('gives the last seat to one of many concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send({ ...on(daysOn(20)), people: 1 })),
    );
    const got = answers.filter(({ statusCode }) => statusCode === 200);
    expect(got).toHaveLength(1);
    for (const refused of answers.filter((each) => !got.includes(each)))
      expect(refused.json().errors['dates.begin'][0]).toContain('這一天已經額滿。');
    expect(await leftOn(daysOn(20))).toBe(0);
  });
  it('frees its seats when declined', async () => {
    await send(on(daysOn(7)));
    expect(await leftOn(daysOn(7))).toBe(2);
    await test.deps.db.pool.query("update submission set state = 'declined'");
    expect(await leftOn(daysOn(7))).toBe(4);
  });
});

describe('a request of a school', () => {
  const sendSchool = (answers: object) =>
    send({
      ...Object.fromEntries(Object.keys(OWN).map((name) => [name, undefined])),
      ...sampleVisit(answers),
    });
  it('without audience may request any days and books none', async () => {
    const before = await readDays();
    const { body } = await sendSchool(on(daysOn(10)));
    expect(JSON.parse(body)).toEqual({
      errorCode: 1,
      data: { reference: expect.stringMatching(/^V-/), duplicate: false },
    });
    expect(await readDays()).toEqual(before);
  });
  it('is rejected with alternatives when no requested day is open', async () => {
    const requestDates = async (begin: string, end: string) =>
      (await sendSchool({ audience: 'school', dates: { begin, end } })).json().errors;
    const named = (...days: number[]) =>
      days.map((day) => formatVisitDay(daysOn(day), 'zh-TW')).join('、');
    expect(await requestDates(daysOn(10), daysOn(10))).toEqual({
      'dates.begin': [`這一天學校休息，不開放參訪。接下來可以選：${named(12, 13, 14)}`],
    });
    // One of them is a visit day.
    expect(await requestDates(daysOn(10), daysOn(12))).toBeUndefined();
    const staff = await staffOf(test);
    const change = (rules: object) => staff('PUT', adminPathsOf(visitDays).edit(rulesId), rules);
    // Days outside the booking window still have open weekdays.
    const sundays = [0, 1, 2, 3, 4, 5, 6]
      .filter((day) => isSunday(daysOn(day)))
      .flatMap((day) => [day, day + 364]);
    const special = sundays
      .flatMap((sunday) => [sunday + 1, sunday + 2, sunday + 3])
      .map((day) => ({ day: daysOn(day), places: 4, note: null }));
    const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'];
    await change({ revision: 1, weekdays, closed: null, special });
    for (const sunday of sundays) {
      expect(await requestDates(daysOn(sunday), daysOn(sunday))).toEqual({
        'dates.begin': [
          `每週的這一天不開放參訪。接下來可以選：${named(...[1, 2, 3].map((day) => sunday + day))}`,
        ],
      });
      expect(await requestDates(daysOn(sunday), daysOn(sunday + 1))).toBeUndefined();
    }
    expect((await change({ ...RULES, revision: 2 })).status).toBe(200);
  });
  it('is rejected for national holidays, however far away', async () => {
    const year = Number(taipeiDay().slice(0, 4)) + 1;
    const holiday =
      ['01-01', '02-28', '05-01', '09-28', '10-10', '12-25']
        .map((day) => `${year}-${day}`)
        .find((day) => day > daysOn(31) && new Date(day).getUTCDay() % 6 !== 0) ?? '';
    const { errors } = (await sendSchool({ audience: 'school', ...on(holiday) })).json();
    expect(errors['dates.begin'][0]).toContain('這一天學校休息，不開放參訪。');
    expect(JSON.parse((await sendSchool(on(holiday))).body).errorCode).toBe(1);
  });
  it('is accepted for days that are full or too near for other visitors', async () => {
    await send({ ...on(daysOn(20)), people: 1 });
    for (const day of [1, 20])
      expect((await sendSchool({ audience: 'school', ...on(daysOn(day)) })).statusCode).toBe(200);
  });
});

describe('visit days', () => {
  it('follow the office’s rules from today on, each with its unavailability reason', async () => {
    const days = await readDays();
    expect(days).toHaveLength(31);
    expect(days[0]).toEqual({ day: taipeiDay(), left: 4, bar: 'soon', note: null });
    expect(days[10]).toMatchObject({ bar: 'closed', note: '校慶' });
    expect(days[20]).toMatchObject({ left: 1, bar: null });
  });
});
