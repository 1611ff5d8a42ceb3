import type { Area, RegistryCut } from '@admissions/contracts';
import { expect, test } from 'vitest';
import { landingOf } from './admin-routes.tsx';

const claim = (path: string, area: Area, order?: number) => ({
  path,
  area,
  ...(order !== undefined && { menu: { label: { 'zh-TW': path, en: path }, order } }),
});
const cut = [
  {
    manifest: {
      claims: [
        claim('/admin/news/add', 'news'),
        claim('/admin/news/list', 'news', 20),
        claim('/admin/ad/banner', 'ad', 10),
      ],
    },
  },
  { manifest: { claims: [claim('/admin/forms/visit_list', 'forms', 5)] } },
] as unknown as RegistryCut;

test.each([
  ['news', '/admin/news/list'],
  ['forms', '/admin/forms/visit_list'],
  ['account', '/admin/ad/banner'],
  [null, '/admin/ad/banner'],
] as const)('who may do %s first starts at %s', (area, path) =>
  expect(landingOf(cut, area)).toBe(path),
);

test('who may do nothing starts at the page that says so', () =>
  expect(landingOf([], null)).toBe('/admin/error404'));
