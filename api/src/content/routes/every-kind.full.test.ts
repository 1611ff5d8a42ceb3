import { adminPathsOf } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { RESULT_CODES } from '@admissions/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { asStaff, asVisitor, sampleEntry, type TestResponse, testApp } from '#testing';
import { findTitle } from '../../tests/testing/find-title.ts';
import { listBodies } from '../schema/tables.ts';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);
const { success, notExists } = RESULT_CODES;
const STAFF_ONLY = ['status', 'revision', 'updatedBy', 'body', 'publishAt', 'deletedAt'];

describe.each(KINDS)('$id', (kind) => {
  const paths = adminPathsOf(kind);
  const { name, of } = findTitle(kind);
  let id: number;
  let sent: Record<string, unknown>;
  let added: TestResponse;
  beforeAll(async () => {
    sent = await sampleEntry(test, kind);
    added = await staff('POST', paths.add, sent);
    id = added.body.data.id;
  });
  const read = async (each = id) => (await staff('GET', paths.info(each))).body.data;
  const rename = async (title: unknown) =>
    (await staff('PUT', paths.edit(id), { revision: (await read()).revision, [name]: title })).body
      .data;
  /** Whether visitors see the entry, where the kind has a page. */
  const expectShown = async (isShown: boolean) => {
    if (!kind.public.info) return;
    const url = `/api/ap/${kind.public.info.replace(':id', String(id))}`;
    expect((await visitor('GET', url)).body.errorCode).toBe(isShown ? success : notExists);
  };

  it('is added and returned with pictures and relations expanded', () => {
    expect(added.body.data).toMatchObject({
      status: 'published',
      revision: 1,
      deletedAt: null,
      updatedBy: '測試編輯',
    });
    for (const [name, { type }] of Object.entries(kind.fields)) {
      if (type === 'image')
        expect(added.body.data[name]).toMatchObject({
          url: expect.stringMatching(/^\/media\//),
          alt: '圖',
          width: 1200,
          focal: { x: 0.5, y: 0.25 },
          media: expect.any(Number),
        });
      if (type === 'relation')
        expect(added.body.data[name]).toEqual({ id: sent[name], title: expect.any(String) });
    }
  });

  it('appears in staff lists and in its public reads', async () => {
    const { list } = (await staff('GET', `${paths.list}?perpage=100`)).body.data;
    expect(list).toContainEqual(expect.objectContaining({ id }));
    if (kind.public.list) {
      const shown = await visitor('GET', `/api/ap/${kind.public.list}?perpage=100`);
      const entry = shown.body.data.list.find((each: { id: number }) => each.id === id);
      expect(Object.keys(entry).filter((each) => STAFF_ONLY.includes(each))).toEqual([]);
    }
    await expectShown(true);
  });

  it('accepts a change of the newest revision only and returns the current entry otherwise', async () => {
    await rename(sent[name]);
    const { revision } = await read();
    const changed = { [name]: of('改過', sent) };
    const first = await staff('POST', paths.edit(id), { revision, ...changed, _method: 'put' });
    expect(first.body.data).toMatchObject({ revision: revision + 1, ...changed });
    const late = await staff('PUT', paths.edit(id), { revision, [name]: of('晚了', sent) });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      errorCode: RESULT_CODES.failed,
      message: expect.stringContaining('測試編輯'),
      data: { revision: revision + 1, ...changed },
    });
  });

  it('reverts to an older revision as a new one, and compares both', async () => {
    const { revision: to, [name]: before } = await rename(sent[name]);
    const changed = of('改過', sent);
    const { revision } = await rename(changed);
    const between = await staff('GET', `${paths.compare(id)}?from=${to}&to=${revision}`);
    expect(between.body.data).toMatchObject({
      from: { revision: to, by: '測試編輯' },
      to: { revision, action: 'edit', by: '測試編輯' },
      changes: [{ field: name, before, after: changed }],
    });
    const back = await staff('POST', paths.restore(id), { revision, to });
    expect(back.body.data).toMatchObject({ revision: revision + 1, [name]: before });
    const { list } = (await staff('GET', paths.revisions(id))).body.data;
    expect(list.slice(0, 2)).toMatchObject([
      { revision: revision + 1, action: 'restore', by: '測試編輯' },
      { revision, action: 'edit', by: '測試編輯', entry: { [name]: changed } },
    ]);
    const same = await staff('GET', `${paths.compare(id)}?from=${to}`);
    expect(same.body.data.changes).toEqual([]);
  });

  it.skipIf(listBodies(kind).length === 0)(
    'has bodies that can be cleared, restored and copied from another entry',
    async () => {
      for (const field of listBodies(kind)) {
        const { revision, [field]: before } = await read();
        const cleared = await staff('POST', paths.body(id), { field, revision, op: 'clear' });
        expect(cleared.body.data[field]).toEqual([]);
        const restore = { field, revision: revision + 1, op: 'restore', to: revision };
        const back = await staff('POST', paths.body(id), restore);
        expect(back.body.data[field]).toEqual(before);
        if (kind.singleton) continue;
        const other = await staff('POST', paths.add, { ...sent, [field]: [{ type: 'divider' }] });
        const copy = (from: number, revision: number) =>
          staff('POST', paths.copyBody(other.body.data.id), { field, from, revision });
        expect((await copy(id, 1)).body.data).toMatchObject({ revision: 2, [field]: before });
        expect((await copy(id, 1)).status).toBe(409);
        expect((await copy(999_999, 2)).body.errorCode).toBe(notExists);
      }
    },
  );

  it('is withdrawn, published, removed and restored in bulk, all or none', async () => {
    const ids = [id];
    if (!kind.singleton) ids.push((await staff('POST', paths.add, sent)).body.data.id);
    let entries = await Promise.all(ids.map(read));
    const bulk = (action: string) =>
      staff('POST', paths.bulk, {
        action,
        entries: entries.map(({ id, revision }) => ({ id, revision })),
      });
    for (const [action, isShown] of [
      ['draft', false],
      ['publish', true],
      ['trash', false],
      ['restore', true],
    ] as const) {
      const { status, body } = await bulk(action);
      expect([action, status]).toEqual([action, 200]);
      entries = body.data.entries;
      await expectShown(isShown);
    }
    const last = { ...entries.at(-1), revision: 1 };
    entries = [...entries.slice(0, -1), last];
    const refused = await bulk('draft');
    expect(refused.status).toBe(409);
    expect(refused.body.data.conflicts).toMatchObject([
      { id: last.id, reason: 'older', entry: expect.anything() },
    ]);
    expect((await read()).status).toBe('published');
  });

  it('is trashed, cannot be edited there, and is restored', async () => {
    const { revision } = (await staff('DELETE', paths.remove(id))).body.data;
    await expectShown(false);
    const { list } = (await staff('GET', `${paths.list}?status=trash`)).body.data;
    expect(list).toContainEqual(expect.objectContaining({ id }));
    const edited = await staff('PUT', paths.edit(id), { revision, [name]: of('不行', sent) });
    expect(edited.body.errorCode).toBe(notExists);
    const back = await staff('POST', paths.restore(id), { revision });
    expect(back.body.data.deletedAt).toBeNull();
    await expectShown(true);
  });

  it.skipIf(kind.singleton)(
    'refuses an empty entry with a message at every required field',
    async () => {
      const { status, body } = await staff('POST', paths.add, {}, { 'accept-language': 'en' });
      expect(status).toBe(422);
      const required = Object.entries(kind.fields)
        .filter(([, field]) => field.required && field.type !== 'boolean')
        .map(([name]) => name);
      expect(Object.keys(body.errors).sort()).toEqual(required.sort());
      expect(new Set(Object.values(body.errors).flat())).toContain('The field is required');
    },
  );
});
