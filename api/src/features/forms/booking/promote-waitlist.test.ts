import { randomUUID } from 'node:crypto';
import type { RemainingSeats } from '@admissions/model/forms';
import { SEATS_PATH, visit } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishEvent, sendVisit } from '../../../tests/testing/bookings.ts';
import type { Caller } from '../../../tests/testing/callers.ts';
import { visitor } from '../../../tests/testing/callers.ts';
import { staffOf } from '../../../tests/testing/calls.ts';
import { testApp } from '../../../tests/testing/test-app.ts';

const test = testApp({ formLimit: 1_000_000 });
let headers: Caller;

beforeAll(async () => {
  headers = await visitor(test);
});
beforeEach(() => test.deps.db.pool.query("update submission set state = 'declined'"));

const saveEvent = (change?: object) => publishEvent(test, { type: 'lab', ...change });
const send = (answers: object, more?: Caller) => sendVisit(test, answers, { ...headers, ...more });
const readSeats = async () =>
  (await test.app.inject({ url: SEATS_PATH, headers })).json<{ data: RemainingSeats }>().data;
const seatsOf = async (id: number) => (await readSeats()).events[id];
const errorsOf = async (answers: object) => (await send(answers)).json().errors;

describe('a waitlisted request', () => {
  const idOf = async (reference: string) => {
    const { rows } = await test.deps.db.pool.query(
      'select id from submission where reference = $1',
      [reference],
    );
    return Number(rows[0]?.id);
  };
  const book = async (answers: object) => (await send(answers)).json().data.reference as string;
  async function bookOneByOne(event: number, count: number) {
    const references: string[] = [];
    while (references.length < count) references.push(await book({ event, people: 1 }));
    return references;
  }
  async function read(reference: string) {
    const admin = await staffOf(test);
    const { body } = await admin('GET', formPathsOf(visit).info(await idOf(reference)));
    return (body as { data: { waiting: unknown; revision: number; history: { text: string }[] } })
      .data;
  }
  async function decline(reference: string) {
    const admin = await staffOf(test);
    const { revision } = await read(reference);
    const { status } = await admin('PUT', formPathsOf(visit).edit(await idOf(reference)), {
      revision,
      state: 'declined',
    });
    expect(status).toBe(200);
  }
  /** Concurrently, each by another reviewer. */
  async function declineAtOnce(references: string[]) {
    const ready = await Promise.all(
      references.map(async (reference) => ({
        admin: await staffOf(test),
        url: formPathsOf(visit).edit(await idOf(reference)),
        change: { revision: (await read(reference)).revision, state: 'declined' },
      })),
    );
    const answers = await Promise.all(
      ready.map(({ admin, url, change }) => admin('PUT', url, change)),
    );
    expect(answers.map(({ status }) => status)).toEqual(references.map(() => 200));
  }
  const wordsOf = async (reference: string) =>
    (await read(reference)).history.map(({ text }) => text);
  const TURN = '有名額空出，輪到這一份候補：請聯絡';

  it('reports its status to the visitor, on repetition too, and to the office', async () => {
    const id = await saveEvent({ taken: 10 });
    const again = { 'idempotency-key': randomUUID() };
    const first = await send({ event: id }, again);
    expect(first.json().data).toMatchObject({ duplicate: false, waiting: true });
    expect((await send({ event: id }, again)).json().data).toMatchObject({
      duplicate: true,
      waiting: true,
    });
    expect((await read(first.json().data.reference)).waiting).toBe(true);
  });
  it('is not created while seats are left', async () => {
    const { data } = (await send({ event: await saveEvent() })).json();
    expect(data).toEqual({ reference: expect.stringMatching(/^V-/), duplicate: false });
  });
  it('cannot be forced by a visitor', async () => {
    expect(Object.keys(await errorsOf({ event: await saveEvent(), waiting: false }))).toEqual([
      'waiting',
    ]);
  });
  it('is offered the freed seat as the first that fits, before new requests', async () => {
    const id = await saveEvent({ taken: 8 });
    const [holder, three, one, last] = [
      await book({ event: id, people: 2 }),
      await book({ event: id, people: 3 }),
      await book({ event: id, people: 1 }),
      await book({ event: id, people: 2 }),
    ];
    await decline(holder);
    expect(await seatsOf(id)).toBe(0);
    expect(await Promise.all([three, one, last].map(wordsOf))).toEqual([[], [TURN], []]);
    await decline(three);
    expect(await wordsOf(one)).toEqual([TURN]);
    await decline(one);
    expect(await wordsOf(last)).toEqual([TURN]);
  });
  it('becomes unread again when a seat is offered', async () => {
    const id = await saveEvent({ taken: 9 });
    const [holder, next] = [
      await book({ event: id, people: 1 }),
      await book({ event: id, people: 1 }),
    ];
    await read(next);
    await decline(holder);
    const admin = await staffOf(test);
    const { body } = await admin('GET', formPathsOf(visit).list);
    const { list } = (body as { data: { list: { reference: string; unread: boolean }[] } }).data;
    expect(list.find(({ reference }) => reference === next)?.unread).toBe(true);
  });
  it('is promoted after a deletion and after a bulk decline', async () => {
    const admin = await staffOf(test);
    const id = await saveEvent({ taken: 8 });
    const [one, two, first, second] = [
      await book({ event: id, people: 1 }),
      await book({ event: id, people: 1 }),
      await book({ event: id, people: 1 }),
      await book({ event: id, people: 1 }),
    ];
    await admin('DELETE', formPathsOf(visit).remove(await idOf(one)));
    expect(await Promise.all([first, second].map(wordsOf))).toEqual([[TURN], []]);
    const items = [{ id: await idOf(two), revision: (await read(two)).revision }];
    await admin('POST', formPathsOf(visit).bulk, { items, state: 'declined' });
    expect(await Promise.all([first, second].map(wordsOf))).toEqual([[TURN], [TURN]]);
  });
  // Serialized on the embedded database; TEST_DATABASE_URL makes them real races.
  it('gets seats freed by concurrent declines that are too few each', async () => {
    const id = await saveEvent({ taken: 5 });
    const holders = await bookOneByOne(id, 5);
    const group = await book({ event: id, people: 5 });
    await declineAtOnce(holders);
    expect(await wordsOf(group)).toEqual([TURN]);
  });
  it('is promoted once, within the free seats, by concurrent declines', async () => {
    const id = await saveEvent({ taken: 6 });
    const holders = await bookOneByOne(id, 4);
    const queue = await bookOneByOne(id, 6);
    await declineAtOnce(holders);
    const words = await Promise.all(queue.map(wordsOf));
    expect(words).toEqual([[TURN], [TURN], [TURN], [TURN], [], []]);
  });
});
