import { adminPathsOf } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { RESULT_CODES } from '@admissions/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../tests/testing/calls.ts';
import { asStaff, asVisitor } from '../../tests/testing/calls.ts';
import { findTitle } from '../../tests/testing/find-title.ts';
import { sampleEntry } from '../../tests/testing/sample-entry.ts';
import { testApp } from '../../tests/testing/test-app.ts';
import { listBodies } from '../schema/kind-columns.ts';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);

describe.each(KINDS.map((kind) => [kind.id, kind] as const))('%s', (_id, kind) => {
  const paths = adminPathsOf(kind);
  const infoOf = (id: number) => `/api/ap/${kind.public.info?.replace(':id', String(id))}`;
  const { name, of } = findTitle(kind);
  let id: number;
  let sent: Record<string, unknown>;
  let added: Awaited<ReturnType<Call>>;
  beforeAll(async () => {
    sent = await sampleEntry(test, kind);
    added = await staff('POST', paths.add, sent);
    id = added.body.data.id;
  });
  const stored = async () => (await staff('GET', paths.info(id))).body.data;
  const rename = async (title: unknown) =>
    staff('PUT', paths.edit(id), { revision: (await stored()).revision, [name]: title });

  it('is added and returned with pictures and relations expanded', () => {
    expect(added.text).toContain('"errorCode":1');
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
    const list = await staff('GET', paths.list);
    expect(list.body.data.list.map((entry: { id: number }) => entry.id)).toContain(id);
    if (kind.public.list) {
      const shown = await visitor('GET', `/api/ap/${kind.public.list}?perpage=100`);
      const entry = shown.body.data.list.find((each: { id: number }) => each.id === id);
      expect(
        Object.keys(entry).filter((name) =>
          ['status', 'revision', 'updatedBy', 'body', 'publishAt', 'deletedAt'].includes(name),
        ),
      ).toEqual([]);
    }
    if (kind.public.info)
      expect((await visitor('GET', infoOf(id))).body).toMatchObject({
        errorCode: RESULT_CODES.success,
        data: { id },
      });
  });

  it('accepts a change of the newest revision only and returns the current entry otherwise', async () => {
    await rename(sent[name]);
    const { revision } = await stored();
    const changed = { [name]: of('改過', sent) };
    const first = await staff('POST', paths.edit(id), { revision, ...changed, _method: 'put' });
    expect(first.body.data).toMatchObject({ revision: revision + 1, ...changed });
    const late = await staff('PUT', paths.edit(id), { revision, [name]: of('晚了', sent) });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      errorCode: RESULT_CODES.failed,
      data: { revision: revision + 1, ...changed },
    });
    expect(late.body.message).toContain('測試編輯');
    if (kind.public.info)
      expect((await visitor('GET', infoOf(id))).body.data).toMatchObject(changed);
  });

  it('reverts to an older revision as a new one', async () => {
    await rename(sent[name]);
    await rename(of('改過', sent));
    const { revision: to, ...before } = (await rename(sent[name])).body.data;
    const { revision } = (await rename(of('又改過', sent))).body.data;
    const back = await staff('POST', paths.restore(id), { revision, to });
    expect(back.body.data).toMatchObject({ revision: revision + 1, [name]: before[name] });
    const revisions = await staff('GET', paths.revisions(id));
    expect(
      revisions.body.data.list
        .slice(0, 3)
        .map((each: Record<string, unknown>) => [each.revision, each.action, each.by]),
    ).toEqual([
      [revision + 1, 'restore', '測試編輯'],
      [revision, 'edit', '測試編輯'],
      [to, 'edit', '測試編輯'],
    ]);
    expect(revisions.body.data.list[1].entry).toMatchObject({ [name]: of('又改過', sent) });
  });

  it('compares two revisions field by field', async () => {
    const { revision: from, [name]: before } = (await rename(sent[name])).body.data;
    await rename(of('改過', sent));
    const between = await staff('GET', `${paths.compare(id)}?from=${from}&to=${from + 1}`);
    expect(between.body.data).toMatchObject({
      from: { revision: from, by: '測試編輯' },
      to: { revision: from + 1, action: 'edit', by: '測試編輯' },
      changes: [{ field: name, before, after: of('改過', sent) }],
    });
    await rename(sent[name]);
    expect((await staff('GET', `${paths.compare(id)}?from=${from}`)).body.data).toMatchObject({
      to: { revision: from + 2 },
      changes: [],
    });
    expect((await staff('GET', `${paths.compare(id)}?from=99999`)).body.errorCode).toBe(
      RESULT_CODES.notExists,
    );
    expect((await staff('GET', paths.compare(id))).status).toBe(400);
  });

  it.skipIf(listBodies(kind).length === 0)(
    'has bodies that can be cleared, restored and copied from another entry',
    async () => {
      for (const field of listBodies(kind)) {
        const before = await stored();
        const cleared = (
          await staff('POST', paths.body(id), { field, revision: before.revision, op: 'clear' })
        ).body.data;
        expect(cleared[field]).toEqual([]);
        const back = (
          await staff('POST', paths.body(id), {
            field,
            revision: cleared.revision,
            op: 'restore',
            to: before.revision,
          })
        ).body.data;
        expect(back[field]).toEqual(before[field]);
        if (kind.singleton) continue;
        const other = (await staff('POST', paths.add, { ...sent, [field]: [{ type: 'divider' }] }))
          .body.data;
        const copied = await staff('POST', paths.copyBody(other.id), {
          field,
          from: id,
          revision: other.revision,
        });
        expect(copied.body.data).toMatchObject({ revision: 2, [field]: before[field] });
        expect(
          (await staff('POST', paths.copyBody(other.id), { field, from: id, revision: 1 })).status,
        ).toBe(409);
        expect(
          (await staff('POST', paths.copyBody(other.id), { field, from: 999_999, revision: 2 }))
            .body.errorCode,
        ).toBe(RESULT_CODES.notExists);
      }
    },
  );

  it('is withdrawn, published, removed and restored in bulk, all or none', async () => {
    const other = kind.singleton ? undefined : (await staff('POST', paths.add, sent)).body.data.id;
    let entries = await Promise.all(
      [id, ...(other ? [other] : [])].map(
        async (each) => (await staff('GET', paths.info(each))).body.data,
      ),
    );
    const bulk = async (action: string, change = 0) => {
      const answer = await staff('POST', paths.bulk, {
        action,
        entries: entries.map((entry) => ({ id: entry.id, revision: entry.revision + change })),
      });
      if (answer.status === 200) entries = answer.body.data.entries;
      return answer;
    };
    for (const [action, shown] of [
      ['draft', false],
      ['publish', true],
      ['trash', false],
      ['restore', true],
    ] as const) {
      expect((await bulk(action)).text, action).toContain('"errorCode":1');
      if (kind.public.info)
        expect((await visitor('GET', infoOf(id))).body.errorCode, action).toBe(
          shown ? RESULT_CODES.success : RESULT_CODES.notExists,
        );
    }
    const [first] = entries;
    entries = [...entries.slice(0, -1), { ...entries.at(-1), revision: 1 }];
    const refused = await bulk('draft');
    expect([refused.status, refused.body.data.conflicts]).toEqual([
      409,
      [
        expect.objectContaining({
          id: entries.at(-1).id,
          reason: 'older',
          entry: expect.anything(),
        }),
      ],
    ]);
    expect((await staff('GET', paths.info(id))).body.data).toMatchObject({
      status: 'published',
      revision: first.revision,
    });
  });

  it('is trashed and restored', async () => {
    const removed = await staff('DELETE', paths.remove(id));
    expect(removed.status).toBe(200);
    if (kind.public.info)
      expect((await visitor('GET', infoOf(id))).body.errorCode).toBe(RESULT_CODES.notExists);
    expect(
      (await staff('GET', `${paths.list}?status=trash`)).body.data.list.map(
        (entry: { id: number }) => entry.id,
      ),
    ).toContain(id);
    expect(
      (
        await staff('PUT', paths.edit(id), {
          revision: removed.body.data.revision,
          [name]: of('不行', sent),
        })
      ).body.errorCode,
    ).toBe(RESULT_CODES.notExists);
    const back = await staff('POST', paths.restore(id), { revision: removed.body.data.revision });
    expect(back.body.data.deletedAt).toBeNull();
    if (kind.public.info)
      expect((await visitor('GET', infoOf(id))).body.errorCode).toBe(RESULT_CODES.success);
  });

  it.skipIf(kind.singleton)(
    'refuses an empty entry with a message at every required field',
    async () => {
      const refused = await staff('POST', paths.add, {}, { 'accept-language': 'en' });
      expect(refused.status).toBe(422);
      const required = Object.entries(kind.fields)
        .filter(([, field]) => field.required && field.type !== 'boolean')
        .map(([name]) => name);
      expect(Object.keys(refused.body.errors).sort()).toEqual(required.sort());
      expect(new Set(Object.values(refused.body.errors).flat())).toContain('The field is required');
    },
  );
});
