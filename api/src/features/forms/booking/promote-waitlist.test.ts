import { randomUUID } from 'node:crypto';
import { visit } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { describe, expect, it } from 'vitest';
import { staffOf } from '#testing';
import { bookingTest } from '../../../tests/testing/bookings.ts';
import { formMails } from '../data/forms-tables.ts';

const { test, office, send, publishEvent, errorsOf, seats } = bookingTest();
const paths = formPathsOf(visit);
const saveEvent = (taken: number) => publishEvent({ type: 'lab', taken });
const TURN = '有名額空出，輪到這一份候補：請聯絡';

/** Books for these numbers of people one after the other; returns the ids. */
const book = (event: number, ...peoples: number[]) => bookWith({}, event, ...peoples);
async function bookWith(more: object, event: number, ...peoples: number[]): Promise<number[]> {
  const ids: number[] = [];
  for (const people of peoples) {
    await send({ event, people, ...more });
    ids.push((await office('GET', paths.list)).body.data.list[0].id);
  }
  return ids;
}
const read = async (id: number) => (await office('GET', paths.info(id))).body.data;
const wordsOf = async (id: number) =>
  (await read(id)).history.map(({ text }: { text: string }) => text);
/** Concurrently, each by another reviewer. */
async function decline(...ids: number[]) {
  const ready = await Promise.all(
    ids.map(async (id) => ({ id, by: await staffOf(test), revision: (await read(id)).revision })),
  );
  const answers = await Promise.all(
    ready.map(({ id, by, revision }) => by('PUT', paths.edit(id), { revision, state: 'declined' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
}
const ones = (count: number): number[] => Array(count).fill(1);

describe('a waitlisted request', () => {
  it('reports its status to the visitor, on repetition too, and to the office', async () => {
    const event = await saveEvent(10);
    const key = { 'idempotency-key': randomUUID() };
    for (const duplicate of [false, true])
      expect((await send({ event }, key)).body.data).toMatchObject({ duplicate, waiting: true });
    const [newest] = (await office('GET', paths.list)).body.data.list;
    expect((await read(newest.id)).waiting).toBe(true);
  });
  it('cannot be forced by a visitor', async () => {
    const answers = { event: await saveEvent(6), waiting: false };
    expect(Object.keys(await errorsOf(answers))).toEqual(['waiting']);
  });
  it('is offered the freed seat as the first that fits, before new requests', async () => {
    const id = await saveEvent(8);
    const [holder = 0, three = 0, one = 0, last = 0] = await book(id, 2, 3, 1, 2);
    await decline(holder);
    expect((await seats()).events[id]).toBe(0);
    expect(await Promise.all([three, one, last].map(wordsOf))).toEqual([[], [TURN], []]);
    await decline(three);
    expect(await wordsOf(one)).toEqual([TURN]);
    await decline(one);
    expect(await wordsOf(last)).toEqual([TURN]);
  });
  it('becomes unread again when a seat is offered', async () => {
    const [holder = 0, next = 0] = await book(await saveEvent(9), 1, 1);
    await read(next);
    await decline(holder);
    const { list } = (await office('GET', paths.list)).body.data;
    expect(list).toContainEqual(expect.objectContaining({ id: next, unread: true }));
  });
  it('is promoted after a deletion and after a bulk decline', async () => {
    const [one = 0, two = 0, ...waiting] = await book(await saveEvent(8), ...ones(4));
    await office('DELETE', paths.remove(one));
    expect(await Promise.all(waiting.map(wordsOf))).toEqual([[TURN], []]);
    const items = [{ id: two, revision: (await read(two)).revision }];
    await office('POST', paths.bulk, { items, state: 'declined' });
    expect(await Promise.all(waiting.map(wordsOf))).toEqual([[TURN], [TURN]]);
  });
  it('is not offered a seat by the bulk reply that declines it too', async () => {
    const ids = await bookWith({ email: 'student@example.edu.tw' }, await saveEvent(9), 1, 1);
    const items = await Promise.all(
      ids.map(async (id) => ({ id, revision: (await read(id)).revision })),
    );
    const countLetters = () => test.deps.db.orm.$count(formMails);
    const before = await countLetters();
    const letter = { subject: '很抱歉', text: '活動取消', state: 'declined' };
    expect((await office('POST', paths.bulkReply, { items, ...letter })).status).toBe(200);
    // No offer in between, which the reply would take back.
    expect((await countLetters()) - before).toBe(2);
    expect(await wordsOf(ids[1] ?? 0)).not.toContain(TURN);
  });
  // Serialized on the embedded database; TEST_DATABASE_URL makes them real races.
  it('gets seats freed by concurrent declines that are too few each', async () => {
    const booked = await book(await saveEvent(5), ...ones(5), 5);
    await decline(...booked.slice(0, 5));
    expect(await wordsOf(booked[5] ?? 0)).toEqual([TURN]);
  });
  it('is promoted once, within the free seats, by concurrent declines', async () => {
    const booked = await book(await saveEvent(6), ...ones(10));
    await decline(...booked.slice(0, 4));
    const words = await Promise.all(booked.slice(4).map(wordsOf));
    expect(words).toEqual([[TURN], [TURN], [TURN], [TURN], [], []]);
  });
});
