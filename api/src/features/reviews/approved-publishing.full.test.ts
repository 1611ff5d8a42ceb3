import { type AnyKind, adminPathsOf } from '@admissions/model';
import { KINDS, kindOf, news } from '@admissions/model/kinds';
import { toFormValues, toSubmission } from '@admissions/model/merge';
import {
  ENTRY_DRAFT_PATHS,
  type EntryDraft,
  MEDIA_PATHS,
  REVIEW_PATHS,
  type ReviewThread,
} from '@admissions/protocol/staff';
import { beforeEach, describe, expect, it } from 'vitest';
import { addEntry } from '../../tests/testing/add-entry.ts';
import { asPerson, asVisitor, personOf, type TestResponse } from '../../tests/testing/calls.ts';
import { sampleEntry } from '../../tests/testing/sample-entry.ts';
import { testApp } from '../../tests/testing/test-app.ts';
import { publishDueDrafts } from '../drafts/publish-due-drafts.ts';

const { ask, answer, thread, rule, rules } = REVIEW_PATHS;
const UNAPPROVED = '這個單元的內容要由另一位同仁核可才能發布。請先儲存草稿，再「送請核可」。';
const CHANGED = '這份內容在核可之後又有修改，要請同仁再核可一次才能發布。';
interface Entry {
  id: number;
  revision: number;
  title: string;
}

describe('an area that requires approval', () => {
  const test = testApp();
  const chief = asPerson(test, 'chief', ['account']);
  const ming = asPerson(test, 'ming');
  const hua = asPerson(test, 'hua');
  const visitor = asVisitor(test);
  beforeEach(() => setRule('news', true));

  const setRule = (area: string, needsApproval: boolean, by = chief) =>
    by.call('PUT', rule, { area, needsApproval });
  const { edit, add, bulk, restore, remove, body, copy, copyBody } = adminPathsOf(news);
  /** Creates an entry published before the rule. */
  async function storeLive(values: object = {}): Promise<Entry> {
    await setRule('news', false);
    const added = await addEntry(ming.call, test, news, values);
    await setRule('news', true);
    return added;
  }
  const storeDraft = (): Promise<Entry> => addEntry(ming.call, test, news, { status: 'draft' });
  const reply = async (
    subject: { kind?: string; entryId: number },
    by = hua,
    state = 'approved',
  ): Promise<TestResponse> => {
    const whole = { kind: news.id, ...subject };
    const response = await ming.call('POST', ask, { ...whole, of: by.id, note: '' });
    const { reviews, seen } = response.body.data as ReviewThread;
    const sent = { state, words: '不行', seen };
    return by.call('PUT', answer(reviews[0]?.id ?? 0), sent);
  };
  const createDraft = async (kind: AnyKind, entryId: number | null, changed: object, base = {}) =>
    (await ming.call('POST', ENTRY_DRAFT_PATHS.add, { kind: kind.id, entryId, changed, base })).body
      .data as EntryDraft;
  const refusalOf = ({ status, body }: TestResponse) => [status, body.errorCode, body.message];
  const isSeen = async (id: number) =>
    (await visitor('GET', `/api/ap/news/${id}`)).body.errorCode === 1;

  it('is set only by account managers and visible to everybody', async () => {
    expect((await setRule('news', false, ming)).status).toBe(200);
    const clerk = await personOf(test, 'clerk', ['news']);
    expect((await setRule('news', false, clerk)).status).toBe(403);
    expect((await setRule('forms', true)).status).toBe(422);
    await setRule('news', true);
    const { areas } = (await clerk.call('GET', rules)).body.data;
    expect(areas.find(({ area }: { area: string }) => area === 'news')).toEqual({
      area: 'news',
      needsApproval: true,
      editors: 4,
    });
    expect(areas.map(({ area }: { area: string }) => area)).not.toContain('forms');
  });

  it('refuses a new published or scheduled entry and accepts a draft', async () => {
    const sample = await sampleEntry(test, news);
    const later = { publishAt: new Date(Date.now() + 3_600_000).toISOString() };
    expect(refusalOf(await ming.call('POST', add, sample))).toEqual([409, -1, UNAPPROVED]);
    expect((await ming.call('POST', add, { ...sample, ...later })).status).toBe(409);
    expect((await ming.call('POST', add, { ...sample, status: 'draft' })).status).toBe(200);
  });

  it('refuses every change that would become public', async () => {
    const { id, revision } = await storeLive();
    const draft = await storeDraft();
    const ways: [string, TestResponse][] = [
      ['change', await ming.call('PUT', edit(id), { revision, title: '改' })],
      ['switch', await ming.call('PUT', edit(draft.id), { revision: 1, status: 'published' })],
      [
        'body item',
        await ming.call('POST', body(id), {
          field: 'body',
          op: 'add',
          item: { type: 'heading', level: 2, text: '新' },
          revision,
        }),
      ],
      ['clear', await ming.call('POST', body(id), { field: 'body', op: 'clear', revision })],
    ];
    expect(ways.map(([name, { status }]) => [name, status])).toEqual(
      ways.map(([name]) => [name, 409]),
    );
    const copied = await ming.call('POST', copy(id));
    expect(copied.body.data.status).toBe('draft');
    const bulky = await ming.call('POST', bulk, {
      action: 'publish',
      entries: [{ id: draft.id, revision: 1 }],
    });
    expect(bulky.body.data.conflicts).toEqual([
      expect.objectContaining({ id: draft.id, reason: 'approval' }),
    ]);
    expect(await isSeen(draft.id)).toBe(false);
  });

  it('refuses to restore versions, copied bodies and entries trashed by others', async () => {
    await setRule('news', false);
    const { id } = await storeLive({ title: '第一版' });
    await setRule('news', false);
    await ming.call('PUT', edit(id), { revision: 1, title: '第二版', body: [] });
    const gone = await storeLive();
    await ming.call('DELETE', remove(gone.id));
    await setRule('news', true);
    const back = await ming.call('POST', restore(id), { revision: 2, to: 1 });
    expect(refusalOf(back)).toEqual([409, -1, UNAPPROVED]);
    const bodies = { field: 'body', op: 'restore', to: 1, revision: 2 };
    expect((await ming.call('POST', body(id), bodies)).status).toBe(409);
    const from = await storeLive();
    const other = { field: 'body', from: from.id, revision: 2 };
    expect((await ming.call('POST', copyBody(id), other)).status).toBe(409);
    expect((await hua.call('POST', restore(gone.id), { revision: 2 })).status).toBe(409);
    const many = { action: 'restore', entries: [{ id: gone.id, revision: 2 }] };
    expect((await hua.call('POST', bulk, many)).status).toBe(409);
  });

  it('lets only the author of a hide or trash undo it', async () => {
    const { id } = await storeLive();
    await ming.call('PUT', edit(id), { revision: 1, status: 'draft' });
    const shown = { revision: 2, status: 'published' };
    expect((await hua.call('PUT', edit(id), shown)).status).toBe(409);
    const withChange = { ...shown, title: '順便改' };
    expect((await ming.call('PUT', edit(id), withChange)).status).toBe(409);
    expect((await ming.call('PUT', edit(id), shown)).status).toBe(200);
    await ming.call('DELETE', remove(id));
    expect((await ming.call('POST', restore(id), { revision: 4 })).status).toBe(200);
    expect(await isSeen(id)).toBe(true);
  });

  it('hides, trashes, moves and reschedules without approval', async () => {
    const { id } = await storeLive();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const times = await ming.call('PUT', edit(id), { revision: 1, unpublishAt: until });
    expect(times.status).toBe(200);
    expect((await ming.call('POST', adminPathsOf(news).sort, { ids: [id] })).status).toBe(200);
    const hidden = await ming.call('PUT', edit(id), { revision: 2, status: 'draft' });
    expect(hidden.status).toBe(200);
    expect((await ming.call('PUT', edit(id), { revision: 3, title: '草稿改' })).status).toBe(200);
  });

  it('publishes approved content once', async () => {
    const { id } = await storeDraft();
    expect((await reply({ entryId: id })).status).toBe(200);
    const shown = { revision: 1, status: 'published' };
    expect((await ming.call('PUT', edit(id), shown)).status).toBe(200);
    expect(await isSeen(id)).toBe(true);
    const reviewThread = (await hua.call('GET', `${thread}?kind=${news.id}&entry=${id}`)).body.data;
    expect(reviewThread.reviews[0]).toMatchObject({ state: 'approved', publishedRevision: 2 });
    // Content changed and restored: an approval is valid once.
    await ming.call('PUT', edit(id), { revision: 2, status: 'draft' });
    expect((await hua.call('PUT', edit(id), { ...shown, revision: 3 })).status).toBe(409);
  });

  it('refuses content changed after the approval', async () => {
    const { id, title, revision } = await storeLive();
    const draft = await createDraft(news, id, { title: '核可的標題' }, { title });
    await reply({ entryId: id });
    const sneaked = await ming.call('PUT', edit(id), { revision, title: '別的標題' });
    expect(refusalOf(sneaked)).toEqual([409, -1, CHANGED]);
    const more = await ming.call('PUT', edit(id), {
      revision,
      title: '核可的標題',
      summary: '順便改摘要',
    });
    expect(more.status).toBe(409);
    const approved = await ming.call('PUT', edit(id), { revision, title: '核可的標題' });
    expect(approved.status).toBe(200);
    expect(draft.entryId).toBe(id);
  });

  it('refuses to replace a picture used by its entries', async () => {
    const { pic } = (await storeLive()) as Entry & { pic: { media: number } };
    const { call } = hua;
    const row = (await call('GET', MEDIA_PATHS.info(pic.media))).body.data;
    const focal = { revision: row.revision, focal: { x: 0.1, y: 0.1 } };
    const refused = await call('PUT', MEDIA_PATHS.edit(pic.media), focal);
    expect(refused.status).toBe(409);
    const named = { revision: row.revision, name: '校門.webp' };
    expect((await call('PUT', MEDIA_PATHS.edit(pic.media), named)).status).toBe(200);
  });

  it('ignores approvals of accounts without the right and of deleted accounts', async () => {
    const change = (priv: string, deletedAt: string | null, id: number) =>
      test.sql('update account set priv = $1, deleted_at = $2 where id = $3', [
        priv,
        deletedAt,
        id,
      ]);
    for (const [name, priv, deletedAt] of [
      ['no-flag', '{}', null],
      ['deleted', '{"news":1}', new Date().toISOString()],
    ] as const) {
      const approver = await personOf(test, name, ['news']);
      const { id } = await storeDraft();
      await reply({ entryId: id }, approver);
      await change(priv, deletedAt, approver.id);
      const shown = { revision: 1, status: 'published' };
      expect((await ming.call('PUT', edit(id), shown)).status).toBe(409);
      await change('{"news":1}', null, approver.id);
      expect((await ming.call('PUT', edit(id), shown)).status).toBe(200);
    }
  });

  it('applies the latest answer about the same content', async () => {
    const { id } = await storeDraft();
    await reply({ entryId: id });
    const third = await personOf(test, 'third', ['news']);
    await reply({ entryId: id }, third, 'returned');
    const shown = await ming.call('PUT', edit(id), { revision: 1, status: 'published' });
    expect(shown.status).toBe(409);
  });

  it('publishes an approved draft at its time and holds one changed meanwhile', async () => {
    const { id, title } = await storeLive();
    const draft = await createDraft(news, id, { title: '準時的標題' }, { title });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const schedule = (version: number) =>
      ming.call('PUT', ENTRY_DRAFT_PATHS.schedule(draft.id), { version, at });
    expect(refusalOf(await schedule(1))).toEqual([409, -1, UNAPPROVED]);
    await reply({ entryId: id });
    expect((await schedule(1)).status).toBe(200);
    const written = { changed: { title: '偷改的標題' }, base: { title }, version: 1 };
    await ming.call('PUT', ENTRY_DRAFT_PATHS.one(draft.id), written);
    const comeDue = () =>
      test.sql("update working_copy set due_at = now() - interval '1 s' where id = $1", [draft.id]);
    await comeDue();
    await publishDueDrafts(test.deps);
    const held = (await ming.call('GET', ENTRY_DRAFT_PATHS.one(draft.id))).body.data;
    expect(held.schedule.failure).toEqual({ reason: 'approval', fields: [] });
    await reply({ entryId: id });
    await schedule(2);
    await comeDue();
    await publishDueDrafts(test.deps);
    const seen = (await visitor('GET', `/api/ap/news/${id}`)).body.data;
    expect(seen.title).toBe('偷改的標題');
  });

  it.each(KINDS.filter(({ singleton }) => !singleton).map(({ id }) => id))(
    'publishes a new entry of %s with the approval of its draft',
    async (id) => {
      const kind = kindOf(id);
      const paths = adminPathsOf(kind);
      await setRule(kind.area, true);
      const { status: _, ...sample } = await sampleEntry(test, kind);
      const stored = (await ming.call('POST', paths.add, { ...sample, status: 'draft' })).body.data;
      // As sent by a form.
      const { status: __, ...changed } = toFormValues(kind, stored) as Record<string, unknown>;
      const { entryId } = await createDraft(kind, null, changed);
      const { list } = (await ming.call('GET', `${paths.list}?status=draft&perpage=100`)).body.data;
      const listed = list.find((entry: { id: number }) => entry.id === entryId);
      expect(listed[kind.title]).toEqual(changed[kind.title]);
      const approved = await reply({ kind: kind.id, entryId });
      expect(approved.body.message).toBeUndefined();
      const sent = { ...toSubmission(kind, changed), status: 'published', revision: 1 };
      const edited = await ming.call('PUT', paths.edit(entryId), sent);
      expect([edited.status, edited.body.errors]).toEqual([200, undefined]);
      const url = `${thread}?kind=${kind.id}&entry=${entryId}`;
      expect((await hua.call('GET', url)).body.data.reviews[0].publishedRevision).toBe(2);
      await setRule(kind.area, false);
    },
  );
});
