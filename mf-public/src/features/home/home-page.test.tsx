import { TOPICS } from '@admissions/model/kinds';
import { buildTopicPath } from '@admissions/protocol';
import { apiAnswering, apiError, apiList, showRoutes } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Component, loader } from './home-page.tsx';

it('the first way of the home page is the next deadline, with the days left', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T04:00:00Z'), toFake: ['Date'] });
  const dates = [{ label: '網路報名', dates: { begin: '2026-11-10', end: '2026-12-07' } }];
  const { api } = apiAnswering(({ path }) =>
    path.endsWith('/admissions_list')
      ? apiList([{ id: 3, title: '特殊選才', dates }])
      : apiError(404),
  );
  showRoutes([{ path: '/', Component, loader }], { at: '/', api });
  const ways = await screen.findByRole('navigation', { name: '快速前往' });
  const [first] = within(ways).getAllByRole('link');
  expect(first?.textContent).toBe('招生日程特殊選才還有7天');
  expect(first?.getAttribute('href')).toBe('/admissions');
});

it.each([
  ['limited', '限時活動'],
  [null, undefined],
] as const)('of the four topics the first with content is open: %s', async (filled, name) => {
  const content = { years: [], selectedYear: 2026, carousels: [], blocks: [], activities: [] };
  const article = { id: 4, title: '一篇報導', date: '2026-11-01' };
  const { api } = apiAnswering(({ path }) =>
    TOPICS.some((each) => path === buildTopicPath(each))
      ? {
          data: {
            ...content,
            articles: filled && path === buildTopicPath(filled) ? [article] : [],
          },
        }
      : apiError(404),
  );
  showRoutes([{ path: '/', Component, loader }], { at: '/', api });
  await screen.findByRole('navigation', { name: '快速前往' });
  const current = screen
    .queryByRole('navigation', { name: '主題' })
    ?.querySelector('[aria-current]');
  expect(current?.textContent).toBe(name);
});
