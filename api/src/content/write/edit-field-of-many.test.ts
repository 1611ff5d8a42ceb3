import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { BULK_FIELD_PATH, ENTRY_DRAFT_PATHS, REVIEW_PATHS } from '@admissions/protocol/staff';
import { describe, expect, it } from 'vitest';
import { addEntry, asStaff, staffOf, testApp, visitorOf } from '#testing';

const paths = adminPathsOf(news);
interface Stored {
  id: number;
  revision: number;
  title: string;
  summary: string;
}

describe('one field of many entries', () => {
  const test = testApp();
  const ming = asStaff(test, ['news'], '王小明');

  const addNews = (changes?: object): Promise<Stored> => addEntry(ming, test, news, changes);
  const info = async (id: number) => (await ming('GET', paths.info(id))).body.data;
  const change = (field: string, entries: Stored[], value: unknown, by = ming) =>
    by('POST', BULK_FIELD_PATH, {
      kind: news.id,
      field,
      entries: entries.map(({ id, revision }) => ({ id, revision, value })),
    });

  it('changes like a single edit: a revision, and at once for visitors and searches', async () => {
    const [one, two] = [
      await addNews({ summary: '舊的摘要' }),
      await addNews({ summary: '鯨魚的摘要' }),
    ];
    const answer = await change('summary', [one, two], '鯨魚的摘要');
    expect(answer.body.data.entries).toEqual([
      { id: one.id, revision: 2 },
      // It has the value already.
      { id: two.id, revision: 1 },
    ]);
    const visitor = await visitorOf(test);
    expect((await visitor('GET', `/api/ap/news/${one.id}`)).body.data.summary).toBe('鯨魚的摘要');
    const found = (await ming('GET', `${paths.list}?text=鯨魚`)).body.data.list;
    expect(found.map(({ id }: Stored) => id).toSorted()).toEqual([one.id, two.id]);
    const [version] = (await ming('GET', paths.revisions(one.id))).body.data.list;
    expect(version).toMatchObject({ revision: 2, action: 'edit', by: '王小明' });
  });

  it('changes in none when one is stale, missing or refuses the value', async () => {
    const [one, two] = [await addNews(), await addNews()];
    await ming('PUT', paths.edit(two.id), { revision: 1, title: '改過' });
    const missing = { ...one, id: 999_999 };
    const older = await change('summary', [one, two, missing], '新');
    expect(older).toMatchObject({
      status: 409,
      body: {
        data: {
          conflicts: [
            { id: two.id, reason: 'older' },
            { id: missing.id, reason: 'missing' },
          ],
        },
      },
    });
    const refused = await change('category', [one], 999_998);
    expect(refused.body.data.conflicts).toMatchObject([
      { id: one.id, reason: 'refused', message: expect.any(String) },
    ]);
    expect((await info(one.id)).revision).toBe(1);
  });

  it('leaves the draft of a published entry unchanged', async () => {
    const entry = await addNews({ summary: '甲' });
    const sent = { changed: { title: '草稿的標題' }, base: { title: entry.title } };
    const copy = (
      await ming('POST', ENTRY_DRAFT_PATHS.add, { kind: news.id, entryId: entry.id, ...sent })
    ).body.data;
    await change('summary', [entry], '乙');
    expect((await ming('GET', ENTRY_DRAFT_PATHS.one(copy.id))).body.data).toMatchObject({
      ...sent,
      version: 1,
    });
    expect(await info(entry.id)).toMatchObject({ title: entry.title, summary: '乙' });
  });

  it('does not bypass the approval of an area', async () => {
    const entry = await addNews();
    const manager = await staffOf(test, ['news', 'account'], '陳奕安');
    const rule = (isOn: boolean) =>
      manager('PUT', REVIEW_PATHS.rule, { area: 'news', needsApproval: isOn });
    expect((await rule(true)).status).toBe(200);
    const refused = await change('summary', [entry], '不能');
    expect(refused.body.data.conflicts).toMatchObject([{ id: entry.id, reason: 'approval' }]);
    await rule(false);
  });

  it('must be a simple field, and needs the area’s flag', async () => {
    const entry = await addNews();
    for (const field of ['title', 'body', 'pic', 'clickCount', 'status', 'constructor'])
      expect((await change(field, [entry], 'x')).status).toBe(422);
    const outsider = await staffOf(test, ['ad']);
    expect((await change('summary', [entry], 'x', outsider)).status).toBe(403);
  });
});
