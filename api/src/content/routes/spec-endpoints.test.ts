import { randomUUID } from 'node:crypto';
import { interview, teaching, visit } from '@admissions/model/forms';
import { KINDS } from '@admissions/model/kinds';
import { RESULT_CODES } from '@admissions/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffWith } from '../../tests/testing/callers.ts';
import type { Call } from '../../tests/testing/calls.ts';
import { callsOf, visitorOf } from '../../tests/testing/calls.ts';
import { sampleSubmission } from '../../tests/testing/sample-submission.ts';
import { solvedProof } from '../../tests/testing/solved-proof.ts';
import {
  SPEC_COUNTERS,
  SPEC_INFOS,
  SPEC_LISTS,
  SPEC_PARTS,
  SPEC_SINGLES,
} from '../../tests/testing/spec-reads.ts';
import type { TestApp } from '../../tests/testing/test-app.ts';
import { openTestApp } from '../../tests/testing/test-app.ts';

const NOT_THERE = 987_654;
let [seeded, empty]: TestApp[] = [];
let [onSeeded, onEmpty, guardian]: Call[] = [];
let documented: Record<string, Record<string, unknown>>;
const open = async () => {
  [seeded, empty] = [await openTestApp({ seed: 'demo', formLimit: 1000 }), await openTestApp()];
  [onSeeded, onEmpty] = [await visitorOf(seeded), await visitorOf(empty)];
  guardian = callsOf(seeded, (await staffWith(seeded, 'guardian', ['account'])).headers);
  documented = (await callsOf(seeded)('GET', '/api/docs/json')).body.paths;
};
beforeAll(open, 120_000);
afterAll(async () => {
  await seeded?.close();
  await empty?.close();
});

const at = (path: string, id?: number) => `/api/ap/${path.replace('{id}', String(id))}`;
const firstIn = async (list: string): Promise<number> =>
  (await (onSeeded as Call)('GET', at(list))).body.data.list[0].id;
const answerOf = async (call: Call | undefined, path: string, id?: number) => {
  const { status, body } = await (call as Call)('GET', at(path, id));
  return { status, code: body.errorCode, data: body.data };
};
const notThere = { status: 200, code: RESULT_CODES.notExists };

describe.each(SPEC_LISTS)('GET %s', (path) => {
  it('lists entries page by page', async () => {
    const { status, code, data } = await answerOf(onSeeded, path);
    expect([status, code, data.page]).toEqual([200, RESULT_CODES.success, 1]);
    expect(data.list.length).toBeGreaterThan(0);
    expect(data.total).toBeGreaterThanOrEqual(data.list.length);
    expect(data.list[0]).toMatchObject({ id: expect.any(Number), updatedAt: expect.any(String) });
  });
  it('returns an empty list on an empty site', async () => {
    const { status, code, data } = await answerOf(onEmpty, path);
    // The text banner's position is required and always exists.
    expect([status, code, data.total]).toEqual([
      200,
      RESULT_CODES.success,
      path === 'banner' ? 1 : 0,
    ]);
  });
  it('refuses an unknown filter', async () => {
    expect((await (onSeeded as Call)('GET', `${at(path)}?surprise=1`)).status).toBe(400);
  });
  it('is in the API document', () => expect(documented[at(path)]).toHaveProperty('get'));
});

describe.each(
  KINDS.flatMap(({ public: { list, filters = {} } }) =>
    Object.entries(filters).map(([name, filter]) => ({ ...filter, list, name })),
  ),
)('GET $list?$name=', ({ list = '', name, field, by }) => {
  const shownAs = (entry: Record<string, unknown>): string => {
    const value = entry[field] as string | { id?: number; begin?: string };
    if (by === 'year') return (typeof value === 'string' ? value : String(value.begin)).slice(0, 4);
    if (by === 'has') return String((entry[field] as unknown[])[0]);
    return typeof value === 'object' ? String(value?.id) : String(value);
  };
  const fits = (entry: Record<string, unknown>, expected: string): boolean => {
    if (by === 'has') return ((entry[field] ?? []) as unknown[]).includes(expected);
    return by === 'search' ? shownAs(entry).includes(expected) : shownAs(entry) === expected;
  };
  /** The whole list, a hundred at a time. */
  async function readAll(query: string): Promise<Record<string, unknown>[]> {
    const all: Record<string, unknown>[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = (
        await (onSeeded as Call)('GET', `${at(list)}?perpage=100&page=${page}${query}`)
      ).body;
      all.push(...data.list);
      if (data.list.length === 0 || all.length >= data.total) return all;
    }
  }
  it('returns exactly the matching entries', async () => {
    const all = await readAll('');
    // Where no entry has a value, filtering by an empty value matches nothing.
    const hasOne = ({ [field]: value }: Record<string, unknown>) =>
      value !== null && !(Array.isArray(value) && value.length === 0);
    const sampleValue = shownAs(all.find(hasOne) ?? { [field]: { id: 1 } });
    const fitting = all.filter((entry) => fits(entry, sampleValue));
    const found = await readAll(`&${name}=${encodeURIComponent(sampleValue)}`);
    expect(found.map(({ id }) => id)).toEqual(fitting.map(({ id }) => id));
    expect(await readAll(`&${name}=`)).toEqual(all);
  });
  it('refuses impossible values', async () => {
    const nonsense = by === 'search' ? 'x'.repeat(101) : 'no-such-value';
    expect((await (onSeeded as Call)('GET', `${at(list)}?${name}=${nonsense}`)).status).toBe(400);
  });
});

describe.each(SPEC_INFOS)('GET %s', (path, list) => {
  it('returns the whole entry', async () => {
    const id = await firstIn(list);
    const { status, code, data } = await answerOf(onSeeded, path, id);
    expect([status, code, data.id]).toEqual([200, RESULT_CODES.success, id]);
  });
  it('reports a missing entry', async () => {
    expect(await answerOf(onSeeded, path, NOT_THERE)).toMatchObject(notThere);
    expect(await answerOf(onEmpty, path, 2)).toMatchObject(notThere);
    expect((await (onSeeded as Call)('GET', at(path).replace('undefined', 'one'))).status).toBe(
      400,
    );
  });
  it('is in the API document', () => expect(documented[`/api/ap/${path}`]).toHaveProperty('get'));
});

describe.each(SPEC_PARTS)('GET %s', (path, list) => {
  it('lists the pictures of the entry, page by page', async () => {
    const id = await firstIn(list);
    const { status, code, data } = await answerOf(onSeeded, path, id);
    expect([status, code]).toEqual([200, RESULT_CODES.success]);
    expect(data.list[0]).toMatchObject({
      title: expect.any(String),
      pic: { url: expect.any(String), alt: expect.any(String) },
    });
    expect(
      (await (onSeeded as Call)('GET', `${at(path, id)}?perpage=1&page=2`)).body.data.list,
    ).toEqual(data.list.slice(1, 2));
  });
  it('reports a missing entry', async () => {
    expect(await answerOf(onSeeded, path, NOT_THERE)).toMatchObject(notThere);
    expect(await answerOf(onEmpty, path, 1)).toMatchObject(notThere);
  });
  it('is in the API document', () => expect(documented[`/api/ap/${path}`]).toHaveProperty('get'));
});

describe.each(SPEC_SINGLES)('GET %s', (path) => {
  it('returns the one entry', async () => {
    const { status, code, data } = await answerOf(onSeeded, path);
    expect([status, code, data.id]).toEqual([200, RESULT_CODES.success, 1]);
  });
  it('does not exist on an empty site', async () =>
    expect(await answerOf(onEmpty, path)).toMatchObject(notThere));
  it('is in the API document', () => expect(documented[at(path)]).toHaveProperty('get'));
});

describe.each(SPEC_COUNTERS)('PUT %s', (path, list) => {
  it('counts a view of an existing entry', async () => {
    expect((await (onSeeded as Call)('PUT', at(path, await firstIn(list)))).body.errorCode).toBe(
      RESULT_CODES.success,
    );
    for (const call of [onSeeded, onEmpty])
      expect((await (call as Call)('PUT', at(path, NOT_THERE))).body.errorCode).toBe(
        RESULT_CODES.notExists,
      );
  });
  it('is in the API document', () => expect(documented[`/api/ap/${path}`]).toHaveProperty('put'));
});

describe.each([
  ['forms/add_visit', visit],
  ['forms/add_interview', interview],
  ['forms/add_teaching', teaching],
] as const)('POST %s', (path, form) => {
  it.each(['demo', 'none'])('accepts a submission (seed: %s)', async (seed) => {
    const [test, call] = seed === 'demo' ? [seeded, onSeeded] : [empty, onEmpty];
    const payload = { ...sampleSubmission(form), proof: await solvedProof(test as TestApp) };
    const sent = await (call as Call)('POST', at(path), payload, {
      'idempotency-key': randomUUID(),
    });
    expect([sent.status, sent.body.errorCode, typeof sent.body.data.reference]).toEqual([
      200,
      RESULT_CODES.success,
      'string',
    ]);
  });
  it('is in the API document', () => expect(documented[at(path)]).toHaveProperty('post'));
});

describe('/api/admin/white', () => {
  const white = (path: string) => `/api/admin/white/${path}`;
  it('answers every call of the specification', async () => {
    const call = guardian as Call;
    expect((await call('GET', white('ip_list'))).body).toMatchObject({
      errorCode: RESULT_CODES.success,
      data: { list: [], total: 0 },
    });
    expect((await call('GET', white('myip_info'))).body.data).toEqual({ ip: '127.0.0.1' });
    expect((await call('GET', white('checkMyip'))).body.data).toMatchObject({
      listed: false,
      ip: '127.0.0.1',
    });
    const { id } = (await call('POST', white('add_ip'), { ip: '127.0.0.1', note: 'here' })).body
      .data;
    expect((await call('GET', white(`ip_info/${id}`))).body.data).toMatchObject({
      id,
      ip: '127.0.0.1',
    });
    expect((await call('GET', white('checkMyip'))).body.data).toMatchObject({ listed: true });
    expect(
      (
        await call('POST', white(`edit_ip/${id}`), {
          _method: 'put',
          ip: '127.0.0.0/8',
          note: 'here',
          revision: 1,
        })
      ).body.errorCode,
    ).toBe(RESULT_CODES.success);
    expect((await call('GET', white('ip_list'))).body.data.total).toBe(1);
    expect((await call('DELETE', white(`del_ip/${id}`))).body.errorCode).toBe(RESULT_CODES.success);
    expect((await call('GET', white(`ip_info/${NOT_THERE}`))).body.errorCode).toBe(
      RESULT_CODES.notExists,
    );
  });
  it.each([
    ['ip_list', 'get'],
    ['ip_info/{id}', 'get'],
    ['myip_info', 'get'],
    ['checkMyip', 'get'],
    ['add_ip', 'post'],
    ['edit_ip/{id}', 'post'],
    ['del_ip/{id}', 'delete'],
  ])('has %s (%s) in the API document', (path, method) =>
    expect(documented[white(path)]).toHaveProperty(method),
  );
});
