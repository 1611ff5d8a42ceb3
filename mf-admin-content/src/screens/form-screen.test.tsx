import { AdminProvider } from '@admissions/admin-ui';
import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { apiAnswering, apiList, createEntry, showRoutes } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BESIDE_FORM } from '../fixtures/beside-form.ts';
import { formScreen } from './form-screen.tsx';
import { NEWS } from './screens.ts';

it('a form without the body shows how long it is, on the link to it', async () => {
  const body = ['一', '二', '三'].map((text) => ({ type: 'heading', level: 2, text }));
  const entry = createEntry(3, { title: '說明會', category: null, body });
  const { api } = apiAnswering(({ path }) => {
    if (path in BESIDE_FORM) return { data: BESIDE_FORM[path] };
    return path === adminPathsOf(news).info(3) ? { data: entry } : apiList([]);
  });
  const page = { path: '/edit', ...formScreen(NEWS) };
  showRoutes([page], { layout: AdminProvider, at: '/edit?id=3', api });
  const link = await screen.findByRole('link', { name: '編輯內文（3段）' });
  expect(link.getAttribute('href')).toBe('/admin/news/edit_cont?id=3');
});
