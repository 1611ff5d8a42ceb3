import { describe, expect, it } from 'vitest';
import { buildHrefWithList, buildListHref, parseListParam } from './list-href.ts';

const list = new URLSearchParams({ text: '校慶 & 運動會', page: '3', edit: '7', history: '1' });

describe('list address', () => {
  it('returns from a form to the same page of the list, without the drawer', () => {
    const form = buildHrefWithList('/admin/news/edit', { id: '7' }, list);
    const search = new URL(form, 'http://site').searchParams;
    expect(search.get('id')).toBe('7');
    expect([...parseListParam(search)]).toEqual([
      ['text', '校慶 & 運動會'],
      ['page', '3'],
    ]);
    expect(buildListHref('/admin/news/list', search)).toBe(
      `/admin/news/list?${new URLSearchParams({ text: '校慶 & 運動會', page: '3' })}`,
    );
  });
  it('defaults to the list itself', () => {
    expect(buildHrefWithList('/admin/news/add', {}, new URLSearchParams())).toBe('/admin/news/add');
    expect(buildListHref('/admin/news/list', new URLSearchParams('id=7'))).toBe('/admin/news/list');
    expect(buildListHref('/admin/ad/banner_list', new URLSearchParams('id=7'), { bid: '3' })).toBe(
      '/admin/ad/banner_list?bid=3',
    );
  });
});
