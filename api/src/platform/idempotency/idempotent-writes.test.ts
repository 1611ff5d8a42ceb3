import { randomUUID } from 'node:crypto';
import { adminPathsOf } from '@admissions/model';
import { visit } from '@admissions/model/forms';
import { news } from '@admissions/model/kinds';
import { ACCOUNT_PATHS, RESULT_CODES } from '@admissions/protocol';
import { formPathsOf } from '@admissions/protocol/forms';
import type { FaultProxy } from '@admissions/tools/fault-proxy';
import { startFaultProxy } from '@admissions/tools/fault-proxy';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../../app/cleanup.ts';
import type { Caller } from '../../tests/testing/callers.ts';
import { PASSWORD, staffWith } from '../../tests/testing/callers.ts';
import type { TestResponse } from '../../tests/testing/calls.ts';
import { callsOf, staffOf, visitorOf } from '../../tests/testing/calls.ts';
import { sampleEntry } from '../../tests/testing/sample-entry.ts';
import { sampleVisit } from '../../tests/testing/sample-visit.ts';
import { solvedProof } from '../../tests/testing/solved-proof.ts';
import { testApp } from '../../tests/testing/test-app.ts';

const paths = adminPathsOf(news);
const test = testApp({ formLimit: 1_000_000, loginLimit: 1_000_000 });
let proxy: FaultProxy;
let headers: Caller;
let other: Caller;
beforeAll(async () => {
  headers = (await staffWith(test, 'writer')).headers;
  other = (await staffWith(test, 'other')).headers;
  proxy = await startFaultProxy(await test.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await proxy.stop();
});
afterEach(() => proxy.heal());

const keyed = (key: string) => ({ 'idempotency-key': key });
const call = (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body: unknown,
  more: Caller = {},
): Promise<TestResponse> => callsOf(test, headers)(method, url, body, more);
const query = async (sql: string, values: unknown[] = []) =>
  (await test.deps.db.pool.query(sql, values)).rows;
const titled = async (title: string) =>
  (await query('select id, revision from news_news where title = $1', [title])) as {
    id: number;
    revision: number;
  }[];
const named = async (title: string) => ({ ...(await sampleEntry(test, news)), title });

/** Retries with the same key over a connection that loses replies. */
async function untilAnswered(
  method: string,
  url: string,
  body: unknown,
): Promise<{ tries: number; status: number; body: TestResponse['body'] }> {
  const request = {
    method,
    body: JSON.stringify(body),
    headers: {
      ...headers,
      ...keyed(randomUUID()),
      'content-type': 'application/json',
      connection: 'close',
    },
  };
  for (let tries = 1; tries < 10; tries++) {
    const response = await fetch(`${proxy.url}${url}`, request).catch(() => null);
    if (response) return { tries, status: response.status, body: await response.json() };
  }
  throw new Error('never answered');
}

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
      (await query(`select count(*)::int as n from account where account = 'once-only'`))[0],
    ).toEqual({ n: 1 });
    expect(
      await query(`select answer from write_key where route like '%' || $1`, [ACCOUNT_PATHS.add]),
    ).toEqual([{ answer: null }]);
  });
});

describe('a write with an idempotency key', () => {
  it('runs once for twenty concurrent requests with the same answer', async () => {
    const [key, body] = [randomUUID(), await named('同時')];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', paths.add, body, keyed(key))),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(
      answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true'),
    ).toHaveLength(19);
    expect(await titled('同時')).toHaveLength(1);
  });
  it('refuses other contents; a key belongs to one account and one address', async () => {
    const [key, body] = [randomUUID(), await named('同一個鍵')];
    const { id } = (await call('POST', paths.add, body, keyed(key))).body.data;
    const changed = await call('POST', paths.add, { ...body, title: '別的內容' }, keyed(key));
    expect([changed.status, changed.body.message]).toEqual([
      422,
      '先前送出的內容已經收到，這次的修改沒有送出。請重新整理後確認；線上表單請來電告知要修改的地方。',
    ]);
    expect((await callsOf(test, other)('POST', paths.add, body, keyed(key))).body.data.id).not.toBe(
      id,
    );
    expect((await call('DELETE', paths.remove(String(id)), undefined, keyed(key))).status).toBe(
      200,
    );
    expect(await titled('同一個鍵')).toHaveLength(2);
  });
  it('is still refused without permission or from another site', async () => {
    const { id, headers: own } = await staffWith(test, `loses-${randomUUID().slice(0, 8)}`, [
      'news',
    ]);
    const [key, body] = [randomUUID(), await named('被收回')];
    const sent = (more: Caller = {}) =>
      callsOf(test, own)('POST', paths.add, body, { ...keyed(key), ...more });
    expect((await sent()).status).toBe(200);
    expect((await sent({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await query(`update account set priv = '{}' where id = $1`, [id]);
    expect((await sent()).status).toBe(403);
    expect((await callsOf(test)('POST', paths.add, body, keyed(key))).status).toBe(401);
  });
  it('can be retried after a refusal', async () => {
    const [key, body] = [randomUUID(), await named('')];
    expect((await call('POST', paths.add, body, keyed(key))).status).toBe(422);
    expect((await call('POST', paths.add, { ...body, title: '改好了' }, keyed(key))).status).toBe(
      200,
    );
  });
  it('answers 409 with Retry-After while the first is running', async () => {
    const [key, body] = [randomUUID(), await named('還在做')];
    await call('POST', paths.add, body, keyed(key));
    await query(
      `update write_key set done = false, status = null, busy_until = now() + interval '1 minute' where key = $1`,
      [key],
    );
    const answered = await call('POST', paths.add, body, keyed(key));
    expect([
      answered.status,
      answered.headers['retry-after'],
      (await titled('還在做')).length,
    ]).toEqual([409, '1', 1]);
  });
  it('runs on retry when the process ended before the work', async () => {
    const [key, body] = [randomUUID(), await named('中斷')];
    await call('POST', paths.add, body, keyed(key));
    await query(`delete from news_news where title = '中斷'`);
    await query(
      `update write_key set done = false, status = null, busy_until = now() - interval '1 second' where key = $1`,
      [key],
    );
    expect((await call('POST', paths.add, body, keyed(key))).status).toBe(200);
    expect(await titled('中斷')).toHaveLength(1);
  });
  it('does not run again when the process ended before its answer', async () => {
    const [key, body] = [randomUUID(), await named('只差回覆')];
    await call('POST', paths.add, body, keyed(key));
    await query(
      `update write_key set status = null, answer = null, busy_until = now() where key = $1`,
      [key],
    );
    expect((await call('POST', paths.add, body, keyed(key))).status).toBe(409);
    expect(await titled('只差回覆')).toHaveLength(1);
  });
  it('stores the answer encrypted for a day, and nothing of the request', async () => {
    const [key, body] = [randomUUID(), await named('請勿外流')];
    await call('POST', paths.add, body, keyed(key));
    const [row] = await query('select * from write_key where key = $1', [key]);
    expect(row.answer.length).toBeGreaterThan(100);
    expect(JSON.stringify(row)).not.toContain('請勿外流');
    await query(`update write_key set created_at = now() - interval '23 hours' where key = $1`, [
      key,
    ]);
    await cleanUp(test.app, test.deps.db, test.deps.config);
    expect(await query('select key from write_key where key = $1', [key])).toHaveLength(1);
    await query(`update write_key set created_at = now() - interval '25 hours' where key = $1`, [
      key,
    ]);
    await cleanUp(test.app, test.deps.db, test.deps.config);
    expect(await query('select key from write_key where key = $1', [key])).toEqual([]);
  });
  it('stores no answer with personal data of visitors', async () => {
    const [staff, visitor] = [await staffOf(test), await visitorOf(test)];
    const { reference } = (
      await visitor('POST', formPathsOf(visit).send, {
        ...sampleVisit(),
        proof: await solvedProof(test),
      })
    ).body.data;
    const [{ id, revision }] = await query(
      'select id, revision from submission where reference = $1',
      [reference],
    );
    const key = randomUUID();
    const change = () =>
      staff('PUT', formPathsOf(visit).edit(String(id)), { revision, note: '打過電話' }, keyed(key));
    expect((await change()).status).toBe(200);
    expect(await query('select done, answer from write_key where key = $1', [key])).toEqual([
      { done: true, answer: null },
    ]);
    expect((await change()).body.message).toMatch(/先前已處理完成/);
  });
});
