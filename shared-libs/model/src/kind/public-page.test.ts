import { describe, expect, it } from 'vitest';
import { KINDS, kinds } from '../kinds/index.ts';
import { publicUrlOf } from './public-page.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

describe('publicUrlOf', () => {
  it('returns an address of this site for every kind with a page', () => {
    for (const kind of KINDS) {
      if (!kind.page) continue;
      expect(PUBLIC_PAGES, kind.id).toContain(kind.page.page);
      expect(
        publicUrlOf(kind, { id: 7, department: { id: 3, title: '系' }, anchor: 2, type: 'news' }),
        kind.id,
      ).toMatch(/^\/(?!\/)\S*$/);
    }
  });

  it.each([
    ['the entry', 'news.news', {}, '/newsCont?id=7'],
    [
      'the department of a testimonial',
      'faculty.bachelorShare',
      { department: 3 },
      '/bachelorCont?id=3&share=7',
    ],
    [
      'the department as it is read',
      'faculty.masterShare',
      { department: { id: 4, title: '所' } },
      '/masterCont?id=4&share=7',
    ],
    [
      'the target of a tile',
      'setting.college',
      { link: { href: '/bachelor#div2' } },
      '/bachelor#div2',
    ],
    [
      'the article of a senior',
      'setting.seniorItem',
      { share: { id: 3, title: '' } },
      '/shareCont?id=3',
    ],
    ['the section of a college', 'faculty.master', { anchor: 2 }, '/master#div2'],
    ['a topic', 'news.category', { type: 'topic' }, '/#topics'],
  ] as const)('leads to %s', (_what, id, entry, url) =>
    expect(publicUrlOf(kinds[id], { id: 7, ...entry })).toBe(url),
  );

  it('never returns another site', () => {
    for (const href of ['//evil.example', '/\\evil.example', 'https://evil.example'])
      expect(publicUrlOf(kinds['setting.college'], { id: 7, link: { href } })).toBe('/#colleges');
  });

  it('returns null for entries around other pages', () =>
    expect(publicUrlOf(kinds['setting.block'], { id: 7 })).toBeNull());
});
