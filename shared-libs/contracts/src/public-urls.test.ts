import { expect, it } from 'vitest';
import { KINDS } from './kinds/index.ts';
import { PUBLIC_PAGES, PUBLIC_PLACES, publicUrlOf } from './public-urls.ts';

it('every kind has its place for visitors, and no place is left over', () => {
  expect(Object.keys(PUBLIC_PLACES).sort()).toEqual(KINDS.map(({ id }) => id).sort());
});

it('every kind with entries of their own is on a page that is listed, and leads to an address of this site', () => {
  for (const kind of KINDS) {
    const place = PUBLIC_PLACES[kind.id];
    if (!place) continue;
    expect(PUBLIC_PAGES).toContain(place.page);
    expect(
      publicUrlOf(kind, { id: 7, department: { id: 3, title: '系' }, anchor: 2, type: 'news' }),
      kind.id,
    ).toMatch(/^\/(?!\/)\S*$/);
  }
});

it('leads to the entry, to the department of a voice, and never to another site', () => {
  const urlOf = (id: string, entry: Record<string, unknown>) =>
    publicUrlOf({ id }, { id: 7, ...entry });
  expect(urlOf('news.news', {})).toBe('/newsCont?id=7');
  expect(urlOf('faculty.bachelorShare', { department: 3 })).toBe('/bachelorCont?id=3&share=7');
  expect(urlOf('faculty.masterShare', { department: { id: 4, title: '所' } })).toBe(
    '/masterCont?id=4&share=7',
  );
  expect(urlOf('setting.college', { link: { href: '/bachelor#div2' } })).toBe('/bachelor#div2');
  for (const href of ['//evil.example', '/\\evil.example', 'https://evil.example'])
    expect(urlOf('setting.college', { link: { href } })).toBe('/#colleges');
  expect(urlOf('setting.block', {})).toBeNull();
});
