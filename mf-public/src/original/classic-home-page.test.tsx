// @vitest-environment jsdom
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component, loader } from './classic-home-page.tsx';
import { Component as ClassicLayout } from './classic-layout.tsx';

const news = (id: number, title: string) => ({
  id,
  title,
  date: '2026-11-20',
  category: { id: 1, title: '招生' },
});
const pageOf = (list: unknown[]) => ({ data: { list, total: list.length, page: 1, perpage: 10 } });
const college = {
  id: 2,
  title: '工程學院',
  titleEn: 'College of Engineering',
  intro: '把東西做出來。',
  link: { href: '/bachelor#div2', newWindow: false },
};

async function show(isAway = false) {
  const { api } = apiAnswering(({ path }) => {
    if (isAway) return { status: 503, refusal: { errorCode: -1, message: '' } };
    return pageOf(
      path.endsWith('/college_list') ? [college] : [news(1, '第一則'), news(2, '第二則')],
    );
  });
  showRoutes(
    [
      {
        path: '/original',
        element: <ClassicLayout />,
        children: [{ path: 'home', loader, element: <Component /> }],
      },
    ],
    { at: '/original/home', api },
  );
  await screen.findByRole('heading', { level: 1 });
}

describe('/original/home', () => {
  it('shows a fixed head, then the news, then the colleges as a table', async () => {
    await show();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '元智大學招生資訊網',
      '最新消息',
      '學院一覽',
    ]);
    expect(document.querySelector('[aria-roledescription=carousel]')).toBeNull();
    const [first, second] = screen.getAllByRole('table');
    expect(within(first as HTMLElement).getAllByRole('link')).toHaveLength(2);
    expect(second?.textContent).toContain('工程學院把東西做出來。');
  });
  it('links to pages of the same edition', async () => {
    await show();
    expect(screen.getByRole('link', { name: '第一則' }).getAttribute('href')).toBe(
      '/original/newsCont?id=1',
    );
    expect(screen.getByRole('link', { name: '工程學院' }).getAttribute('href')).toBe(
      '/original/bachelor#div2',
    );
  });
  it('renders if neither can be read', async () => {
    await show(true);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });
});
