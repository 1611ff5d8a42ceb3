import { adminPathsOf, taipeiDay } from '@admissions/model';
import { formatVisitDay, VISIT_DAYS_PATH, type VisitDay } from '@admissions/model/forms';
import { visitDays } from '@admissions/model/kinds';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleVisit } from '#testing';
import {
  bookingTest,
  daysFrom,
  daysOn,
  OPEN_DAYS,
  OWN_VISIT,
  openDays,
} from '../../../tests/testing/bookings.ts';

const RULES = {
  ...OPEN_DAYS,
  closed: [{ dates: daysFrom(10, 11), note: '校慶' }],
  special: openDays(4, { closed: [10, 11], single: 20 }),
};
const on = (count: number) => ({ dates: daysFrom(count, count) });
const { visitor, office, send, publish, errorsOf, declineNewest } = bookingTest(on(5));
let rulesId: number;
beforeAll(async () => {
  rulesId = await publish(visitDays, RULES);
});

const readDays = async (): Promise<VisitDay[]> =>
  (await visitor('GET', VISIT_DAYS_PATH)).body.data.days;
const leftOn = async (count: number) =>
  (await readDays()).find(({ day }) => day === daysOn(count))?.left;
const named = (...days: number[]) =>
  days.map((day) => formatVisitDay(daysOn(day), 'zh-TW')).join('、');

describe('a day booking of a student or parent', () => {
  it('needs a name, one contact and a day, and returns a reference', async () => {
    const { status, body } = await send({});
    expect([status, body.data.reference]).toEqual([200, expect.stringMatching(/^V-/)]);
    expect(await leftOn(5)).toBe(2);
    const byMail = { audience: 'parent', phone: '', email: 'a@example.edu.tw' };
    expect((await send(byMail)).status).toBe(200);
    expect(await leftOn(5)).toBe(0);
  });
  it.each([
    [{ phone: '' }, 'phone', '手機或電話、電子郵件請至少留一項，我們才能回覆你'],
    [{ email: 'nonsense' }, 'email', '請輸入有效的電子郵件'],
    [{ name: '' }, 'name', '此欄位為必填'],
    [{ people: 6 }, 'people', '數值不可大於5'],
    [{ consent: false }, 'consent', '請先閱讀並勾選同意個人資料告知事項'],
    [{ audience: 'teacher' }, 'audience', '請從清單中選擇一項'],
    [{ dates: daysFrom(5, 6) }, 'dates.end', '請只選一天'],
  ])('with %j is rejected at %s', async (wrong, field, message) =>
    expect((await errorsOf(wrong))[field]).toEqual([message]),
  );
  it.each([
    [1, `這一天太近，來不及安排。最近可以選：${named(2, 3, 4)}`],
    [10, `這一天學校休息，不開放參訪。接下來可以選：${named(12, 13, 14)}`],
    [31, `這一天還沒有開放預約。可以選：${named(2, 3, 4)}`],
    [20, `這一天只剩1個名額。接下來可以選：${named(21, 22, 23)}`],
    [-1, '日期不可早於今天'],
  ])('reports why the day in %i days is unavailable and which are next', async (day, message) =>
    expect(await errorsOf(on(day))).toEqual({ 'dates.begin': [message] }),
  );
  it('reports days in the language of the visitor', async () =>
    expect(await errorsOf(on(1), { 'accept-language': 'en' })).toEqual({
      'dates.begin': [expect.stringContaining(formatVisitDay(daysOn(2), 'en'))],
    }));
  it('gives the last seat to one of many concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send({ ...on(20), people: 1 })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(5);
    for (const { body } of refused)
      expect(body.errors['dates.begin'][0]).toContain('這一天已經額滿。');
    expect(await leftOn(20)).toBe(0);
  });
  it('frees its seats when declined', async () => {
    await send(on(7));
    expect(await leftOn(7)).toBe(2);
    await declineNewest();
    expect(await leftOn(7)).toBe(4);
  });
});

describe('a request of a school', () => {
  const sendSchool = (answers: object) =>
    send({
      ...Object.fromEntries([...Object.keys(OWN_VISIT), 'dates'].map((name) => [name, undefined])),
      ...sampleVisit(answers),
    });
  const asSchool = (dates: object) => sendSchool({ audience: 'school', dates });
  it('without audience may request any days and books none', async () => {
    const before = await readDays();
    expect((await sendSchool(on(10))).body).toEqual({
      errorCode: 1,
      data: { reference: expect.stringMatching(/^V-/), duplicate: false, mailed: true },
    });
    expect(await readDays()).toEqual(before);
  });
  it('is rejected with alternatives when no requested day is open', async () => {
    expect((await asSchool(daysFrom(10, 10))).body.errors).toEqual({
      'dates.begin': [`這一天學校休息，不開放參訪。接下來可以選：${named(12, 13, 14)}`],
    });
    // One of them is a visit day.
    expect((await asSchool(daysFrom(10, 12))).status).toBe(200);
    const change = (rules: object) => office('PUT', adminPathsOf(visitDays).edit(rulesId), rules);
    // Days outside the booking window still have open weekdays.
    const sundays = [0, 1, 2, 3, 4, 5, 6]
      .filter((day) => new Date(daysOn(day)).getUTCDay() === 0)
      .flatMap((day) => [day, day + 364]);
    const special = sundays
      .flatMap((sunday) => [sunday + 1, sunday + 2, sunday + 3])
      .map((day) => ({ day: daysOn(day), places: 4, note: null }));
    const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'];
    await change({ revision: 1, weekdays, closed: null, special });
    for (const sunday of sundays) {
      const [one, two, three] = [sunday + 1, sunday + 2, sunday + 3];
      expect((await asSchool(daysFrom(sunday, sunday))).body.errors).toEqual({
        'dates.begin': [`每週的這一天不開放參訪。接下來可以選：${named(one, two, three)}`],
      });
      expect((await asSchool(daysFrom(sunday, one))).status).toBe(200);
    }
    expect((await change({ ...RULES, revision: 2 })).status).toBe(200);
  });
  it('is rejected for national holidays, however far away', async () => {
    const year = Number(taipeiDay().slice(0, 4)) + 1;
    const holiday =
      ['01-01', '02-28', '05-01', '09-28', '10-10', '12-25']
        .map((day) => `${year}-${day}`)
        .find((day) => day > daysOn(31) && new Date(day).getUTCDay() % 6 !== 0) ?? '';
    const dates = { begin: holiday, end: holiday };
    expect((await asSchool(dates)).body.errors['dates.begin'][0]).toContain(
      '這一天學校休息，不開放參訪。',
    );
    expect((await sendSchool({ dates })).status).toBe(200);
  });
  it('is accepted for days that are full or too near for other visitors', async () => {
    await send({ ...on(20), people: 1 });
    for (const day of [1, 20]) expect((await asSchool(daysFrom(day, day))).status).toBe(200);
  });
});

it('visit days follow the office’s rules from today on, each with its unavailability reason', async () => {
  const days = await readDays();
  expect(days).toHaveLength(31);
  expect(days[0]).toEqual({ day: taipeiDay(), left: 4, bar: 'soon', note: null });
  expect(days[10]).toMatchObject({ bar: 'closed', note: '校慶' });
  expect(days[20]).toMatchObject({ left: 1, bar: null });
});
