import { randomUUID } from 'node:crypto';
import type { AnyKind } from '@admissions/model';
import { adminPathsOf, taipeiDay } from '@admissions/model';
import { visit } from '@admissions/model/forms';
import { event } from '@admissions/model/kinds';
import { formPathsOf } from '@admissions/protocol/forms';
import type { Caller } from './callers.ts';
import { staffOf } from './calls.ts';
import { solvedProof } from './solved-proof.ts';
import type { TestApp } from './test-app.ts';

/** The day in Taipei `count` days from now. */
export const daysOn = (count: number) => taipeiDay(new Date(Date.now() + count * 86_400_000));

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
  registrationDates: { begin: daysOn(-5), end: daysOn(10) },
  capacity: 10,
  taken: 6,
};
/** A valid submission of an individual visit, without the booked event. */
export const OWN_VISIT = {
  audience: 'student',
  name: '林同學',
  phone: '0900-000-611',
  people: 2,
  consent: true,
};

/** Publishes like the editor's page; returns the id. */
export async function publish(test: TestApp, kind: AnyKind, entry: object): Promise<number> {
  const admin = await staffOf(test);
  const { status, body } = await admin('POST', adminPathsOf(kind).add, {
    status: 'published',
    ...entry,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body as { data: { id: number } }).data.id;
}
/** A one-day event with four free seats. */
export const publishEvent = (test: TestApp, change: object = {}) =>
  publish(test, event, { ...EVENT, ...change });

export async function sendVisit(test: TestApp, answers: object, headers: Caller) {
  return test.app.inject({
    method: 'POST',
    url: formPathsOf(visit).send,
    payload: { proof: await solvedProof(test), ...OWN_VISIT, ...answers },
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });
}
