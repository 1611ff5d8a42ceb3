import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { toFormValues, toSubmission } from '@admissions/model/merge';
import {
  ADMIN_SEARCH_PATH,
  type AdminSearchData,
  BULK_FIELD_PATH,
  DASHBOARD_PATH,
  type Dashboard,
  ENTRY_DRAFT_PATHS,
  type EntryDraft,
  LIST_FILE_PATHS,
} from '@admissions/protocol/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, asStaff, asVisitor, testApp } from '#testing';
import { migrateDraftsWithoutEntry } from '../../app/deps/migrate-drafts-without-entry.ts';
import { draftReviews } from '../reviews/review-tables.ts';
import { entryDrafts } from './draft-tables.ts';

const paths = adminPathsOf(news);
const { add, one } = ENTRY_DRAFT_PATHS;

describe('a begun entry', () => {
  const test = testApp();
  const ming = asStaff(test, ['news'], '王小明');
  const mei = asStaff(test, ['news'], '林小美');
  const visitor = asVisitor(test);
  /** All fields, as sent by a form. */
  let complete: Record<string, unknown>;
  beforeAll(async () => {
    const { status: _, ...values } = toFormValues(news, await addEntry(ming, test, news));
    complete = values;
  });

  const begin = async (changed: object, by = ming): Promise<EntryDraft> =>
    (await by('POST', add, { kind: news.id, entryId: null, changed, base: {} })).body.data;
  const listed = async (query: string, by = ming): Promise<Record<string, unknown>[]> =>
    (await by('GET', `${paths.list}?perpage=100&${query}`)).body.data.list;
  const find = async (id: number, query = '') =>
    (await listed(query)).find((each) => each.id === id);
  const bulk = (action: string, entries: { id: number; revision: number }[]) =>
    ming('POST', paths.bulk, { action, entries });
  const isPublic = async (id: number) =>
    (await visitor('GET', `/api/ap/news/${id}`)).body.errorCode === 1;

  it('is in the list, its search, its export and the search of everything, but not public', async () => {
    const { category } = complete;
    const { entryId } = await begin({ title: '海獺的開放日', category, summary: '', date: '還沒' });
    expect(await find(entryId, 'text=海獺')).toMatchObject({
      title: '海獺的開放日',
      category,
      status: 'draft',
      updatedBy: '王小明',
    });
    const { id } = category as { id: number };
    expect(await find(entryId, `status=draft&category=${id}&author=小明`)).toBeDefined();
    const found = (await ming('GET', `${ADMIN_SEARCH_PATH}?q=海獺`)).body.data as AdminSearchData;
    expect(found.list).toMatchObject([{ id: entryId, state: 'draft' }]);
    const file = { kind: news.id, format: 'csv', filters: { text: '海獺' } };
    expect((await ming('POST', LIST_FILE_PATHS.export, file)).text).toContain('海獺的開放日');
    expect(await isPublic(entryId)).toBe(false);
  });

  it('shows each save of its draft, also in the trash and after its return', async () => {
    const { id, entryId } = await begin({ title: '舊的名稱' });
    const change = { version: 1, changed: { title: '水豚的名稱' }, base: {} };
    await mei('PUT', one(id), change);
    expect(await find(entryId, 'text=水豚')).toMatchObject({ updatedBy: '林小美', revision: 1 });
    expect(await listed('text=舊的名稱')).toEqual([]);
    await bulk('trash', [{ id: entryId, revision: 1 }]);
    expect(await find(entryId, 'status=trash')).toMatchObject({ title: '水豚的名稱' });
    await bulk('restore', [{ id: entryId, revision: 2 }]);
    expect(await find(entryId, 'text=水豚')).toMatchObject({ title: '水豚的名稱' });
  });

  it('stays mine when a colleague saves it last', async () => {
    const { id, entryId } = await begin({ title: '一起寫的' });
    await mei('PUT', one(id), { version: 1, changed: { title: '一起寫完的' }, base: {} });
    const others = await begin({ title: '同仁自己的' }, mei);
    const mine = (await listed('mine=true')).map((entry) => entry.id);
    expect([mine.includes(entryId), mine.includes(others.entryId)]).toEqual([true, false]);
    const { drafts, changes } = (await ming('GET', DASHBOARD_PATH)).body.data as Dashboard;
    expect(changes.find((change) => change.id === entryId)?.title).toBe('一起寫完的');
    expect(drafts.list.find((entry) => entry.id === entryId)).toMatchObject({
      title: '一起寫完的',
      isMine: true,
    });
  });

  it('is published in bulk with its draft once it is complete, like changes of other entries', async () => {
    const { id, version, entryId } = await begin({ title: '只有標題' });
    const refused = await bulk('publish', [{ id: entryId, revision: 1 }]);
    expect(refused.body.data.conflicts).toMatchObject([
      { id: entryId, reason: 'refused', message: expect.stringMatching(/^.+：/) },
    ]);
    await ming('PUT', one(id), { version, changed: { ...complete, title: '都寫好了' }, base: {} });
    const live = await addEntry(ming, test, news);
    const base = { title: live.title };
    const changed = { title: '改過的標題' };
    await ming('POST', add, { kind: news.id, entryId: live.id, changed, base });
    expect((await listed('status=changed')).map((entry) => entry.id)).toEqual([live.id]);
    const published = await bulk('publish', [
      { id: entryId, revision: 1 },
      { id: live.id, revision: live.revision },
    ]);
    expect([published.status, published.body.data.conflicts]).toEqual([200, undefined]);
    expect((await visitor('GET', `/api/ap/news/${live.id}`)).body.data.title).toBe('改過的標題');
    expect((await visitor('GET', `/api/ap/news/${entryId}`)).body.data.title).toBe('都寫好了');
    expect((await ming('GET', one(id))).body.errorCode).toBe(2);
  });

  it('takes a field that is changed in the list', async () => {
    const { id, entryId } = await begin({ title: '還沒寫完', summary: '草稿的摘要' });
    const entries = [{ id: entryId, revision: 1, value: '清單的摘要' }];
    const sent = { kind: news.id, field: 'summary', entries };
    expect((await ming('POST', BULK_FIELD_PATH, sent)).status).toBe(200);
    expect(await find(entryId)).toMatchObject({ title: '還沒寫完', summary: '清單的摘要' });
    expect((await ming('GET', one(id))).body.data.changed).toEqual({ title: '還沒寫完' });
  });

  it('cannot be published by a change of its state alone', async () => {
    const { entryId } = await begin({ title: '只有標題' });
    const change = { revision: 1, status: 'published' };
    const { status, body } = await ming('PUT', paths.edit(entryId), change);
    expect([status, Object.keys(body.errors)]).toEqual([422, expect.arrayContaining(['title'])]);
  });

  it('is gone with its discarded draft, unlike an entry that was saved', async () => {
    const begun = await begin({ title: '不要了' });
    await ming('DELETE', `${one(begun.id)}?version=1`);
    expect((await ming('GET', paths.info(begun.entryId))).body.errorCode).toBe(2);
    const saved = await begin(complete);
    const written = { ...toSubmission(news, complete), title: '存過的', revision: 1 };
    expect((await ming('PUT', paths.edit(saved.entryId), written)).status).toBe(200);
    await ming('DELETE', `${one(saved.id)}?version=1`);
    expect((await ming('GET', paths.info(saved.entryId))).body.data.title).toBe('存過的');
  });
  it('is made of a new draft of an earlier version, with its review', async () => {
    const { orm } = test.deps.db;
    const [old] = await orm
      .insert(entryDrafts)
      .values({
        kind: news.id,
        title: '舊版的草稿',
        changed: { title: '舊版的草稿' },
        base: {},
        updatedBy: '王小明',
      })
      .returning();
    const by = { byId: 1, by: '王小明', ofId: 2, of: '林小美' };
    const [review] = await orm
      .insert(draftReviews)
      .values({ kind: news.id, draftId: old?.id ?? 0, title: '', note: '', ...by })
      .returning();
    await migrateDraftsWithoutEntry(test.deps);
    await migrateDraftsWithoutEntry(test.deps);
    const [entry, ...more] = await listed('text=舊版的草稿');
    expect([entry?.title, more]).toEqual(['舊版的草稿', []]);
    const reviews = await test.sql('select * from draft_review where id = $1', [review?.id]);
    expect(reviews[0].entry_id).toBe(entry?.id);
  });
});
