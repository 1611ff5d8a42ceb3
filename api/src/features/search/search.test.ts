import { adminPathsOf } from '@admissions/model';
import {
  bachelorDepartment,
  bachelorEntry,
  banner,
  bannerSub,
  camp,
  crossDepartment,
  finder,
  news,
  newsCategory,
  scholarships,
  specializedDepartment,
} from '@admissions/model/kinds';
import { RESULT_CODES, SITE_READ_PATHS } from '@admissions/protocol';
import { ADMIN_SEARCH_PATH } from '@admissions/protocol/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, asStaff, asVisitor, sampleEntry, type TestResponse, testApp } from '#testing';
import { asNews } from '../../tests/testing/add-entry.ts';
import { ensureSearchIndex, rebuildSearchIndex } from './index-entry.ts';
import { PAGE_KIND } from './site-pages.ts';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);
const newsOf = asNews(staff, test, { summary: '無關的摘要' });
beforeAll(() => rebuildIndex());
/** Parents of samples are inserted without indexing; site pages would add unrelated hits. */
const rebuildIndex = async () => {
  await test.deps.db.transaction(rebuildSearchIndex);
  await test.sql('delete from search_entries where kind = $1', [PAGE_KIND]);
};
const search = (q: string, more = '') =>
  visitor('GET', `${SITE_READ_PATHS.search}?q=${encodeURIComponent(q)}${more}`);
const suggest = (q: string) =>
  visitor('GET', `${SITE_READ_PATHS.suggestions}?q=${encodeURIComponent(q)}`);
const titlesOf = ({ body }: TestResponse): string[] =>
  body.data.list.map(({ title }: { title: string }) => title);
const findTitles = async (q: string, more = '') => titlesOf(await search(q, more));

describe('the search finds', () => {
  beforeAll(async () => {
    await newsOf({ title: '半導體營隊開跑', date: '2026-05-01', summary: '與ＡＩ同行的夏天' });
    await newsOf({ title: '臺灣永續獎', date: '2026-04-01', summary: 'NeurIPS challenge 金牌' });
    const department = { title: '資訊傳播學系', titleEn: 'Information Communication' };
    await addEntry(staff, test, crossDepartment, { ...department, summary: '學以致用' });
  });
  it.each([
    ['one character', '續', '臺灣永續獎'],
    ['a mixture in any order', '夏天 AI 半導體', '半導體營隊開跑'],
  ])('%s', async (_what, q, title) => expect(await findTitles(q)).toEqual([title]));

  it('a title with all characters of a longer word without exact matches', async () => {
    await newsOf({ title: '獎助學金開放申請', summary: '獎勵好學' });
    await newsOf({ title: '其他', summary: '得獎的學生與金牌' });
    expect(await findTitles('獎學金')).toEqual(['獎助學金開放申請']);
    expect((await search('獎學金')).body.data.list[0].marks.title).toEqual([]);
  });

  it('an excerpt with marks, and totals of each area', async () => {
    const { data } = (await search('資訊')).body;
    expect(data).toMatchObject({
      total: 1,
      page: 1,
      perpage: 20,
      areas: [{ area: 'selfvalue', total: 1 }],
    });
    expect(data.list[0]).toMatchObject({
      kind: 'selfvalue.department',
      area: 'selfvalue',
      marks: { title: [[0, 2]], summary: [], excerpt: [] },
    });
    expect(data.list[0].url).toBe(`/studying?kind=department&id=${data.list[0].id}`);
  });
});

describe('search', () => {
  it('ranks titles before summaries, then newer entries first', async () => {
    await newsOf({ title: '其他', summary: '航太工程的一天', date: '2026-09-09' });
    await newsOf({ title: '舊的航太工程', date: '2020-01-01' });
    await newsOf({ title: '新的航太工程', date: '2025-01-01' });
    await newsOf({ title: '航太工程', date: '2019-01-01' });
    expect(await findTitles('航太工程')).toEqual([
      '航太工程',
      '新的航太工程',
      '舊的航太工程',
      '其他',
    ]);
    expect(await findTitles('航太工程', '&perpage=2&page=2')).toEqual(['舊的航太工程', '其他']);
  });

  it('filters by area', async () => {
    await newsOf({ title: '機器人大賽' });
    await addEntry(staff, test, camp, { title: '機器人營' });
    expect(await findTitles('機器人', '&area=highschool')).toEqual(['機器人營']);
    const { data } = (await search('機器人', '&area=news')).body;
    expect([data.total, data.areas]).toEqual([
      1,
      ['highschool', 'news'].map((area) => ({ area, total: 1 })),
    ]);
  });
});

describe('visitors find only visible content:', () => {
  it('a schedule takes effect without a write', async () => {
    const id = await newsOf({ title: '準時現身', publishAt: '2099-01-01T00:00:00Z' });
    expect(await findTitles('準時現身')).toEqual([]);
    await test.sql(
      `with indexed as (update search_entries set publish_at = now() + interval '100 ms' where kind = 'news.news' and entry = $1 returning publish_at)
      update news_news set publish_at = indexed.publish_at from indexed where id = $1`,
      [id],
    );
    // A write reschedules the next check.
    test.deps.changes.publishLocal([news.id]);
    await expect.poll(() => findTitles('準時現身')).toEqual(['準時現身']);
  });

  it('the current text instead of the previous one', async () => {
    const id = await newsOf({ title: '原來的標題雲霄' });
    await staff('PUT', adminPathsOf(news).edit(id), { revision: 1, title: '改過的標題' });
    expect(await findTitles('雲霄')).toEqual([]);
    expect(await findTitles('改過的標題')).toEqual(['改過的標題']);
    await staff('DELETE', adminPathsOf(news).remove(id));
    expect(await findTitles('改過的標題')).toEqual([]);
    await staff('POST', adminPathsOf(news).restore(id), { revision: 3 });
    expect(await findTitles('改過的標題')).toEqual(['改過的標題']);
  });

  it('nothing of a hidden category, and no banners', async () => {
    const category = (await addEntry(staff, test, newsCategory, { title: '隱藏分類' })).id;
    await newsOf({ title: '分類裡的水晶', category });
    expect(await findTitles('水晶')).toEqual(['分類裡的水晶']);
    await staff('PUT', adminPathsOf(newsCategory).edit(category), { revision: 1, status: 'draft' });
    expect(await findTitles('水晶')).toEqual([]);
    const bid = (await addEntry(staff, test, banner)).id;
    await addEntry(staff, test, bannerSub, { bid, title: '水晶橫幅' });
    expect(await findTitles('水晶')).toEqual([]);
  });

  it('no admission channel, which its department represents', async () => {
    await addEntry(staff, test, bachelorEntry, { title: '繁星與瑪瑙' });
    expect(await findTitles('瑪瑙')).toEqual([]);
  });
});

describe('all visible text of an entry is found:', () => {
  const body = [
    { type: 'heading', level: 2, text: '繳件清單' },
    {
      type: 'text',
      html: `<p>${'前面的字。'.repeat(30)}學生證<strong>影</strong>本 &lt;b&gt;放在信封裡${'後面的字。'.repeat(30)}</p>`,
    },
    { type: 'faq', items: [{ question: '兩份可以同時領嗎？', answer: '可以並行不悖。' }] },
    { type: 'table', head: ['項目', '郵資'], rows: [['掛號郵簡', '28']] },
    { type: 'quote', text: '郵差也是讀者', name: '綠衣人' },
  ];
  beforeAll(async () => {
    await newsOf({ title: '寄件說明', summary: '怎麼寄', body });
  });
  it.each(['繳件清單', '影本', '同時領', '並行', '掛號郵簡', '綠衣人', '寄件 郵差'])(
    '%s in its article',
    async (q) => expect(await findTitles(q)).toEqual(['寄件說明']),
  );

  it('with a plain excerpt and the range to mark', async () => {
    const [hit] = (await search('學生證影本')).body.data.list;
    expect(hit.excerpt).toContain('學生證影本 <b>放在信封裡');
    expect(hit.excerpt).toMatch(/^….*…$/u);
    expect([...hit.excerpt].length).toBeLessThan(120);
    const marked = hit.marks.excerpt.map(([a, b]: [number, number]) => hit.excerpt.slice(a, b));
    expect(marked).toEqual(['學生證影本']);
    expect((await search('寄件')).body.data.list[0].excerpt).toBe('怎麼寄');
  });

  it('a scholarship award and the contact of a department', async () => {
    const sample = await sampleEntry(test, scholarships);
    const [award] = sample.awards as Record<string, unknown>[];
    await staff('POST', adminPathsOf(scholarships).add, {
      ...sample,
      title: '獎助一覽',
      awards: [{ ...award, title: '琥珀獎', amount: '9,000元', condition: '會修燈塔的人' }],
    });
    expect(await findTitles('琥珀獎 燈塔')).toEqual(['獎助一覽', '琥珀獎']);
    expect((await search('琥珀獎')).body.data.list[0]).toMatchObject({
      title: '琥珀獎',
      url: '/admissions#div1',
      excerpt: '獎助學金・9,000元・會修燈塔的人',
    });
    const department = { title: '燈塔工程學系', email: 'lighthouse@example.edu.tw' };
    await addEntry(staff, test, bachelorDepartment, department);
    await rebuildIndex();
    expect(await findTitles('lighthouse@example.edu.tw')).toEqual(['燈塔工程學系']);
  });
});

describe('the name of a department', () => {
  beforeAll(async () => {
    const department = { title: '星象觀測學系', titleEn: 'Stargazing', keywords: ['星觀'] };
    await addEntry(staff, test, bachelorDepartment, department);
    await rebuildIndex();
    await newsOf({ title: '星觀', summary: '與星象無關', date: '2026-10-10' });
    await newsOf({ title: '星觀之夜', date: '2026-10-11' });
    await addEntry(staff, test, finder, {
      synonyms: [{ words: ['星觀', '占星', 'Star Science'] }],
    });
  });
  it('finds it first by its short name', async () =>
    expect(await findTitles('星觀')).toEqual(['星象觀測學系', '星觀', '星觀之夜']));
  it.each(['占星', 'star science', 'STAR  Science'])('finds it by the synonym %s', async (q) =>
    expect((await findTitles(q))[0]).toBe('星象觀測學系'),
  );
  it('suggests it first for a prefix of its English name', async () => {
    expect((await suggest('sta')).body.data.list[0]).toMatchObject({
      kind: 'faculty.bachelorDepartment',
      title: '星象觀測學系',
      url: expect.stringMatching(/^\/bachelorCont\?id=\d+$/),
      marks: [],
    });
    expect((await suggest('星觀之')).body.data.list[0]).toMatchObject({
      title: '星觀之夜',
      marks: [[0, 3]],
    });
    expect((await suggest('無此物')).body.data.list).toEqual([]);
  });
});

describe('suggestions', () => {
  it('are few, from titles alone, and cacheable for a minute', async () => {
    for (let number = 1; number <= 8; number++) await newsOf({ title: `鯨魚第${number}隻` });
    await newsOf({ title: '海豚', summary: '鯨魚的親戚' });
    const answer = await suggest('鯨魚');
    expect(answer.body.data.list).toHaveLength(6);
    expect(titlesOf(answer)).not.toContain('海豚');
    expect(answer.headers['cache-control']).toBe('private, max-age=60');
  });
});

describe('a programme in two guides', () => {
  const programme = { title: '潮汐英語學士班', titleEn: 'Tides' };
  const { title } = programme;
  const one = expect.objectContaining({ kind: bachelorDepartment.id, title });
  const other = expect.objectContaining({ kind: specializedDepartment.id, title });
  const suggested = async (q: string) => (await suggest(q)).body.data.list;
  let remainingId: number;
  beforeAll(async () => {
    remainingId = (await addEntry(staff, test, bachelorDepartment, programme)).id;
    const twin = { ...programme, tagline: '只在國際學院的漲落', twin: remainingId };
    await addEntry(staff, test, specializedDepartment, twin);
    await rebuildIndex();
  });

  it('is found and suggested once, as the one of the bachelor guide', async () => {
    expect((await search('潮汐')).body.data).toMatchObject({
      list: [one],
      total: 1,
      areas: [{ area: 'faculty', total: 1 }],
    });
    expect(await suggested('潮汐')).toEqual([one]);
  });
  it('is found as the other one by text unique to it', async () =>
    expect((await search('漲落')).body.data.list).toEqual([other]));
  it('is two entries for staff', async () => {
    const { data } = (await staff('GET', `${ADMIN_SEARCH_PATH}?q=${encodeURIComponent('潮汐')}`))
      .body;
    expect(data.list).toEqual(expect.arrayContaining([one, other]));
    expect(data.list).toHaveLength(2);
  });
  it('is found as the other one while the first is hidden', async () => {
    const hidden = { revision: 1, status: 'draft' };
    await staff('PUT', adminPathsOf(bachelorDepartment).edit(remainingId), hidden);
    expect((await search('潮汐')).body.data.list).toEqual([other]);
    expect(await suggested('潮汐')).toEqual([other]);
  });
});

it('more matches than the limit are reported, with the best first', async () => {
  await newsOf({ title: '珊瑚', summary: '礁', date: '2001-01-01' });
  await newsOf({ title: '其他', body: [{ type: 'text', html: '<p>礁石</p>' }] });
  await test.sql(
    `insert into search_entries (kind, entry, area, url, title, summary, content, names, title_words, words, grams, version, day, updated_at)
      select kind, entry + n, area, url, title, summary, content, names, title_words, words, grams, version, '2026-09-09', updated_at
      from search_entries, generate_series(100000, 100000 + $1 - 1) n where content = '礁石'`,
    [1100],
  );
  const { data } = (await search('礁')).body;
  expect(data).toMatchObject({ total: 1, hasMore: false });
  const broad = (await search('礁石')).body.data;
  expect(broad).toMatchObject({ total: 1000, hasMore: true });
  expect(broad.list).toHaveLength(20);
  await newsOf({ title: '礁石', date: '2001-01-01' });
  expect((await findTitles('礁石'))[0]).toBe('礁石');
  await test.sql('delete from search_entries where entry >= 100000');
});

describe('search', () => {
  it('returns the same after a rebuild of the index', async () => {
    const rows = async () => await test.sql('select * from search_entries order by kind, entry');
    const before = await rows();
    await test.sql("update search_entries set grams = '{}', title = '' where entry % 2 = 0");
    await test.sql('update search_entries set version = 0 where entry % 2 = 1');
    await ensureSearchIndex(test.deps);
    const after = await rows();
    const known = new Set(before.map(({ kind, entry }) => `${kind} ${entry}`));
    expect(before.length).toBeGreaterThan(10);
    expect(after.filter(({ kind, entry }) => known.has(`${kind} ${entry}`))).toEqual(before);
  });

  it('refuses empty, oversized and malformed queries at the field', async () => {
    for (const q of ['', '   ', '字'.repeat(101)]) {
      const { status, body } = await search(q);
      const code = RESULT_CODES.failed;
      expect([status, body.errorCode, Object.keys(body.errors)]).toEqual([422, code, ['q']]);
    }
    expect((await visitor('GET', SITE_READ_PATHS.search)).status).toBe(422);
    expect((await search('字'.repeat(100))).status).toBe(200);
    for (const more of ['&area=nowhere', '&page=0', '&perpage=101', '&x=1', '&q=two'])
      expect((await search('字', more)).status).toBe(400);
  });
});
