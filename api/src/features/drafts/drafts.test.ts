import { news } from '@admissions/model/kinds';
import { ENTRY_DRAFT_PATHS, type EntryDraft } from '@admissions/protocol/staff';
import { describe, expect, it } from 'vitest';
import { addEntry, asStaff, staffOf, testApp, visitorOf } from '#testing';

const { add, list, one } = ENTRY_DRAFT_PATHS;

describe('drafts', () => {
  const test = testApp();
  const ming = asStaff(test, ['news'], '王小明');
  const mei = asStaff(test, ['news', 'forms'], '林小美');

  const storeEntry = async (): Promise<{ id: number; title: string }> => addEntry(ming, test, news);
  const createDraft = async (write: object, by = ming) =>
    by('POST', add, { kind: news.id, entryId: null, changed: {}, base: {}, ...write });
  const listed = async (query: string, by = ming): Promise<EntryDraft[]> =>
    (await by('GET', `${list}?${query}`)).body.data.list;

  it('store incomplete changes for colleagues while the published entry stays the same', async () => {
    const { id, title } = await storeEntry();
    const created = await createDraft({
      entryId: id,
      changed: { title: '', summary: '還沒寫完' },
      base: { title },
    });
    expect(created.status).toBe(200);
    expect(created.body.data).toMatchObject({
      version: 1,
      entryId: id,
      changed: { title: '', summary: '還沒寫完' },
      base: { title },
      updatedBy: '王小明',
    });
    const [found] = await listed(`kind=${news.id}&entry=${id}`, mei);
    expect(found).not.toHaveProperty('changed');
    const changed = await mei('PUT', one(found?.id ?? 0), {
      version: 1,
      changed: { title: '新標題' },
      base: { title },
    });
    expect(changed.body.data).toMatchObject({ version: 2, title: '新標題', updatedBy: '林小美' });
    expect((await ming('GET', one(found?.id ?? 0))).body.data).toEqual(changed.body.data);
    const visitor = await visitorOf(test);
    expect((await visitor('GET', `/api/ap/news/${id}`)).body.data.title).toBe(title);
  });

  it('exist once per entry: a second creation returns the first', async () => {
    const { id } = await storeEntry();
    const first = await createDraft({ entryId: id, changed: { summary: '一' } });
    const second = await createDraft({ entryId: id, changed: { summary: '二' } }, mei);
    expect(second.status).toBe(409);
    expect(second.body.data).toEqual(first.body.data);
    expect(second.body.message).toContain('王小明');
  });

  it('reject a change from an older version and return the current one', async () => {
    const { body } = await createDraft({ changed: { title: '一' } });
    const { id } = body.data as EntryDraft;
    const change = { version: 1, changed: { title: '二' }, base: {} };
    expect((await ming('PUT', one(id), change)).status).toBe(200);
    const late = await mei('PUT', one(id), { ...change, changed: { title: '三' } });
    expect([late.status, late.body.data.changed, late.body.data.version]).toEqual([
      409,
      { title: '二' },
      2,
    ]);
    const discarded = await mei('DELETE', `${one(id)}?version=1`);
    expect([discarded.status, discarded.body.data.changed]).toEqual([409, { title: '二' }]);
    expect((await mei('DELETE', `${one(id)}?version=2`)).status).toBe(200);
    expect((await ming('GET', one(id))).body.errorCode).toBe(2);
  });

  it('accept one of several concurrent writes', async () => {
    const { body } = await createDraft({ changed: { title: '一' } });
    const { id } = body.data as EntryDraft;
    const answers = await Promise.all(
      [ming, mei, ming, mei].map((by, index) =>
        by('PUT', one(id), { version: 1, changed: { title: `${index}` }, base: {} }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('drop unknown fields and unsafe rich text', async () => {
    const { id } = await storeEntry();
    const { body } = await createDraft({
      entryId: id,
      changed: {
        revision: 9,
        views: 9,
        status: 'draft',
        body: [{ id: 'a', type: 'text', html: '<p onclick="x()">好<script>x()</script></p>' }],
      },
    });
    expect(body.data.changed).toEqual({
      status: 'draft',
      body: [{ id: 'a', type: 'text', html: '<p>好</p>' }],
    });
  });

  it('are refused without the flag of the area and for missing entries', async () => {
    const outsider = await staffOf(test, ['forms'], '許小華');
    const { body } = await mei('GET', `${list}?kind=${news.id}`);
    const [{ id, version }] = body.data.list as [EntryDraft];
    expect((await createDraft({}, outsider)).status).toBe(403);
    expect((await outsider('GET', `${list}?kind=${news.id}`)).status).toBe(403);
    expect((await outsider('GET', one(id))).status).toBe(403);
    const change = { version, changed: {}, base: {} };
    expect((await outsider('PUT', one(id), change)).status).toBe(403);
    expect((await outsider('DELETE', `${one(id)}?version=${version}`)).status).toBe(403);
    expect(await listed('', outsider)).toEqual([]);
    expect((await createDraft({ entryId: 999_999 })).body.errorCode).toBe(2);
  });
});
