import { type AnyKind, adminPathsOf } from '@admissions/model';
import { news, newsCategory } from '@admissions/model/kinds';
import { RESULT_CODES } from '@admissions/protocol';
import { ROLLOVER_PATHS, TRASH_PATHS } from '@admissions/protocol/staff';
import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { addEntry, asStaff, changeEntry, staffOf, testApp } from '#testing';
import { entryRevisions, tableOf } from '../../content/schema/tables.ts';
import { mediaUses } from '../media/media-tables.ts';
import { searchEntries } from '../search/search-table.ts';
import { purgeExpired } from './trash-routes.ts';

const paths = adminPathsOf(news);
const DAY_MS = 24 * 3_600_000;
interface Entry {
  id: number;
  revision: number;
  category: { id: number };
}

describe('the trash', () => {
  const test = testApp();
  const manager = asStaff(test, ['news', 'account'], '主管');
  const editor = asStaff(test, ['news'], '編輯');

  const add = (title: string, changes: object = {}): Promise<Entry> =>
    addEntry(editor, test, news, { title, status: 'published', ...changes });
  const trash = async ({ id }: Entry, kind: AnyKind = news): Promise<Entry> =>
    (await editor('DELETE', adminPathsOf(kind).remove(id))).body.data;
  const purge = (entries: readonly Entry[], by = manager, kind: AnyKind = news) =>
    by('POST', TRASH_PATHS.purge, {
      kind: kind.id,
      entries: entries.map(({ id, revision }) => ({ id, revision })),
    });
  const countOf = async (id: number) => {
    const { orm } = test.deps.db;
    const ofEntry = (kind: AnyPgColumn, entry: AnyPgColumn) =>
      and(eq(kind, news.id), eq(entry, id));
    return {
      entries: await orm.$count(tableOf(news), eq(tableOf(news).id, id)),
      revisions: await orm.$count(
        entryRevisions,
        ofEntry(entryRevisions.kind, entryRevisions.entryId),
      ),
      found: await orm.$count(searchEntries, ofEntry(searchEntries.kind, searchEntries.entry)),
      uses: await orm.$count(mediaUses, ofEntry(mediaUses.kind, mediaUses.entryId)),
    };
  };
  const age = ({ id }: Entry, days: number, kind: AnyKind = news) =>
    changeEntry(test, kind, id, {
      deletedAt: new Date(Date.now() - days * DAY_MS).toISOString(),
    });

  it('returns its retention period', async () =>
    expect((await editor('GET', TRASH_PATHS.terms)).body.data).toEqual({ days: 90 }));

  it('lets account managers delete an entry with all its data, and logs its title', async () => {
    const one = await trash(await add('要永久刪除的消息'));
    expect((await countOf(one.id)).revisions).toBe(2);
    const answer = await purge([one]);
    expect([answer.status, answer.body.data]).toEqual([200, { ids: [one.id] }]);
    expect(await countOf(one.id)).toEqual({ entries: 0, revisions: 0, found: 0, uses: 0 });
    expect((await editor('GET', paths.info(one.id))).body.errorCode).toBe(RESULT_CODES.notExists);
    const lines = await test.sql(
      "select target, details from audit_log where action = 'purge_news'",
    );
    const details = { name: '要永久刪除的消息' };
    expect(lines).toEqual([{ target: `news/${one.id}`, details }]);
  });

  it('refuses editors, and all entries when one is changed or not in the trash', async () => {
    const thrown = await trash(await add('在回收桶裡'));
    expect((await purge([thrown], editor)).status).toBe(403);
    const stranger = await staffOf(test, ['account', 'vr']);
    expect((await purge([thrown], stranger)).status).toBe(403);
    const live = await add('還在網站上');
    const refused = await purge([thrown, live]);
    expect([refused.status, refused.body.data.conflicts[0].reason]).toEqual([409, 'missing']);
    const older = await purge([{ ...thrown, revision: 1 }]);
    expect([older.status, older.body.data.conflicts[0].reason]).toEqual([409, 'older']);
    expect((await countOf(thrown.id)).entries).toBe(1);
  });

  it('retains entries that others refer to, also from the trash', async () => {
    const category = (await addEntry(editor, test, newsCategory, { title: '要刪的分類' })) as Entry;
    const entry = await add('在分類裡的消息', { category: category.id });
    const thrown = await trash(entry);
    const thrownCategory = await trash(category, newsCategory);
    const refused = await purge([thrownCategory], manager, newsCategory);
    expect([refused.status, refused.body.data.conflicts]).toMatchObject([
      409,
      [{ reason: 'inUse', message: expect.stringMatching(/^「.+」$/) }],
    ]);
    await purge([thrown]);
    expect((await purge([thrownCategory], manager, newsCategory)).status).toBe(200);
  });

  it('deletes only expired entries automatically', async () => {
    const category = (await addEntry(editor, test, newsCategory, { title: '過期的分類' })) as Entry;
    const old = await add('過期的消息', { category: category.id });
    const young = await add('剛丟掉的');
    const live = await add('網站上的');
    for (const each of [old, young]) await trash(each);
    await trash(category, newsCategory);
    await age(old, 91);
    await age(category, 91, newsCategory);
    await age(young, 89);
    await purgeExpired(test.deps);
    expect((await countOf(old.id)).entries).toBe(0);
    expect((await countOf(young.id)).entries).toBe(1);
    expect((await countOf(live.id)).entries).toBe(1);
    const { body } = await editor('GET', adminPathsOf(newsCategory).info(category.id));
    expect(body.errorCode).toBe(RESULT_CODES.notExists);
  });

  it('retains a rollover draft when its source is deleted', async () => {
    const source = await add('115學年度公告');
    const made = await manager('POST', ROLLOVER_PATHS.add, {
      kind: news.id,
      entries: [source.id],
      year: 115,
      toYear: 116,
    });
    await purge([await trash(source)]);
    const [line] = made.body.data.made;
    expect((await manager('GET', ROLLOVER_PATHS.one(line.id))).body.data.made).toBe(line.made);
  });
});
