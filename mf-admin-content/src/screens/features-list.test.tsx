// @vitest-environment jsdom
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { SCREENS } from './areas.ts';
import { listScreen } from './list-screen.tsx';

describe('intro editor of the features', () => {
  it('is linked from the list of the features', async () => {
    const { api } = apiAnswering(() => ({ data: { list: [], total: 0, page: 1, perpage: 20 } }));
    const screen = SCREENS.find(({ kind }) => kind.id === 'setting.featuresSub');
    if (!screen) throw new Error('The features have no screen');
    const { loader, element } = listScreen(screen);
    const { findByRole, queryByRole } = showRoutes(
      [{ path: '/admin/setting/features_list', loader, element }],
      {
        at: '/admin/setting/features_list',
        api,
      },
    );
    const link = await findByRole('link', { name: '編輯標題與前言' });
    expect(link.getAttribute('href')).toBe('/admin/setting/edit_features');
    expect(queryByRole('button', { name: '編輯標題與前言' })).toBeNull();
  });
});
