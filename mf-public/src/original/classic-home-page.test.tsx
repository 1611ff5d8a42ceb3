import { apiAnswering, apiError, hrefOf, showRoutes, textsOf } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component, loader } from './classic-home-page.tsx';
import { Component as ClassicLayout } from './classic-layout.tsx';

const news = {
  id: 1,
  title: '第一則',
  date: '2026-11-20',
  category: { id: 1, title: '招生' },
};
const college = {
  id: 2,
  title: '工程學院',
  titleEn: 'College of Engineering',
  intro: '把東西做出來。',
  link: { href: '/bachelor#div2', newWindow: false },
};

async function show(isAway = false) {
  const { api } = apiAnswering(({ path }) => {
    if (isAway) return apiError(503);
    const list = [path.endsWith('/college_list') ? college : news];
    return { data: { list, total: 1, page: 1, perpage: 10 } };
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
  it('shows a fixed head, the news and the colleges, with links of the same edition', async () => {
    await show();
    expect(textsOf(screen.getAllByRole('heading'))).toEqual([
      '元智大學招生資訊網',
      '最新消息',
      '學院一覽',
    ]);
    expect(document.querySelector('[aria-roledescription=carousel]')).toBeNull();
    expect(screen.getAllByRole('table')[1]?.textContent).toContain('工程學院把東西做出來。');
    expect(hrefOf('第一則')).toBe('/original/newsCont?id=1');
    expect(hrefOf('工程學院')).toBe('/original/bachelor#div2');
  });
  it('renders if neither can be read', async () => {
    await show(true);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });
});
