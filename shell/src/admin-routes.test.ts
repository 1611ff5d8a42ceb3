import type { Area, RegistryCut } from '@admissions/contracts';
import { describe, expect, test } from 'vitest';
import { chooseLandingPath } from './admin-routes.tsx';

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

describe('chooseLandingPath', () => {
  test.each([
    ['news', '/admin/news/list'],
    ['forms', '/admin/forms/visit_list'],
    ['account', '/admin/ad/banner'],
    [null, '/admin/ad/banner'],
  ] as const)('who may do %s first starts at %s', (area, path) =>
    expect(chooseLandingPath(cut, area)).toBe(path),
  );

  test('who may do nothing starts at the page that says so', () =>
    expect(chooseLandingPath([], null)).toBe('/admin/error404'));
});
