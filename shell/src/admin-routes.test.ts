import type { AllowedReleases } from '@admissions/protocol/releases';
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
] as unknown as AllowedReleases;

describe('chooseLandingPath', () => {
  test('starts an account with permissions at the dashboard', () =>
    expect(chooseLandingPath(cut)).toBe('/admin/dashboard'));
  test('starts an account without permissions at the page that explains it', () =>
    expect(chooseLandingPath([])).toBe('/admin/error404'));
});
