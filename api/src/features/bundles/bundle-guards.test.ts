import { news, staffService } from '@admissions/model/kinds';
import { PREVIEW_HEADER } from '@admissions/protocol';
import {
  BUNDLE_PATHS,
  ENTRY_DRAFT_PATHS,
  REVIEW_PATHS,
  type ReviewsAnswer,
  type ReviewThread,
} from '@admissions/protocol/staff';
import { afterEach, describe, expect, it } from 'vitest';
import { bundleTest } from '../../tests/testing/bundle-test.ts';

describe('the guards of a bundle', () => {
  const {
    ming,
    hua,
    reporter,
    chief,
    visitor,
    store,
    subject,
    post,
    read,
    publish,
    undo,
    statesOf,
    mixed,
  } = bundleTest();
  const rule = (needsApproval: boolean) =>
    chief.call('PUT', REVIEW_PATHS.rule, { area: 'news', needsApproval });
  afterEach(() => rule(false));

  it('is changed and published only with the flags of all its entries', async () => {
    const { id, hidden } = await mixed();
    const [first] = (await read(id, reporter)).items.filter(({ kind }) => kind !== news.id);
    expect(first).toMatchObject({ state: 'right', title: '' });
    const items = [subject(staffService, hidden.id)];
    for (const refused of [
      await publish(id, reporter),
      await undo(id, reporter),
      await post(BUNDLE_PATHS.approve(id), undefined, reporter),
      await post(BUNDLE_PATHS.addItems(id), { items }, reporter),
      await reporter.call('PUT', BUNDLE_PATHS.schedule(id), { at: null }),
      await reporter.call('PUT', BUNDLE_PATHS.one(id), { name: '改名' }),
      await reporter.call('DELETE', BUNDLE_PATHS.one(id)),
      await reporter.call('DELETE', BUNDLE_PATHS.item(first?.id ?? 0)),
      await chief.call('GET', BUNDLE_PATHS.list),
    ])
      expect(refused.status).toBe(403);
    expect((await read(id)).count).toBe(3);
    expect((await ming.call('DELETE', BUNDLE_PATHS.one(id))).status).toBe(200);
    expect((await ming.call('GET', BUNDLE_PATHS.one(id))).body.errorCode).toBe(2);
  });

  it('needs one approval, by a colleague who changed none of it, for exactly its content', async () => {
    const { id, changed, shown } = await mixed();
    const before = await shown();
    const approve = (by = hua) => post(BUNDLE_PATHS.approve(id), undefined, by);
    await rule(true);
    expect(statesOf(await read(id)).filter((state) => state === 'approval')).toHaveLength(2);
    expect((await publish(id)).status).toBe(409);
    const own = await approve(ming);
    expect(own.status).toBe(409);
    expect(statesOf((await approve()).body.data)).toEqual(['ready', 'ready', 'ready']);
    const [draft] = (
      await ming.call('GET', `${ENTRY_DRAFT_PATHS.list}?kind=${news.id}&entry=${changed.id}`)
    ).body.data.list;
    const sent = { title: '核可後又改' };
    await ming.call('PUT', ENTRY_DRAFT_PATHS.one(draft.id), {
      version: draft.version,
      changed: sent,
      base: { title: changed.title },
    });
    expect((await publish(id)).status).toBe(409);
    await approve();
    expect((await publish(id)).status).toBe(200);
    expect(await shown()).toEqual(['核可後又改', '還沒公開的服務', true]);
    // Back to what was public before, which is no new content.
    expect((await undo(id)).status).toBe(200);
    expect(await shown()).toEqual(before);
    expect((await publish(id)).status).toBe(409);
  });

  it('is requested from a colleague with all flags, who answers every request at once', async () => {
    const { id, fresh } = await mixed();
    const ask = (of: number) => post(BUNDLE_PATHS.ask(id), { of, note: '請看全部' });
    const waiting = async () =>
      ((await hua.call('GET', REVIEW_PATHS.list)).body.data as ReviewsAnswer).forMe;
    await rule(true);
    expect((await ask(reporter.id)).body.errors).toHaveProperty('of');
    expect((await ask(ming.id)).body.errors).toHaveProperty('of');
    expect((await ask(hua.id)).status).toBe(200);
    expect(await waiting()).toMatchObject([{ note: '請看全部' }, { note: '請看全部' }]);
    expect((await ask(hua.id)).body.message).toBe('已經請這位同仁核可，還在等回覆。');
    await post(BUNDLE_PATHS.approve(id), undefined, hua);
    expect(await waiting()).toEqual([]);
    expect((await ask(hua.id)).body.message).toMatch(/^這組修改的內容剛剛有變動/);
    const thread = `${REVIEW_PATHS.thread}?kind=${news.id}&entry=${fresh.entryId}`;
    const { reviews } = (await ming.call('GET', thread)).body.data as ReviewThread;
    expect(reviews).toMatchObject([{ state: 'approved', by: { id: ming.id } }]);
  });

  it('is previewed and checked as the whole site will be', async () => {
    const { id, changed, hidden, shown } = await mixed();
    const before = await shown();
    const body = [
      { type: 'text', html: `<p><a href="/staff?id=${hidden.id}">服務說明</a></p>` },
      { type: 'text', html: '<p><a href="/nowhere">不存在的頁面</a></p>' },
    ];
    const linking = await store(news, { status: 'draft', body });
    await post(BUNDLE_PATHS.addItems(id), { items: [subject(news, linking.id)] });
    const { url } = (await post(BUNDLE_PATHS.preview(id))).body.data;
    const token = new URL(url, 'http://site').searchParams.get('preview') ?? '';
    const previewed = (path: string) =>
      visitor('GET', path, undefined, { [PREVIEW_HEADER]: token });
    expect((await previewed(`/api/ap/news/${changed.id}`)).body.data.title).toBe('改過的新聞');
    const titles = (await previewed('/api/ap/news?perpage=100')).body.data.list.map(
      ({ title }: { title: string }) => title,
    );
    expect(titles).toEqual(expect.arrayContaining(['改過的新聞', '全新的新聞']));
    const service = `/api/ap/highschool/staff_services_info/${hidden.id}`;
    expect((await previewed(service)).body.data.title).toBe('還沒公開的服務');
    expect(await shown()).toEqual(before);

    const { list } = (await ming.call('GET', BUNDLE_PATHS.check(id))).body.data;
    const [item] = (await read(id)).items.filter(({ entryId }) => entryId === linking.id);
    const dead = list
      .find((each: { id: number }) => each.id === item?.id)
      .findings.filter(({ rule }: { rule: string }) => rule === 'deadLink');
    expect(dead.map(({ words }: { words: string }) => words)).toEqual(['/nowhere']);
    expect(await shown()).toEqual(before);
  });
});
