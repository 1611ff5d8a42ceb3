import { randomUUID } from 'node:crypto';
import { visit } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { describe, expect, it } from 'vitest';
import { asPerson, type Call, submitForm, testApp, visitorOf } from '#testing';

const test = testApp({ formLimit: 1_000_000 });
const clerk = asPerson(test, 'clerk', ['forms']);
const staff: Call = (...request) => clerk.call(...request);
const paths = formPathsOf(visit);
const info = async (id: number) => (await staff('GET', paths.info(id))).body.data;
const listed = async (query: string) =>
  (await staff('GET', `${paths.list}?${query}`)).body.data.list.map(({ id }: { id: number }) => id);

/** Two requests with one address, which no other test has. */
async function submitTwo(changes: object = {}) {
  const email = `${randomUUID().slice(0, 8)}@example.edu.tw`;
  const visitor = await visitorOf(test);
  const phones = { phone: '03-0000-101', mobile: null };
  const main = await submitForm(test, visitor, visit, { ...phones, email, remarks: '先寫的' });
  const later = { phone: '03-0000-102', mobile: null, remarks: '後來寫的', ...changes };
  const other = await submitForm(test, visitor, visit, {
    email: email.toUpperCase(),
    ...later,
  });
  // Other tests have the same telephones.
  await test.sql(
    "update submission set created_at = now() - interval '40 days' where id <> all($1) and deleted_at is null",
    [[main.id, other.id]],
  );
  return { main, other };
}
const merge = (id: number, other: number, revisions = [1, 1]) =>
  staff('POST', paths.merge(id), {
    revision: revisions[0],
    other: { id: other, revision: revisions[1] },
  });

it('a possible duplicate is shown at the request, by address or telephone, within 30 days', async () => {
  const { main, other } = await submitTwo();
  expect((await info(main.id)).duplicates).toMatchObject([{ id: other.id, state: 'new' }]);
  const byPhone = await submitTwo({ phone: '(03)0000101', email: 'else@example.edu.tw' });
  expect((await info(byPhone.other.id)).duplicates).toMatchObject([{ id: byPhone.main.id }]);
  const aged = "update submission set created_at = created_at - interval '31 days' where id = $1";
  await test.sql(aged, [byPhone.main.id]);
  expect((await info(byPhone.other.id)).duplicates).toEqual([]);
  expect((await merge(byPhone.other.id, byPhone.main.id)).status).toBe(409);
});

describe('merging', () => {
  it('keeps both texts under one state, lists one, and finds it by both references', async () => {
    const { main, other } = await submitTwo();
    await staff('PUT', paths.edit(other.id), { revision: 1, note: '來電問過' });
    const { status, body } = await merge(main.id, other.id, [1, 2]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'new',
      remarks: '先寫的',
      duplicates: [],
      merged: [{ id: other.id, remarks: '後來寫的', notes: [{ text: '來電問過' }] }],
    });
    expect(body.data.history.at(-1).text).toBe(`合併${other.reference}與${main.reference}`);
    expect(await listed(`text=${other.reference}`)).toEqual([main.id]);
    expect((await staff('GET', paths.info(other.id))).body.errorCode).toBe(2);
  });
  it('is undone: both are there again', async () => {
    const { main, other } = await submitTwo();
    await merge(main.id, other.id);
    const undo = { revision: 2, other: { id: other.id, revision: 2 }, isUndo: true };
    const { body } = await staff('POST', paths.merge(main.id), undo);
    expect(body.data).toMatchObject({ merged: [], duplicates: [{ id: other.id }] });
    expect((await info(other.id)).remarks).toBe('後來寫的');
    expect((await staff('POST', paths.merge(main.id), undo)).status).toBe(409);
  });
  it('does nothing when somebody has changed one of them', async () => {
    const { main, other } = await submitTwo();
    await staff('PUT', paths.edit(other.id), { revision: 1, state: 'contacted' });
    const { status, body } = await merge(main.id, other.id);
    expect([status, body.data.id]).toEqual([409, main.id]);
    expect((await info(main.id)).merged).toEqual([]);
  });
  it('is refused in words while the duplicate holds booked seats', async () => {
    const { main, other } = await submitTwo();
    await test.sql("update submission set booked_day = '2027-03-01', people = 2 where id = $1", [
      other.id,
    ]);
    const { status, body } = await merge(main.id, other.id);
    expect([status, body.message]).toEqual([409, expect.stringContaining(other.reference)]);
  });
  it('erases the personal data of both on request', async () => {
    const { main, other } = await submitTwo();
    await merge(main.id, other.id);
    const { body } = await staff('POST', paths.erase(main.id), {});
    expect([body.data.email, body.data.merged[0].email]).toEqual([null, null]);
  });
});
