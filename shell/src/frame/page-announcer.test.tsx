import { showRoutes } from '@admissions/tools/testing';
import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PageAnnouncer } from './page-announcer.tsx';

const element = (
  <>
    <PageAnnouncer />
    <main>
      <Outlet />
    </main>
  </>
);
const search = (
  <>
    <h1>搜尋</h1>
    <input aria-label="想找什麼？" data-focus-first />
  </>
);
const children = [
  { path: '/', element: <h1>首頁</h1> },
  { path: '/news', element: <h1>校園新聞</h1> },
  { path: '/search', element: search },
];
const show = (at: string) => showRoutes([{ element, children }], { at });

describe('focus after a navigation', () => {
  it('moves to the heading', async () => {
    const { router } = show('/');
    await act(() => router.navigate('/news'));
    await expect.poll(() => document.activeElement?.textContent).toBe('校園新聞');
  });
  it('moves to the field that the page marks', async () => {
    const { router } = show('/');
    await act(() => router.navigate('/search'));
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('textbox', { name: '想找什麼？' }));
  });
  it('stays unchanged on the first page of a visit', async () => {
    show('/news');
    expect(document.activeElement).toBe(document.body);
  });
});
