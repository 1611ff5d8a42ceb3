// @vitest-environment jsdom
import type { AnyKind } from '@admissions/model';
import { bannerSub, college, news } from '@admissions/model/kinds';
import { expect, it } from 'vitest';
import { replaceAddress } from './list-href.ts';

it.each<[AnyKind, string, string]>([
  [news, '/admin/news/add?list=page%3D2', '/admin/news/edit?id=7&list=page%3D2'],
  [bannerSub, '/admin/ad/edit_sub?bid=3', '/admin/ad/edit_sub?id=7&bid=3'],
  [
    college,
    '/admin/setting/college_list?page=2&edit=new',
    '/admin/setting/college_list?page=2&edit=7',
  ],
])('the address of a begun entry opens it again: %#', (kind, before, after) => {
  history.replaceState(null, '', before);
  replaceAddress(kind, 7);
  expect(location.pathname + location.search).toBe(after);
});
