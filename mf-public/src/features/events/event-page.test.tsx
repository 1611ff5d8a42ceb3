import { SEATS_PATH } from '@admissions/model/forms';
import { apiAnswering, apiError, apiList, hrefsOf, showRoutes } from '@admissions/tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createEvent, setToday } from '../../lib/testing/samples.ts';
import { Component, loader } from './event-page.tsx';

const OVER = createEvent(1, { date: '2026-11-04', note: null, agenda: null, news: null });
const OTHERS = [
  createEvent(2, { type: 'talk', date: '2026-12-01' }),
  createEvent(3, { date: '2026-12-19' }),
  createEvent(4, { date: '2026-12-20' }),
];

setToday('2026-11-24');

it('an event that is over leads to the next of its type with seats; the others are by date', async () => {
  const { api } = apiAnswering(({ path }) => {
    if (path.endsWith('/event_info/1')) return { data: OVER };
    if (path.endsWith('/event_list')) return apiList([OVER, ...OTHERS]);
    return path === SEATS_PATH ? { data: { events: { 3: 0, 4: 2 } } } : apiError(404);
  });
  showRoutes([{ path: '/eventCont', Component, loader }], { at: '/eventCont?id=1', api });
  const head = (await screen.findByRole('heading', { level: 1 })).parentElement as HTMLElement;
  await waitFor(() =>
    expect(within(head).getByRole('link').getAttribute('href')).toBe('/eventCont?id=4'),
  );
  expect(head.textContent).toContain('已結束報名下一場：12月20日・剩2位 活動4');
  const others = screen.getByRole('complementary', { name: /接下來的\s?活動/ });
  expect(hrefsOf(within(others).getAllByRole('link'))).toEqual([
    '/eventCont?id=2',
    '/eventCont?id=4',
    '/events',
  ]);
});
