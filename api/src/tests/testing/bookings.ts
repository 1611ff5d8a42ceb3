import { randomUUID } from 'node:crypto';
import { type AnyKind, adminPathsOf, taipeiDay } from '@admissions/model';
import { type RemainingSeats, SEATS_PATH, visit } from '@admissions/model/forms';
import { event } from '@admissions/model/kinds';
import { formPathsOf } from '@admissions/protocol/forms';
import { beforeEach } from 'vitest';
import { asStaff, asVisitor, type TestResponse } from './calls.ts';
import { solvedProof } from './solved-proof.ts';
import { testApp } from './test-app.ts';

/** The day in Taipei `count` days from now. */
export const daysOn = (count: number) => taipeiDay(new Date(Date.now() + count * 86_400_000));
export const daysFrom = (begin: number, end: number) => ({
  begin: daysOn(begin),
  end: daysOn(end),
});

export const EVENT = {
  type: 'day',
  title: '一日大學生',
  summary: '跟著課表走一天',
  audience: ['student'],
  date: daysOn(20),
  begin: '08:00',
  end: '17:00',
  place: '六館一樓',
  mode: 'onsite',
  signup: 'visit',
  registrationDates: daysFrom(-5, 10),
  capacity: 10,
  taken: 6,
};
/** Rules of visit days; `special` names every day, so that a national holiday closes none. */
export const OPEN_DAYS = {
  meeting: '14:00 六館一樓',
  weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  places: 4,
  lead: 2,
  ahead: 30,
  closed: [] as object[],
};
export const openDays = (places: number, { closed = [] as number[], single = -1 } = {}) =>
  Array.from({ length: 31 }, (_, index) => index)
    .filter((index) => !closed.includes(index))
    .map((index) => ({ day: daysOn(index), places: index === single ? 1 : places, note: null }));

/** A valid submission of an individual visit, without the booked event. */
export const OWN_VISIT = {
  audience: 'student',
  name: '林同學',
  phone: '0900-000-611',
  people: 2,
  consent: true,
};

/** The API for the tests of a file, which sends bookings with these answers; each test starts without. */
export function bookingTest(always: object = {}) {
  // Letters stay queued.
  const test = testApp({
    formLimit: 1_000_000,
    smtpUrl: 'smtp://127.0.0.1:1',
    mailFrom: 'admission@example.edu.tw',
    mailOffice: 'office@example.edu.tw',
  });
  const visitor = asVisitor(test);
  const office = asStaff(test);
  beforeEach(() => test.sql("update submission set state = 'declined'"));
  const paths = formPathsOf(visit);
  const send = async (answers: object, headers = {}): Promise<TestResponse> => {
    const proof = await solvedProof(test);
    const payload = { proof, ...OWN_VISIT, ...always, ...answers };
    const key = { 'idempotency-key': randomUUID() };
    return visitor('POST', paths.send, payload, { ...key, ...headers });
  };
  /** Publishes like the editor's page; returns the id. */
  const publish = async (kind: AnyKind, entry: object): Promise<number> => {
    const { status, body } = await office('POST', adminPathsOf(kind).add, {
      status: 'published',
      ...entry,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data.id;
  };
  const findNewest = async () => (await office('GET', paths.list)).body.data.list[0];
  return {
    test,
    visitor,
    office,
    send,
    publish,
    findNewest,
    /** A one-day event with four free seats. */
    publishEvent: (change: object = {}) => publish(event, { ...EVENT, ...change }),
    errorsOf: async (answers: object, headers = {}) => (await send(answers, headers)).body.errors,
    seats: async (): Promise<RemainingSeats> => (await visitor('GET', SEATS_PATH)).body.data,
    async declineNewest() {
      const { id, revision } = await findNewest();
      await office('PUT', paths.edit(id), { state: 'declined', revision });
    },
  };
}
