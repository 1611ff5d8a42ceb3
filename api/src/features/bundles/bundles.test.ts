import { adminPathsOf } from '@admissions/model';
import { bachelorDepartment, bachelorEntry, news, staffService } from '@admissions/model/kinds';
import { ACCOUNT_PATHS } from '@admissions/protocol';
import {
  ADMIN_BUNDLES,
  BUNDLE_PATHS,
  DASHBOARD_PATH,
  type Dashboard,
  ENTRY_DRAFT_PATHS,
  REVIEW_PATHS,
} from '@admissions/protocol/staff';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#testing';
import type { Deps } from '../../content/deps.ts';
import { bundleTest } from '../../tests/testing/bundle-test.ts';
import { accountTasks } from '../identity/tables/identity-tables.ts';
import { publishBundle, publishDueBundles } from './publish-bundle.ts';

const SOON = () => new Date(Date.now() + 3_600_000).toISOString();

describe('a bundle', () => {
  const {
    test,
    ming,
    hua,
    chief,
    store,
    draftOf,
    subject,
    post,
    read,
    bundleOf,
    publish,
    undo,
    entryOf,
    edit,
    statesOf,
    mixed,
  } = bundleTest();

  it('takes its drafts out of the list of free ones', async () => {
    const free = async (): Promise<number[]> =>
      (await ming.call('GET', `${ENTRY_DRAFT_PATHS.list}?bundled=no`)).body.data.list.map(
        ({ entryId }: { entryId: number }) => entryId,
      );
    const entry = await store();
    await draftOf(news, entry, { title: '改過' });
    expect(await free()).toContain(entry.id);
    await bundleOf([subject(news, entry.id)]);
    expect(await free()).not.toContain(entry.id);
    const saved = async () =>
      (await ming.call('GET', BUNDLE_PATHS.list)).body.data.saved.map(
        ({ entryId }: { entryId: number }) => entryId,
      );
    const hidden = await store(news, { status: 'draft' });
    expect(await saved()).toEqual([hidden.id]);
    await bundleOf([subject(news, hidden.id)]);
    expect(await saved()).toEqual([]);
  });

  it('publishes changed, hidden and new entries together, and takes them back together', async () => {
    const { id, changed, hidden, shown } = await mixed();
    expect(statesOf(await read(id))).toEqual(['ready', 'ready', 'ready']);
    expect(await shown()).toEqual([changed.title, null, false]);
    const done = await publish(id);
    expect(done.status).toBe(200);
    expect(statesOf(done.body.data)).toEqual(['published', 'published', 'published']);
    expect(await shown()).toEqual(['改過的新聞', '還沒公開的服務', true]);
    expect((await publish(id)).body.message).toBe('這組修改已經發布。');
    const lines = await auditOf(test, `bundle/${id}`);
    expect(lines.map(({ action }) => action)).toEqual([
      'add_bundle',
      'edit_bundle',
      'publish_bundle',
    ]);

    const back = await undo(id);
    expect([back.status, back.body.message]).toEqual([200, undefined]);
    expect(await shown()).toEqual([changed.title, null, false]);
    expect(statesOf(back.body.data)).toEqual(['ready', 'ready', 'ready']);
    const [draft] = (
      await ming.call('GET', `${ENTRY_DRAFT_PATHS.list}?kind=${news.id}&entry=${changed.id}`)
    ).body.data.list;
    expect(draft.title).toBe('改過的新聞');
    const taken = await entryOf(staffService, hidden.id);
    expect([taken.status, taken.isEnded]).toEqual(['draft', undefined]);
    expect((await publish(id)).status).toBe(200);
    expect(await shown()).toEqual(['改過的新聞', '還沒公開的服務', true]);
  });

  it('publishes nothing while one entry is invalid, in conflict or in the trash', async () => {
    const { id, changed, fresh, shown } = await mixed();
    const before = await shown();
    const wrong = { version: fresh.version, changed: { ...fresh.changed, title: '' }, base: {} };
    await ming.call('PUT', ENTRY_DRAFT_PATHS.one(fresh.id), wrong);
    await edit(changed, { title: '別人的標題' }, hua);
    const trashed = await store();
    await post(BUNDLE_PATHS.addItems(id), { items: [subject(news, trashed.id)] });
    await ming.call('DELETE', adminPathsOf(news).remove(trashed.id));
    const { items } = await read(id);
    expect(items.map(({ state, fields }) => [state, fields])).toEqual([
      ['ready', []],
      ['conflict', ['title']],
      ['refused', ['title']],
      ['gone', []],
    ]);
    const refused = await publish(id);
    expect(refused.status).toBe(409);
    expect(await shown()).toEqual(['別人的標題', ...before.slice(1)]);
  });
  it('has items that the audit log names before they are published', async () => {
    const { fresh } = await mixed();
    const url = `${ACCOUNT_PATHS.audit}?target=news/${fresh.entryId}`;
    const { list } = (await chief.call('GET', url)).body.data;
    expect(list.map(({ name }: { name: string }) => name)).toContain('全新的新聞');
  });
  it('publishes nothing when the process ends in the middle', async () => {
    const { id, shown } = await mixed();
    const before = await shown();
    const { hooks, db } = test.deps;
    let writes = 0;
    const dying: Deps = {
      ...test.deps,
      hooks: {
        ...hooks,
        async updateDerivedData(tx, ...rest) {
          await hooks.updateDerivedData(tx, ...rest);
          writes += 1;
          if (writes < 3) return;
          if (db.embedded) throw new Error('the process ends');
          await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
        },
      },
    };
    const by = { id: ming.id, account: 'ming', name: 'ming', priv: { news: 1, highschool: 1 } };
    await expect(publishBundle(dying, id, by as never)).rejects.toThrow();
    expect(writes).toBe(3);
    expect(await shown()).toEqual(before);
    expect((await read(id)).published).toBeNull();
    expect(statesOf(await read(id))).toEqual(['ready', 'ready', 'ready']);
    expect((await publish(id)).status).toBe(200);
  });

  it('is no longer in the morning letter once it is published or deleted', async () => {
    const { id } = await mixed();
    const emptyId = (await post(BUNDLE_PATHS.add, { name: '空的' })).body.data.id;
    const tasks = [id, emptyId].map((each) => ({ about: `bundle/${each}`, text: '', path: '/' }));
    await test.deps.db.orm
      .insert(accountTasks)
      .values(tasks.map((each) => ({ ...each, accountId: hua.id })));
    expect((await publish(id)).status).toBe(200);
    await ming.call('DELETE', BUNDLE_PATHS.one(emptyId));
    expect(await test.deps.db.orm.select().from(accountTasks)).toEqual([]);
  });
  it('is published once by concurrent requests', async () => {
    const { id, changed, shown } = await mixed();
    const answers = await Promise.all([publish(id), publish(id, hua), publish(id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await entryOf(news, changed.id)).revision).toBe(changed.revision + 1);
    expect(await shown()).toEqual(['改過的新聞', '還沒公開的服務', true]);
  });

  it('names a channel with its department, also a changed one', async () => {
    const [department, other] = [await store(bachelorDepartment), await store(bachelorDepartment)];
    const channel = await store(bachelorEntry, { department: department.id });
    const id = await bundleOf([subject(bachelorEntry, channel.id)]);
    const first = async () => (await read(id)).items[0];
    const named = { title: `${department.title} ${channel.title}`, parent: department.id };
    expect(await first()).toMatchObject(named);
    await draftOf(bachelorEntry, channel, { department: other.id });
    expect(await first()).toMatchObject({
      title: `${other.title} ${channel.title}`,
      parent: other.id,
    });
  });

  it('names what visitors will not see, and a parent that is published with it', async () => {
    const parent = await store(bachelorDepartment, { status: 'draft' });
    const channel = await store(bachelorEntry, { department: parent.id });
    await draftOf(bachelorEntry, channel, { title: '新的分則' });
    const unpublishAt = '2020-01-01T00:00:00.000Z';
    const ended = await store(news, { status: 'draft', unpublishAt });
    const later = await store(news, { status: 'draft', publishAt: SOON() });
    const id = await bundleOf([
      subject(bachelorEntry, channel.id),
      ...[ended, later].map((entry) => subject(news, entry.id)),
    ]);
    const hidden = async () => (await read(id)).items.map((item) => item.hidden);
    expect(await hidden()).toEqual(['parent', 'ended', 'later']);
    const items = [subject(bachelorDepartment, parent.id)];
    await post(BUNDLE_PATHS.addItems(id), { items });
    expect(await hidden()).toEqual([null, null, 'ended', 'later']);
    await publish(id);
    expect(await hidden()).toEqual([null, null, 'ended', 'later']);
  });

  it('is not undone over a later change, and names it', async () => {
    const { id, changed, shown } = await mixed();
    await publish(id);
    await edit(changed, { title: '後來又改' }, hua);
    expect(statesOf(await read(id))).toContain('changed');
    const refused = await undo(id);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('「後來又改」（hua 先生）') },
    });
    expect(await shown()).toEqual(['後來又改', '還沒公開的服務', true]);
    expect((await read(id)).published).not.toBeNull();
  });

  it('leaves out what was published alone meanwhile', async () => {
    const entry = await store();
    const other = await store(staffService, { status: 'draft' });
    const draft = await draftOf(news, entry, { title: '先單獨發布' });
    const id = await bundleOf([subject(news, entry.id), subject(staffService, other.id)]);
    await edit(entry, { title: '先單獨發布' });
    await ming.call('DELETE', `${ENTRY_DRAFT_PATHS.one(draft.id)}?version=${draft.version}`);
    expect(statesOf(await read(id)).toSorted()).toEqual(['ready', 'unchanged']);
    expect((await publish(id)).body.data.count).toBe(1);
    expect((await entryOf(news, entry.id)).revision).toBe(entry.revision + 1);
  });

  it('has an entry once, and ends and refuses the schedule of its draft', async () => {
    const entry = await store();
    const draft = await draftOf(news, entry, { title: '排程中' });
    const schedule = () =>
      ming.call('PUT', ENTRY_DRAFT_PATHS.schedule(draft.id), { version: 1, at: SOON() });
    await schedule();
    const id = await bundleOf([subject(news, entry.id), subject(news, entry.id)], '第一組');
    expect((await read(id)).count).toBe(1);
    expect((await ming.call('GET', ENTRY_DRAFT_PATHS.one(draft.id))).body.data.schedule).toBeNull();
    expect((await schedule()).status).toBe(409);
    const { id: second } = (await post(BUNDLE_PATHS.add, { name: '第二組' })).body.data;
    const free = await store();
    const items = [subject(news, free.id), subject(news, entry.id)];
    const refused = await post(BUNDLE_PATHS.addItems(second), { items });
    expect(refused.status).toBe(409);
    expect((await read(second)).count).toBe(0);
    const thread = `${REVIEW_PATHS.thread}?kind=${news.id}&entry=${entry.id}`;
    expect((await ming.call('GET', thread)).body.data.bundle).toEqual({ id, name: '第一組' });
    const [item] = (await read(id)).items;
    await ming.call('DELETE', BUNDLE_PATHS.item(item?.id ?? 0));
    expect((await post(BUNDLE_PATHS.addItems(second), { items })).body.data.count).toBe(2);
  });

  it('is published at its time, and stays with the reason when that fails', async () => {
    const good = await mixed();
    const bad = await mixed();
    const schedule = (id: number, at: string | null) =>
      ming.call('PUT', BUNDLE_PATHS.schedule(id), { at });
    expect((await schedule(good.id, '2020-01-01T00:00:00.000Z')).body.errors).toEqual({
      at: ['請選擇還沒到的時間。'],
    });
    const planned = await schedule(good.id, SOON());
    expect(planned.body.data.schedule).toMatchObject({ by: 'ming 先生', isFailed: false });
    await schedule(bad.id, SOON());
    await edit(bad.changed, { title: '別人的標題' }, hua);
    const untouched = await bad.shown();
    await publishDueBundles(test.deps);
    expect((await read(good.id)).published).toBeNull();
    await test.sql("update bundle set due_at = now() - interval '1 s' where due_at is not null");
    await Promise.all([1, 2, 3].map(() => publishDueBundles(test.deps)));
    expect((await read(good.id)).published).toMatchObject({ by: 'ming 先生' });
    expect(await good.shown()).toEqual(['改過的新聞', '還沒公開的服務', true]);
    const failed = await read(bad.id);
    expect([failed.published, failed.schedule?.isFailed]).toEqual([null, true]);
    expect(await bad.shown()).toEqual(untouched);
    const { waiting } = (await ming.call('GET', DASHBOARD_PATH)).body.data as Dashboard;
    expect(waiting).toContainEqual({ path: ADMIN_BUNDLES, count: 1 });
    expect((await schedule(bad.id, null)).body.data.schedule).toBeNull();
  });
});
