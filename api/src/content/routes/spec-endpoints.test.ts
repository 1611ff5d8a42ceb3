import { interview, teaching, visit } from '@admissions/model/forms';
import { KINDS } from '@admissions/model/kinds';
import { RESULT_CODES } from '@admissions/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { asStaff, asVisitor, type Call, callsOf, testApp } from '#testing';
import { sampleSubmission } from '../../tests/testing/sample-submission.ts';
import { solvedProof } from '../../tests/testing/solved-proof.ts';
import {
  SPEC_COUNTERS,
  SPEC_INFOS,
  SPEC_LISTS,
  SPEC_PARTS,
  SPEC_SINGLES,
} from '../../tests/testing/spec-reads.ts';

const NOT_THERE = 987_654;
const { success, notExists } = RESULT_CODES;
const seeded = testApp({ seed: 'demo', formLimit: 1000 });
const empty = testApp();
const onSeeded = asVisitor(seeded);
const onEmpty = asVisitor(empty);
const guardian = asStaff(seeded, ['account']);

const at = (path: string, id?: number) => `/api/ap/${path.replace('{id}', String(id))}`;
const white = (path: string) => `/api/admin/white/${path}`;
const firstIn = async (list: string): Promise<number> =>
  (await onSeeded('GET', at(list))).body.data.list[0].id;
const answerOf = async (call: Call, path: string, id?: number) => {
  const { status, body } = await call('GET', at(path, id));
  return { status, code: body.errorCode, data: body.data };
};
const notThere = { status: 200, code: notExists };

describe('the API document', () => {
  let documented: Record<string, Record<string, unknown>>;
  beforeAll(async () => {
    documented = (await callsOf(seeded)('GET', '/api/docs/json')).body.paths;
  });
  it.each([
    ...[...SPEC_LISTS, ...SPEC_SINGLES].map((path) => [`/api/ap/${path}`, 'get']),
    ...[...SPEC_INFOS, ...SPEC_PARTS].map(([path]) => [`/api/ap/${path}`, 'get']),
    ...SPEC_COUNTERS.map(([path]) => [`/api/ap/${path}`, 'put']),
    ['/api/ap/forms/add_visit', 'post'],
    ['/api/ap/forms/add_interview', 'post'],
    ['/api/ap/forms/add_teaching', 'post'],
    ['/api/auth/signin', 'post'],
    [white('ip_list'), 'get'],
    [white('ip_info/{id}'), 'get'],
    [white('myip_info'), 'get'],
    [white('checkMyip'), 'get'],
    [white('add_ip'), 'post'],
    [white('edit_ip/{id}'), 'post'],
    [white('del_ip/{id}'), 'delete'],
  ] as [string, string][])('has %s (%s)', (path, method) =>
    expect(documented[path]).toHaveProperty(method),
  );
});

describe.each(SPEC_LISTS)('GET %s', (path) => {
  it('lists entries page by page', async () => {
    const { status, code, data } = await answerOf(onSeeded, path);
    expect([status, code, data.page]).toEqual([200, success, 1]);
    expect(data.list.length).toBeGreaterThan(0);
    expect(data.total).toBeGreaterThanOrEqual(data.list.length);
    expect(data.list[0]).toMatchObject({ id: expect.any(Number), updatedAt: expect.any(String) });
  });
  it('returns an empty list on an empty site', async () => {
    const { status, code, data } = await answerOf(onEmpty, path);
    // The places of banners always exist: no form adds them.
    expect([status, code, data.total]).toEqual([200, success, path === 'banner' ? 25 : 0]);
  });
});

describe.each(
  KINDS.flatMap(({ public: { list, filters = {} } }) =>
    Object.entries(filters).map(([name, filter]) => ({ ...filter, list, name })),
  ),
)('GET $list?$name=', ({ list = '', name, field, by }) => {
  type Entry = Record<string, unknown>;
  const shownAs = (entry: Entry): string => {
    const value = entry[field] as string | { id?: number; begin?: string };
    if (by === 'year') return (typeof value === 'string' ? value : String(value.begin)).slice(0, 4);
    if (by === 'has') return String((entry[field] as unknown[])[0]);
    return typeof value === 'object' ? String(value?.id) : String(value);
  };
  const fits = (entry: Entry, expected: string): boolean => {
    if (by === 'has') return ((entry[field] ?? []) as unknown[]).includes(expected);
    return by === 'search' ? shownAs(entry).includes(expected) : shownAs(entry) === expected;
  };
  /** The whole list, a hundred at a time. */
  async function readAll(query: string): Promise<Entry[]> {
    const all: Entry[] = [];
    for (let page = 1; ; page += 1) {
      const url = `${at(list)}?perpage=100&page=${page}${query}`;
      const { data } = (await onSeeded('GET', url)).body;
      all.push(...data.list);
      if (data.list.length === 0 || all.length >= data.total) return all;
    }
  }
  it('returns exactly the matching entries', async () => {
    const all = await readAll('');
    // Where no entry has a value, filtering by an empty value matches nothing.
    const hasOne = ({ [field]: value }: Entry) =>
      value !== null && !(Array.isArray(value) && value.length === 0);
    const sampleValue = shownAs(all.find(hasOne) ?? { [field]: { id: 1 } });
    const found = await readAll(`&${name}=${encodeURIComponent(sampleValue)}`);
    expect(found.map(({ id }) => id)).toEqual(
      all.filter((entry) => fits(entry, sampleValue)).map(({ id }) => id),
    );
    expect(await readAll(`&${name}=`)).toEqual(all);
  });
  it('refuses impossible values', async () => {
    const nonsense = by === 'search' ? 'x'.repeat(101) : 'no-such-value';
    expect((await onSeeded('GET', `${at(list)}?${name}=${nonsense}`)).status).toBe(400);
  });
});

describe.each(SPEC_INFOS)('GET %s', (path, list) => {
  it('returns the whole entry', async () => {
    const id = await firstIn(list);
    const { status, code, data } = await answerOf(onSeeded, path, id);
    expect([status, code, data.id]).toEqual([200, success, id]);
  });
  it('reports a missing entry', async () => {
    expect(await answerOf(onSeeded, path, NOT_THERE)).toMatchObject(notThere);
    expect(await answerOf(onEmpty, path, 99)).toMatchObject(notThere);
  });
});

describe.each(SPEC_PARTS)('GET %s', (path, list) => {
  it('lists the pictures of the entry, page by page', async () => {
    const id = await firstIn(list);
    const { status, code, data } = await answerOf(onSeeded, path, id);
    expect([status, code]).toEqual([200, success]);
    expect(data.list[0]).toMatchObject({
      title: expect.any(String),
      pic: { url: expect.any(String), alt: expect.any(String) },
    });
    const second = await onSeeded('GET', `${at(path, id)}?perpage=1&page=2`);
    expect(second.body.data.list).toEqual(data.list.slice(1, 2));
  });
  it('reports a missing entry', async () => {
    expect(await answerOf(onSeeded, path, NOT_THERE)).toMatchObject(notThere);
    expect(await answerOf(onEmpty, path, 1)).toMatchObject(notThere);
  });
});

describe.each(SPEC_SINGLES)('GET %s', (path) => {
  it('returns the one entry, which does not exist on an empty site', async () => {
    const { status, code, data } = await answerOf(onSeeded, path);
    expect([status, code, data.id]).toEqual([200, success, 1]);
    expect(await answerOf(onEmpty, path)).toMatchObject(notThere);
  });
});

describe.each(SPEC_COUNTERS)('PUT %s', (path, list) => {
  it('counts a view of an existing entry', async () => {
    const count = async (call: Call, id: number) =>
      (await call('PUT', at(path, id))).body.errorCode;
    expect(await count(onSeeded, await firstIn(list))).toBe(success);
    for (const call of [onSeeded, onEmpty]) expect(await count(call, NOT_THERE)).toBe(notExists);
  });
});

describe.each([visit, interview, teaching])('POST forms/add_$name', (form) => {
  it.each([
    ['demo', seeded, onSeeded],
    ['none', empty, onEmpty],
  ] as const)('accepts a submission (seed: %s)', async (_seed, test, call) => {
    const payload = { ...sampleSubmission(form), proof: await solvedProof(test) };
    const { status, body } = await call('POST', at(`forms/add_${form.name}`), payload);
    expect([status, body.errorCode, typeof body.data.reference]).toEqual([200, success, 'string']);
  });
});

it('/api/admin/white answers every call of the specification', async () => {
  const get = async (path: string) => (await guardian('GET', white(path))).body;
  const none = { errorCode: success, data: { list: [], total: 0 } };
  expect(await get('ip_list')).toMatchObject(none);
  expect((await get('myip_info')).data).toEqual({ ip: '127.0.0.1' });
  expect((await get('checkMyip')).data).toMatchObject({ listed: false, ip: '127.0.0.1' });
  const entry = { ip: '127.0.0.1', note: 'here' };
  const { id } = (await guardian('POST', white('add_ip'), entry)).body.data;
  expect((await get(`ip_info/${id}`)).data).toMatchObject({ id, ip: '127.0.0.1' });
  expect((await get('checkMyip')).data).toMatchObject({ listed: true });
  const change = { _method: 'put', ip: '127.0.0.0/8', note: 'here', revision: 1 };
  const edited = await guardian('POST', white(`edit_ip/${id}`), change);
  expect(edited.body.errorCode).toBe(success);
  expect((await get('ip_list')).data.total).toBe(1);
  const removed = await guardian('DELETE', white(`del_ip/${id}`));
  expect(removed.body.errorCode).toBe(success);
  expect((await get(`ip_info/${NOT_THERE}`)).errorCode).toBe(notExists);
});
