import type { RegistryCut } from '@admissions/protocol/releases';
import { describe, expect, test } from 'vitest';
import { chooseLandingPath } from './admin-routes.tsx';

const cut = [
  {
    manifest: {
      claims: [
        { path: '/admin/news/add', area: 'news' },
        { path: '/admin/news/list', area: 'news', menu: { label: {}, order: 20 } },
      ],
    },
  },
] as unknown as RegistryCut;

describe('chooseLandingPath', () => {
  test('who may do something starts at the overview', () =>
    expect(chooseLandingPath(cut)).toBe('/admin/dashboard'));
  test('who may do nothing starts at the page that says so', () =>
    expect(chooseLandingPath([])).toBe('/admin/error404'));
});
