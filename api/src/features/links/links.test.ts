import { adminPathsOf } from '@admissions/model';
import { bachelorDepartment, bachelorEntry, news } from '@admissions/model/kinds';
import { LINK_PATHS, type LinkTarget } from '@admissions/protocol/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, asNews, asStaff, staffOf, testApp } from '#testing';
import { rebuildSearchIndex } from '../search/index-entry.ts';

const test = testApp();
const editor = asStaff(test, ['news']);
const other = asStaff(test, ['vr']);
const newsOf = asNews(editor, test);
beforeAll(() => test.deps.db.transaction(rebuildSearchIndex));
const choices = async (q: string, caller = editor) =>
  (await caller('GET', `${LINK_PATHS.search}?q=${encodeURIComponent(q)}`)).body.data.list.map(
    ({ title, url, state }: Record<string, string>) => [title, url, state],
  );
const targets = async (links: string[], caller = editor): Promise<LinkTarget[]> =>
  (await caller('POST', LINK_PATHS.targets, { links })).body.data.list;

describe('link search', () => {
  it('finds entries by folded title, scheduled ones only with the flag of their area, no drafts', async () => {
    const shown = await newsOf({ title: '臺灣藍鵲開放日' });
    await newsOf({ title: '台灣藍鵲草稿', status: 'draft' });
    const later = await newsOf({ title: '台灣藍鵲預告', publishAt: '2099-01-01T00:00:00Z' });
    const trashed = await newsOf({ title: '台灣藍鵲垃圾' });
    await editor('DELETE', adminPathsOf(news).remove(trashed));
    const visible = ['臺灣藍鵲開放日', `/newsCont?id=${shown}`, 'published'];
    expect((await choices('台灣藍鵲')).toSorted()).toEqual(
      [visible, ['台灣藍鵲預告', `/newsCont?id=${later}`, 'scheduled']].toSorted(),
    );
    expect(await choices('台灣藍鵲', other)).toEqual([visible]);
  });
  it('names the department of an admission channel', async () => {
    const faculty = await staffOf(test, ['faculty']);
    const { id: department } = await addEntry(faculty, test, bachelorDepartment, {
      title: '藍鵲學系',
    });
    await addEntry(faculty, test, bachelorEntry, { title: '藍鵲分則', department });
    const path = `${LINK_PATHS.search}?q=${encodeURIComponent('藍鵲分則')}`;
    expect((await faculty('GET', path)).body.data.list).toMatchObject([
      { title: '藍鵲分則', parent: '藍鵲學系' },
    ]);
  });
  it('includes fixed pages, and lists all of them without a query', async () => {
    expect(await choices('交通')).toContainEqual(['交通指引', '/traffic', 'published']);
    const pages = await choices('', other);
    expect(pages).toContainEqual(['交通指引', '/traffic', 'published']);
    expect(pages.length).toBeGreaterThan(10);
  });
});

describe('link targets', () => {
  it('have a title, a state and headings', async () => {
    const body = [
      { type: 'heading', level: 2, text: '申請 資格' },
      { type: 'text', html: '<p>內文</p>' },
      { type: 'heading', level: 3, text: '申請 資格' },
    ];
    const shown = await newsOf({ title: '有標題的', body });
    const [target] = await targets([`/newsCont?id=${shown}#h-申請-資格`]);
    expect(target).toEqual({
      link: `/newsCont?id=${shown}#h-申請-資格`,
      title: '有標題的',
      kind: 'news.news',
      area: 'news',
      state: 'published',
      headings: [
        { anchor: 'h-申請-資格', text: '申請 資格' },
        { anchor: 'h-申請-資格-2', text: '申請 資格' },
      ],
    });
  });
  it('report drafts, scheduled, ended and deleted entries; no titles of other areas', async () => {
    const draft = await newsOf({ title: '秘密草稿', status: 'draft' });
    const future = await newsOf({ title: '未來', publishAt: '2099-01-01T00:00:00Z' });
    const past = await newsOf({ title: '過去', unpublishAt: '2020-01-01T00:00:00Z' });
    const trashed = await newsOf({ title: '垃圾' });
    await editor('DELETE', adminPathsOf(news).remove(trashed));
    const links = [draft, future, past, trashed, 999_998].map((id) => `/newsCont?id=${id}`);
    const titlesAndStates = (found: LinkTarget[]) =>
      found.map(({ title, state }) => [title, state]);
    expect(titlesAndStates(await targets(links))).toEqual([
      ['秘密草稿', 'draft'],
      ['未來', 'scheduled'],
      ['過去', 'ended'],
      [null, 'gone'],
      [null, 'gone'],
    ]);
    expect(titlesAndStates(await targets(links, other))).toEqual([
      [null, 'draft'],
      [null, 'scheduled'],
      [null, 'ended'],
      [null, 'gone'],
      [null, 'gone'],
    ]);
  });
  it('include fixed pages, but no external links or files', async () => {
    const found = await targets([
      '/traffic',
      '/admissions#contact',
      '/nowhere',
      'https://example.edu.tw',
      '/media/a.pdf',
      '//example.edu.tw',
    ]);
    expect(found.map(({ link, title, state }) => [link, title, state])).toEqual([
      ['/traffic', '交通指引', 'published'],
      ['/admissions#contact', '聯絡招生組', 'published'],
      ['/nowhere', null, 'gone'],
    ]);
  });
});
