import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import {
  DASHBOARD_PATH,
  type Dashboard,
  ENTRY_DRAFT_PATHS,
  type EntryDraft,
} from '@admissions/protocol/staff';
import { describe, expect, it, vi } from 'vitest';
import { addEntry, asStaff, asVisitor, callsOf, staffOf, staffWith, testApp } from '#testing';
import { buildApp } from '../../app/app.ts';
import { publishDueDrafts } from './publish-due-drafts.ts';

const { add, list, one, schedule } = ENTRY_DRAFT_PATHS;
const SOON = () => new Date(Date.now() + 3_600_000).toISOString();

describe('a scheduled draft', () => {
  const test = testApp();
  const ming = asStaff(test, ['news'], '王小明');
  const visitor = asVisitor(test);

  const storeEntry = async (): Promise<{ id: number; title: string; revision: number }> =>
    addEntry(ming, test, news);
  async function createDraft(changed: object = { title: '新標題' }, by = ming) {
    const { id: entryId, title, revision } = await storeEntry();
    const base = Object.fromEntries(Object.keys(changed).map((name) => [name, title]));
    const sent = { kind: news.id, entryId, changed, base };
    const copy = (await by('POST', add, sent)).body.data as EntryDraft;
    return { copy, entryId, title, revision };
  }
  const plan = (copy: EntryDraft, at: string | null = SOON(), by = ming) =>
    by('PUT', schedule(copy.id), { version: copy.version, at });
  const makeDue = ({ id }: EntryDraft) =>
    test.sql("update working_copy set due_at = now() - interval '1 second' where id = $1", [id]);
  const readPublic = async (id: number) => (await visitor('GET', `/api/ap/news/${id}`)).body.data;
  const actionsOn = async (id: number) =>
    (
      await test.sql('select action, account from audit_log where target = $1 order by id', [
        `news/${id}`,
      ])
    ).map(({ action, account }) => [action, account === null ? 'nobody' : 'staff']);

  it('is listed with its time, appears on the dashboard, and can be cancelled', async () => {
    const { copy, entryId } = await createDraft();
    const at = SOON();
    const planned = await plan(copy, at);
    expect([planned.status, planned.body.data.schedule]).toEqual([
      200,
      { at, by: '王小明', failure: null },
    ]);
    const [listed] = (await ming('GET', `${list}?kind=${news.id}&entry=${entryId}`)).body.data.list;
    expect(listed.schedule).toEqual({ at, by: '王小明', failure: null });
    const seen = (await ming('GET', DASHBOARD_PATH)).body.data as Dashboard;
    expect(seen.soon).toContainEqual(expect.objectContaining({ id: entryId, at, event: 'change' }));
    expect((await plan(copy, null)).body.data.schedule).toBeNull();
    await publishDueDrafts(test.deps);
    expect((await ming('GET', one(copy.id))).body.data.changed).toEqual({ title: '新標題' });
    expect(await actionsOn(entryId)).toEqual([
      ['add_news', 'staff'],
      ['schedule_news', 'staff'],
      ['unschedule_news', 'staff'],
    ]);
  });

  it('is published once by concurrent runs, merged with later published changes', async () => {
    const { copy, entryId, revision } = await createDraft();
    await plan(copy);
    await ming('PUT', adminPathsOf(news).edit(entryId), { summary: '摘要改過', revision });
    await publishDueDrafts(test.deps);
    expect((await readPublic(entryId)).title).not.toBe('新標題');
    await makeDue(copy);
    await Promise.all([1, 2, 3, 4].map(() => publishDueDrafts(test.deps)));
    expect(await readPublic(entryId)).toMatchObject({ title: '新標題' });
    const entry = (await ming('GET', adminPathsOf(news).info(entryId))).body.data;
    expect([entry.summary, entry.revision, entry.updatedBy]).toEqual([
      '摘要改過',
      revision + 2,
      '王小明',
    ]);
    expect((await ming('GET', one(copy.id))).body.errorCode).toBe(2);
    expect((await actionsOn(entryId)).map(([action]) => action)).toEqual([
      'add_news',
      'schedule_news',
      'edit_news',
      'edit_news',
    ]);
  });

  it('is not published over a conflicting change and reports the failure until reviewed', async () => {
    const { copy, entryId, revision } = await createDraft();
    await plan(copy);
    await ming('PUT', adminPathsOf(news).edit(entryId), { title: '別人的標題', revision });
    await makeDue(copy);
    await publishDueDrafts(test.deps);
    expect((await readPublic(entryId)).title).toBe('別人的標題');
    const failure = { reason: 'conflict', fields: ['title'] };
    const held = (await ming('GET', one(copy.id))).body.data as EntryDraft;
    expect([held.changed, held.schedule?.failure]).toEqual([{ title: '新標題' }, failure]);
    const seen = (await ming('GET', DASHBOARD_PATH)).body.data as Dashboard;
    expect(seen.held).toContainEqual(
      expect.objectContaining({ id: entryId, by: '王小明', failure }),
    );
    expect((await actionsOn(entryId)).at(-1)).toEqual(['hold_news', 'nobody']);
    const again = await plan(held);
    expect(again.status).toBe(409);
    expect((await plan(held, null)).body.data.schedule).toBeNull();
  });

  it('is not published when later edits are invalid', async () => {
    const { copy, entryId } = await createDraft();
    await plan(copy);
    await ming('PUT', one(copy.id), { version: 1, changed: { title: '' }, base: copy.base });
    await makeDue(copy);
    await publishDueDrafts(test.deps);
    const held = (await ming('GET', one(copy.id))).body.data as EntryDraft;
    expect(held.schedule?.failure).toEqual({ reason: 'refused', fields: ['title'] });
    expect((await readPublic(entryId)).title).not.toBe('');
  });

  it('is not published without the right of its scheduler or with its entry in the trash', async () => {
    const leaver = await staffWith(test, 'leaver', ['news']);
    const left = await createDraft({ title: '離職前' }, callsOf(test, leaver.headers));
    await plan(left.copy, SOON(), callsOf(test, leaver.headers));
    await test.sql('update account set active = false where id = $1', [leaver.id]);
    const gone = await createDraft();
    await plan(gone.copy);
    await ming('DELETE', adminPathsOf(news).remove(gone.entryId));
    for (const { copy } of [left, gone]) await makeDue(copy);
    await publishDueDrafts(test.deps);
    const reasons = await Promise.all(
      [left, gone].map(
        async ({ copy }) => (await ming('GET', one(copy.id))).body.data.schedule.failure.reason,
      ),
    );
    expect(reasons).toEqual(['right', 'gone']);
  });

  it('requires a future time, valid values, an existing entry and the current version', async () => {
    const { copy } = await createDraft();
    const past = await plan(copy, new Date(Date.now() - 60_000).toISOString());
    expect([past.status, past.body.errors]).toEqual([422, { at: ['請選擇還沒到的時間。'] }]);
    const half = await createDraft({ title: '' });
    expect((await plan(half.copy)).body.errors).toHaveProperty('title');
    const fresh = (await ming('POST', add, { kind: news.id, entryId: null, changed: {}, base: {} }))
      .body.data as EntryDraft;
    expect((await plan(fresh)).status).toBe(409);
    await ming('PUT', one(copy.id), { version: 1, changed: { title: '又改' }, base: copy.base });
    const late = await plan(copy);
    expect([late.status, late.body.data.changed]).toEqual([409, { title: '又改' }]);
    const outsider = await staffOf(test, ['forms'], '許小華');
    expect((await plan(copy, SOON(), outsider)).status).toBe(403);
  });

  it('is published by a server that starts after the due time', async () => {
    const { copy, entryId } = await createDraft({ title: '重新啟動之後' });
    await plan(copy);
    await makeDue(copy);
    const started = await buildApp(test.deps);
    await started.listen({ port: 0, host: '127.0.0.1' });
    try {
      await vi.waitFor(async () => expect((await readPublic(entryId)).title).toBe('重新啟動之後'), {
        timeout: 50_000,
      });
    } finally {
      await started.close();
    }
  });
});
