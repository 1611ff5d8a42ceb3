import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { toFormValues } from '@admissions/model/merge';
import {
  DASHBOARD_PATH,
  type Dashboard,
  type DraftReview,
  ENTRY_DRAFT_PATHS,
  type EntryDraft,
  REVIEW_PATHS,
  type ReviewThread,
} from '@admissions/protocol/staff';
import { describe, expect, it } from 'vitest';
import { addEntry, asPerson, auditOf, type Person, personOf, testApp } from '#testing';

const { list, thread, ask, one, answer, comment, resolve } = REVIEW_PATHS;

describe('a review', () => {
  const test = testApp();
  const ming = asPerson(test, 'ming', ['news']);
  const hua = asPerson(test, 'hua', ['news']);
  const other = asPerson(test, 'other', ['news']);
  const stranger = asPerson(test, 'stranger', ['college']);

  async function beginDraft() {
    const { id: entryId, title } = await addEntry(ming.call, test, news);
    const subject = { kind: news.id, entryId };
    const sent = { ...subject, changed: { title: '新標題' }, base: { title } };
    const copy = (await ming.call('POST', ENTRY_DRAFT_PATHS.add, sent)).body.data as EntryDraft;
    return { copy, entryId, subject };
  }
  const requestReview = async (subject: object, of = hua, by = ming) =>
    by.call('POST', ask, { ...subject, of: of.id, note: '請看日期' });
  const readThread = async (entryId: number, by = hua): Promise<ReviewThread> =>
    (await by.call('GET', `${thread}?kind=${news.id}&entry=${entryId}`)).body.data;
  const first = (response: { body: { data: ReviewThread } }) =>
    response.body.data.reviews[0] as DraftReview;
  const reply = async (entryId: number, overrides: object = {}, by = hua) => {
    const { reviews, seen } = await readThread(entryId, by);
    const sent = { state: 'approved', words: '', seen, ...overrides };
    return by.call('PUT', answer(reviews[0]?.id ?? 0), sent);
  };
  const listOf = async ({ call }: Person) => (await call('GET', list)).body.data;

  it('is requested with a note and answered with a text', async () => {
    const { entryId, subject } = await beginDraft();
    const response = await requestReview(subject);
    expect([response.status, first(response).state]).toEqual([200, 'waiting']);
    const waiting = await listOf(hua);
    expect(waiting.forMe).toContainEqual(
      expect.objectContaining({
        kind: news.id,
        entryId,
        title: '新標題',
        note: '請看日期',
        by: { id: ming.id, name: 'ming 先生' },
        of: { id: hua.id, name: 'hua 先生', mayAnswer: true },
      }),
    );
    expect((await listOf(other)).forMe).toEqual([]);
    expect((await listOf(other)).open).toHaveLength(1);
    const returned = await reply(entryId, { state: 'returned', words: '日期寫錯了' });
    expect(first(returned)).toMatchObject({
      state: 'returned',
      answer: { by: { id: hua.id, name: 'hua 先生' }, words: '日期寫錯了' },
    });
    expect((await listOf(hua)).forMe).toEqual([]);
    expect((await listOf(ming)).byMe[0]).toMatchObject({ entryId, state: 'returned' });
    expect((await listOf(ming)).open).toEqual([]);
    const lines = await auditOf(test, `news/${entryId}`);
    expect(lines.map(({ action }) => action)).toEqual(['add_news', 'ask_news', 'return_news']);
    expect(JSON.stringify(lines)).not.toContain('日期寫錯了');
  });

  it('is listed with its kind until it is answered', async () => {
    const { entryId, subject } = await beginDraft();
    const listRequested = async () =>
      (await ming.call('GET', `${adminPathsOf(news).list}?status=asked`)).body.data.list.map(
        ({ id }: { id: number }) => id,
      );
    expect(await listRequested()).not.toContain(entryId);
    await requestReview(subject);
    expect(await listRequested()).toContain(entryId);
    await reply(entryId);
    expect(await listRequested()).not.toContain(entryId);
  });

  it.each([
    ['themselves', () => ming, 422],
    ['an account without the flag', () => stranger, 422],
    ['an unknown account', () => ({ ...hua, id: 999_999 }), 422],
  ])('cannot be requested from %s', async (_, of, status) => {
    expect((await requestReview((await beginDraft()).subject, of())).status).toBe(status);
  });

  it('cannot be requested from the last editor, nor twice from one account', async () => {
    const { subject } = await beginDraft();
    const own = await requestReview(subject, ming, hua);
    expect([own.status, own.body.message]).toEqual([409, '這位同仁是最後修改的人，請選另一位。']);
    expect((await requestReview(subject)).status).toBe(200);
    expect((await requestReview(subject)).status).toBe(409);
    expect((await requestReview(subject, other)).status).toBe(200);
  });

  it('requires the flag of the area', async () => {
    const { entryId, subject } = await beginDraft();
    const id = first(await requestReview(subject)).id;
    const { call } = stranger;
    const seen = { version: 1, revision: 1 };
    const refused = [
      await call('GET', `${thread}?kind=${news.id}&entry=${entryId}`),
      await call('GET', `${list}?kind=${news.id}`),
      await requestReview(subject, hua, stranger),
      await call('PUT', answer(id), { state: 'approved', words: '', seen }),
      await call('DELETE', one(id)),
      await call('POST', comment, { ...subject, field: null, item: null, text: '嗨' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect((await listOf(stranger)).open).toEqual([]);
  });

  it('refuses to approve unseen, unfinished or own content', async () => {
    const { entryId, subject, copy } = await beginDraft();
    await requestReview(subject);
    const { seen } = await readThread(entryId);
    const changing = { changed: { title: '' }, base: copy.base, version: copy.version };
    await ming.call('PUT', ENTRY_DRAFT_PATHS.one(copy.id), changing);
    const late = await reply(entryId, { seen });
    expect(late.status).toBe(409);
    const unfinished = await reply(entryId);
    expect(unfinished.status).toBe(409);
    expect((await reply(entryId, {}, ming)).body.message).toBe(
      '這是您提出的請求，要由另一位同仁回覆。',
    );
    const mended = { changed: { title: '小華改的' }, base: copy.base, version: copy.version + 1 };
    await hua.call('PUT', ENTRY_DRAFT_PATHS.one(copy.id), mended);
    expect((await reply(entryId)).body.message).toBe(
      '最後修改的人不能自己核可，請由另一位同仁核可。',
    );
    // Any other editor of the area may answer instead.
    expect((await reply(entryId, {}, other)).status).toBe(200);
    expect((await reply(entryId, {}, other)).status).toBe(409);
  });

  it('is withdrawn by its requester until it is answered', async () => {
    const { entryId, subject } = await beginDraft();
    const id = first(await requestReview(subject)).id;
    expect((await hua.call('DELETE', one(id))).body.errorCode).toBe(2);
    expect((await ming.call('DELETE', one(id))).status).toBe(200);
    expect((await readThread(entryId)).reviews[0]?.state).toBe('withdrawn');
    expect((await ming.call('DELETE', one(id))).status).toBe(409);
    expect((await reply(entryId)).status).toBe(409);
  });

  it('is closed with its draft', async () => {
    const { copy, subject, entryId } = await beginDraft();
    await requestReview(subject);
    await ming.call('DELETE', `${ENTRY_DRAFT_PATHS.one(copy.id)}?version=${copy.version}`);
    expect((await readThread(entryId)).reviews[0]?.state).toBe('closed');
    expect((await listOf(hua)).forMe.map((each: DraftReview) => each.entryId)).not.toContain(
      entryId,
    );
  });

  it('reports whether the draft still equals the approved content', async () => {
    const { copy, subject, entryId } = await beginDraft();
    await requestReview(subject);
    expect((await readThread(entryId)).approval).toBe('open');
    await reply(entryId);
    expect((await readThread(entryId)).approval).toBe('approved');
    const write = (title: string, version: number) =>
      ming.call('PUT', ENTRY_DRAFT_PATHS.one(copy.id), {
        changed: { title },
        base: copy.base,
        version,
      });
    await write('又改了', 1);
    expect((await readThread(entryId)).approval).toBe('changed');
    await write('新標題', 2);
    expect((await readThread(entryId)).approval).toBe('approved');
  });

  it('accepts comments on the whole, a field and an item, and resolves and reopens them', async () => {
    const { subject, entryId } = await beginDraft();
    const addComment = (text: string, target: object = { field: null, item: null }) =>
      hua.call('POST', comment, { ...subject, ...target, text });
    await addComment('整體很好');
    const at = await addComment('這段太長', { field: 'body', item: 'k1' });
    expect(at.body.data).toMatchObject({
      field: 'body',
      item: 'k1',
      text: '這段太長',
      by: { name: 'hua 先生' },
      resolved: null,
    });
    const id = at.body.data.id;
    const settled = await ming.call('PUT', resolve(id), { isResolved: true });
    expect(settled.body.data.resolved).toMatchObject({ by: 'ming 先生' });
    const opened = await hua.call('PUT', resolve(id), { isResolved: false });
    expect(opened.body.data.resolved).toBeNull();
    expect((await addComment('   ')).status).toBe(422);
    expect((await stranger.call('PUT', resolve(id), { isResolved: true })).status).toBe(403);
    expect((await readThread(entryId)).comments.map(({ text }) => text)).toEqual([
      '整體很好',
      '這段太長',
    ]);
  });

  it('of a new entry appears on the reviewer’s dashboard, with the parent in its draft', async () => {
    const stored = await addEntry(ming.call, test, news);
    // As sent by a form.
    const { title, category } = toFormValues(news, stored) as { title: string; category: object };
    const begun = { kind: news.id, entryId: null, changed: { title, category }, base: {} };
    const draft = (await ming.call('POST', ENTRY_DRAFT_PATHS.add, begun)).body.data as EntryDraft;
    expect((await requestReview({ kind: news.id, entryId: draft.entryId })).status).toBe(200);
    const { reviews } = (await hua.call('GET', DASHBOARD_PATH)).body.data as Dashboard;
    expect(reviews.forMe).toContainEqual(
      expect.objectContaining({
        id: draft.entryId,
        parent: (category as { id: number }).id,
        by: 'ming 先生',
        words: '請看日期',
      }),
    );
  });
  it('appears on the requester’s dashboard when sent back', async () => {
    const { entryId, subject } = await beginDraft();
    await requestReview(subject);
    await reply(entryId, { state: 'returned', words: '日期寫錯了' });
    const { returned } = ((await ming.call('GET', DASHBOARD_PATH)).body.data as Dashboard).reviews;
    expect(returned).toContainEqual(
      expect.objectContaining({ id: entryId, by: 'hua 先生', words: '日期寫錯了' }),
    );
  });
  it('stays readable after its accounts are deleted', async () => {
    const gone = await personOf(test, 'leaver', ['news']);
    const { subject, entryId } = await beginDraft();
    await requestReview(subject, gone);
    await reply(entryId, { words: '可以' }, gone);
    await gone.call('POST', comment, { ...subject, field: 'title', item: null, text: '好標題' });
    const leave = 'update account set deleted_at = now(), active = false where id = $1';
    await test.sql(leave, [gone.id]);
    const { reviews, comments } = await readThread(entryId);
    expect(reviews[0]).toMatchObject({
      of: { name: 'leaver 先生', mayAnswer: false },
      answer: { by: { name: 'leaver 先生' }, words: '可以' },
    });
    expect(comments[0]?.by.name).toBe('leaver 先生');
  });
});
