import { randomUUID } from 'node:crypto';
import { adminPathsOf } from '@admissions/model';
import { visit } from '@admissions/model/forms';
import { news } from '@admissions/model/kinds';
import { ACCOUNT_PATHS, RESULT_CODES } from '@admissions/protocol';
import { formPathsOf } from '@admissions/protocol/forms';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../../app/cleanup.ts';
import { type Caller, PASSWORD, staffWith } from '../../tests/testing/callers.ts';
import { callsOf, staffOf, type TestResponse, visitorOf } from '../../tests/testing/calls.ts';
import { lossyConnection } from '../../tests/testing/lossy-connection.ts';
import { sampleEntry } from '../../tests/testing/sample-entry.ts';
import { submitForm } from '../../tests/testing/submit-form.ts';
import { testApp } from '../../tests/testing/test-app.ts';

const paths = adminPathsOf(news);
const test = testApp({ formLimit: 1_000_000, loginLimit: 1_000_000 });
const { proxy, sendUntilAnswered } = lossyConnection(test);
let headers: Caller;
let other: Caller;
beforeAll(async () => {
  headers = (await staffWith(test, 'writer')).headers;
  other = (await staffWith(test, 'other')).headers;
});

const keyed = (key: string) => ({ 'idempotency-key': key });
const call = (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body: unknown,
  more: Caller = {},
): Promise<TestResponse> => callsOf(test, headers)(method, url, body, more);
const titled = async (title: string) =>
  (await test.sql('select id, revision from news_news where title = $1', [title])) as {
    id: number;
    revision: number;
  }[];
const named = async (title: string) => ({ ...(await sampleEntry(test, news)), title });

const untilAnswered = (method: string, url: string, body: unknown) =>
  sendUntilAnswered(method, url, body, { ...headers, ...keyed(randomUUID()) });

describe('row "calls retry automatically 3 times": over a connection that loses replies', () => {
  it('adds an entry once and returns it', async () => {
    proxy.loseReplies(3, 'POST');
    const answered = await untilAnswered('POST', paths.add, await named('加一次'));
    const rows = await titled('加一次');
    expect([answered.tries, answered.status, rows.length]).toEqual([4, 200, 1]);
    expect(answered.body.data.id).toBe(rows[0]?.id);
  });
  it('saves a change once, without a conflict with itself', async () => {
    const { id, revision } = (await call('POST', paths.add, await named('改一次'))).body.data;
    proxy.loseReplies(2, 'PUT');
    const answered = await untilAnswered('PUT', paths.edit(String(id)), {
      revision,
      title: '改過一次',
    });
    expect([answered.tries, answered.status, answered.body.data.revision]).toEqual([
      3,
      200,
      revision + 1,
    ]);
    expect(
      (await call('PUT', paths.edit(String(id)), { revision, title: '晚了' }, keyed(randomUUID())))
        .status,
    ).toBe(409);
  });
  it('adds an account once; shows its password once and reports a missed one', async () => {
    proxy.loseReplies(1, 'POST');
    const body = {
      account: 'once-only',
      name: '一次',
      email: 'once@example.edu.tw',
      priv: { news: 1 },
      currentPassword: PASSWORD,
    };
    const answered = await untilAnswered('POST', ACCOUNT_PATHS.add, body);
    expect([answered.tries, answered.status, answered.body.errorCode, answered.body.data]).toEqual([
      2,
      409,
      RESULT_CODES.failed,
      undefined,
    ]);
    expect(answered.body.message).toMatch(/先前已處理完成/);
    expect(
      (await test.sql(`select count(*)::int as n from account where account = 'once-only'`))[0],
    ).toEqual({ n: 1 });
    expect(
      await test.sql(`select answer from write_key where route like '%' || $1`, [
        ACCOUNT_PATHS.add,
      ]),
    ).toEqual([{ answer: null }]);
  });
});

/** A new entry with its key, and a function that sends it. */
async function keyedEntry(title: string) {
  const [key, body] = [randomUUID(), await named(title)];
  const send = (changes: object = {}) =>
    call('POST', paths.add, { ...body, ...changes }, keyed(key));
  return { key, body, send };
}
const setKey = (key: string, change: string) =>
  test.sql(`update write_key set ${change} where key = $1`, [key]);

describe('a write with an idempotency key', () => {
  it('runs once for twenty concurrent requests with the same answer', async () => {
    const { send } = await keyedEntry('同時');
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(
      answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true'),
    ).toHaveLength(19);
    expect(await titled('同時')).toHaveLength(1);
  });
  it('refuses other contents; a key belongs to one account and one address', async () => {
    const { key, body, send } = await keyedEntry('同一個鍵');
    const { id } = (await send()).body.data;
    const changed = await send({ title: '別的內容' });
    expect(changed.status).toBe(422);
    const theirs = await callsOf(test, other)('POST', paths.add, body, keyed(key));
    expect(theirs.body.data.id).not.toBe(id);
    const removed = await call('DELETE', paths.remove(String(id)), undefined, keyed(key));
    expect(removed.status).toBe(200);
    expect(await titled('同一個鍵')).toHaveLength(2);
  });
  it('is still refused without permission or from another site', async () => {
    const name = `loses-${randomUUID().slice(0, 8)}`;
    const { id, headers: own } = await staffWith(test, name, ['news']);
    const { key, body } = await keyedEntry('被收回');
    const send = (more: Caller = {}) =>
      callsOf(test, own)('POST', paths.add, body, { ...keyed(key), ...more });
    expect((await send()).status).toBe(200);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await test.sql(`update account set priv = '{}' where id = $1`, [id]);
    expect((await send()).status).toBe(403);
    expect((await callsOf(test)('POST', paths.add, body, keyed(key))).status).toBe(401);
  });
  it('can be retried after a refusal', async () => {
    const { send } = await keyedEntry('');
    expect((await send()).status).toBe(422);
    expect((await send({ title: '改好了' })).status).toBe(200);
  });
  it('answers 409 with Retry-After while the first is running', async () => {
    const { key, send } = await keyedEntry('還在做');
    await send();
    await setKey(key, `done = false, status = null, busy_until = now() + interval '1 minute'`);
    const { status, headers: answered } = await send();
    expect([status, answered['retry-after']]).toEqual([409, '1']);
    expect(await titled('還在做')).toHaveLength(1);
  });
  it('runs on retry when the process ended before the work', async () => {
    const { key, send } = await keyedEntry('中斷');
    await send();
    await test.sql(`delete from news_news where title = '中斷'`);
    await setKey(key, `done = false, status = null, busy_until = now() - interval '1 second'`);
    expect((await send()).status).toBe(200);
    expect(await titled('中斷')).toHaveLength(1);
  });
  it('does not run again when the process ended before its answer', async () => {
    const { key, send } = await keyedEntry('只差回覆');
    await send();
    await setKey(key, 'status = null, answer = null, busy_until = now()');
    expect((await send()).status).toBe(409);
    expect(await titled('只差回覆')).toHaveLength(1);
  });
  it('stores the answer encrypted for a day, and nothing of the request', async () => {
    const { key, send } = await keyedEntry('請勿外流');
    await send();
    const stored = () => test.sql('select * from write_key where key = $1', [key]);
    const [row] = await stored();
    expect(row.answer.length).toBeGreaterThan(100);
    expect(JSON.stringify(row)).not.toContain('請勿外流');
    for (const [hours, left] of [
      [23, 1],
      [25, 0],
    ] as const) {
      await setKey(key, `created_at = now() - interval '${hours} hours'`);
      await cleanUp(test.deps.db, test.deps.config);
      expect(await stored()).toHaveLength(left);
    }
  });
  it('stores no answer with personal data of visitors', async () => {
    const staff = await staffOf(test);
    const { id } = await submitForm(test, await visitorOf(test), visit);
    const key = randomUUID();
    const change = () =>
      staff('PUT', formPathsOf(visit).edit(id), { revision: 1, note: '打過電話' }, keyed(key));
    expect((await change()).status).toBe(200);
    expect(await test.sql('select done, answer from write_key where key = $1', [key])).toEqual([
      { done: true, answer: null },
    ]);
    expect((await change()).body.message).toMatch(/先前已處理完成/);
  });
});
