import { randomUUID } from 'node:crypto';
import { formatVisitDay, VISIT_DAYS_PATH, visit } from '@admissions/model/forms';
import { visitDays } from '@admissions/model/kinds';
import { formPathsOf, MY_VISIT_PATHS } from '@admissions/protocol/forms';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSealing } from '../../../platform/crypto/sealing.ts';
import {
  bookingTest,
  daysFrom,
  daysOn,
  OPEN_DAYS,
  openDays,
} from '../../../tests/testing/bookings.ts';
import { createVisitKey } from '../data/visit-key.ts';

const on = (count: number) => ({ dates: daysFrom(count, count) });
const { test, visitor, office, send, publish, publishEvent, findNewest } = bookingTest(on(5));
const paths = formPathsOf(visit);
beforeAll(() =>
  publish(visitDays, {
    ...OPEN_DAYS,
    closed: [{ dates: daysFrom(10, 10), note: '校慶' }],
    special: openDays(4, { closed: [10], single: 20 }),
  }),
);

/** Books and returns the key of the private link. */
const book = async (answers: object): Promise<string> => (await send(answers)).body.data.key;
const once = () => ({ 'idempotency-key': randomUUID() });
const find = (key: unknown) => visitor('POST', MY_VISIT_PATHS.find, { key });
const move = (key: string, count: number, headers = once()) =>
  visitor('PUT', MY_VISIT_PATHS.edit, { key, day: daysOn(count) }, headers);
const cancel = (key: string) => visitor('POST', MY_VISIT_PATHS.cancel, { key }, once());
const leftOn = async (count: number) =>
  (await visitor('GET', VISIT_DAYS_PATH)).body.data.days[count].left;
const nameOf = (count: number) => formatVisitDay(daysOn(count), 'zh-TW');
const readNewest = async () => {
  const { id, unread } = await findNewest();
  return { ...(await office('GET', paths.info(id))).body.data, unread };
};
const textsOf = ({ history }: { history: { text: string }[] }) => history.map(({ text }) => text);

describe('the private link to a booking', () => {
  it('shows the booking without personal data, uncached', async () => {
    const { headers, body, text } = await find(await book({ email: 'planted@example.edu.tw' }));
    expect(body.data).toEqual({
      reference: expect.stringMatching(/^V-/),
      state: 'booked',
      dates: daysFrom(5, 5),
      people: 2,
      occasion: null,
      calendar: null,
      meeting: '14:00 六館一樓',
    });
    expect(headers['cache-control']).toBe('no-store');
    for (const personal of ['林同學', '0900', 'planted']) expect(text).not.toContain(personal);
  });
  it('opens nothing when guessed, cut or changed', async () => {
    const key = await book({});
    const reference = key.split('.')[0];
    const guesses = [key.slice(0, -1), `${key}A`, `${reference}.${'A'.repeat(43)}`, reference, ''];
    for (const guess of guesses) {
      const { status, body } = await find(guess);
      expect([status, Object.keys(body.errors)], guess).toEqual([422, ['key']]);
    }
  });
  it('is expired after the day and after a deletion', async () => {
    const [past, deleted] = [await book({}), await book(on(6))];
    await office('DELETE', paths.remove((await findNewest()).id));
    await test.sql(
      `update submission set facts = jsonb_set(facts, '{dates,end}', '"2020-01-01"') where reference = $1`,
      [past.split('.')[0]],
    );
    const unknown = createVisitKey(createSealing(test.deps.config.dataKey), 'V-222222');
    for (const key of [past, deleted, unknown])
      for (const { body } of [await find(key), await cancel(key)])
        expect(body.errors).toEqual({ key: [expect.stringContaining('這個連結已經失效')] });
  });
});

describe('a visitor who changes the day', () => {
  it('frees the seats of the earlier one, and staff see it', async () => {
    const key = await book(on(7));
    const { id, revision } = await findNewest();
    const scheduledAt = `${daysOn(7)}T06:00:00.000Z`;
    await office('PUT', paths.edit(id), { revision, state: 'scheduled', scheduledAt });
    const headers = once();
    for (const _ of [1, 2]) {
      const { body } = await move(key, 8, headers);
      expect(body.data).toMatchObject({ dates: daysFrom(8, 8), state: 'booked' });
    }
    expect([await leftOn(7), await leftOn(8)]).toEqual([4, 2]);
    const stale = await office('PUT', paths.edit(id), { revision: revision + 1, note: '已聯絡' });
    expect(stale.status).toBe(409);
    const changed = await readNewest();
    expect(changed).toMatchObject({ unread: true, state: 'contacted', scheduledAt: null });
    expect(textsOf(changed)).toContain(`申請人把參訪日由${nameOf(7)}改為${nameOf(8)}`);
  });
  it('gets the reason for a day that is not available, and keeps the earlier one', async () => {
    const key = await book(on(9));
    for (const [day, reason] of [
      [10, '這一天學校休息'],
      [20, '這一天只剩1個名額'],
      [1, '這一天太近'],
    ] as const)
      expect((await move(key, day)).body.errors).toEqual({
        day: [expect.stringContaining(reason)],
      });
    expect((await find(key)).body.data.dates).toEqual(daysFrom(9, 9));
  });
  // Serialized on the embedded database; TEST_DATABASE_URL makes it a real race.
  it('shares the last seat with nobody', async () => {
    const keys = [];
    for (const count of [11, 12, 13, 14, 15]) keys.push(await book({ ...on(count), people: 1 }));
    const answers = await Promise.all([
      ...keys.map((key) => move(key, 20)),
      send({ ...on(20), people: 1 }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await leftOn(20)).toBe(0);
  });
});

describe('a visitor who cancels', () => {
  it('frees the seats once, and can no longer change the day', async () => {
    const key = await book(on(16));
    for (const _ of [1, 2]) expect((await cancel(key)).body.data.state).toBe('cancelled');
    expect(await leftOn(16)).toBe(4);
    const cancelled = await readNewest();
    expect(cancelled).toMatchObject({ state: 'declined', unread: true });
    expect(textsOf(cancelled).filter((text) => text === '申請人取消了預約')).toHaveLength(1);
    expect((await move(key, 17)).body.errors).toEqual({
      day: [expect.stringContaining('不能再更改')],
    });
  });
  it('calls the waiting list, with a letter to the first who fits', async () => {
    const event = await publishEvent({ type: 'talk', taken: 8 });
    const at = { event, dates: undefined };
    const holder = await book(at);
    const next = await book({ ...at, email: 'next@example.edu.tw' });
    expect((await find(next)).body.data).toMatchObject({
      state: 'waiting',
      calendar: `event-${event}`,
      meeting: '六館一樓',
    });
    const letters = async () =>
      (await test.sql("select id from form_mail where role = 'sender'")).length;
    const before = await letters();
    await Promise.all([cancel(holder), cancel(holder)]);
    expect((await find(next)).body.data.state).toBe('offered');
    expect(await letters()).toBe(before + 1);
    expect(textsOf(await readNewest())).toEqual(['有名額空出，輪到這一份候補：請聯絡']);
  });
});

it('calls to private links are limited by network', async () => {
  const { config } = test.deps;
  const { formLimit } = config;
  config.formLimit = 1;
  const statuses = [];
  for (let count = 0; count < 7; count++) statuses.push((await find('V-234567.guess')).status);
  config.formLimit = formLimit;
  expect(statuses.at(-1)).toBe(429);
});
