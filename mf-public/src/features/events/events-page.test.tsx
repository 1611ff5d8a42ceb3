import { SEATS_PATH } from '@admissions/model/forms';
import { apiAnswering, apiError, showRoutes, textsOf } from '@admissions/tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createEvent, setToday } from '../../lib/testing/samples.ts';
import { Component, loader } from './events-page.tsx';

const EVENTS = [
  createEvent(1),
  createEvent(2, { type: 'parents', audience: ['parent'], date: '2027-01-09', capacity: 30 }),
  createEvent(3, {
    date: '2026-11-04',
    registrationDates: { begin: '2026-10-01', end: '2026-10-20' },
  }),
  createEvent(4, {
    type: 'talk',
    signup: 'none',
    capacity: null,
    colleges: ['engineering', 'medical'],
  }),
];
const CAMP = {
  ...createEvent(7, { type: 'camp', title: '護理營', place: '醫護學院', college: 'medical' }),
  eventDates: { begin: '2027-01-20', end: '2027-01-21' },
  registrationDates: { begin: '2026-12-15', end: '2027-01-10' },
};

setToday('2026-11-24');

async function showEvents(at = '/events') {
  const { api } = apiAnswering(({ path }) => {
    if (path.endsWith('/event_list')) return { data: { list: EVENTS } };
    if (path.endsWith('/camp_list')) return { data: { list: [CAMP] } };
    return path === SEATS_PATH ? { data: { events: { 1: 54, 2: 0 } } } : apiError(500);
  });
  const shown = showRoutes([{ path: '/events', Component, loader }], { at, api });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}
const linkTo = (href: string) => document.querySelector(`a[href="${href}"]`);
const rowOf = (id: number) => linkTo(`/eventCont?id=${id}`)?.closest('li')?.textContent;
const campRow = () => linkTo('/campCont?id=7')?.closest('li')?.textContent;

describe('EventsPage', () => {
  it('lists events and camps by month, with date, place and link', async () => {
    await showEvents();
    expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      '接下來的活動',
      '2027年1月',
      '2026年11月',
    ]);
    const january = screen.getByRole('region', { name: '2027年1月' });
    expect(within(january).getByRole('link').getAttribute('href')).toBe('/campCont?id=7');
    expect(rowOf(1)).toContain('12月18日（五）08:00–17:00');
    expect(campRow()).toContain('1月20日（三）–1月21日（四）');
  });
  it('shows the state of each, and the seats left once loaded', async () => {
    await showEvents();
    expect(rowOf(1)).toContain('報名中');
    await waitFor(() => expect(rowOf(1)).toContain('還有54位'));
    expect(rowOf(2)).toMatch(/額滿.*候補到/s);
    expect(rowOf(3)).toContain('已結束');
    expect(rowOf(4)).toContain('不必報名');
    expect(campRow()).toContain('12/15開放報名');
  });
  it('shows each month as a table of weeks on request', async () => {
    const { user, address } = await showEvents('/events?who=student');
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('link', { name: '月曆' }));
    const table = await screen.findByRole('table', { name: '2026年12月開始的活動' });
    expect(address()).toBe('/events?who=student&view=month');
    const cell = within(table)
      .getByRole('link', { name: /活動\s?1$/ })
      .closest('td');
    expect(cell?.textContent).toBe('1808:00 活動108:00 活動4');
    expect(cell?.parentElement?.children[4]).toBe(cell);
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
  });
  it('filters by audience and type of the address', async () => {
    const { user, address } = await showEvents('/events?who=parent');
    expect(linkTo('/eventCont?id=1')).toBeNull();
    expect(linkTo('/eventCont?id=2')).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('接下來有1場');
    expect(linkTo('/calendar.ics?of=who-parent')).not.toBeNull();
    await user.click(screen.getByRole('link', { name: '說明會' }));
    expect(await screen.findByText(/目前沒有符合的活動/)).toBeTruthy();
    expect(address()).toBe('/events?type=talk&who=parent');
  });
  it('filters by college, including secondary ones', async () => {
    const { user, address } = await showEvents();
    const colleges = screen.getByRole('navigation', { name: '學院' });
    await user.click(within(colleges).getByRole('link', { name: '醫護' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('接下來有2場'));
    expect(address()).toBe('/events?college=medical');
    expect(linkTo('/eventCont?id=1')).toBeNull();
    expect(rowOf(4)).toBeTruthy();
    expect(campRow()).toBeTruthy();
    expect(linkTo('/calendar.ics?of=college-medical')).not.toBeNull();
    // These colleges have no events.
    expect(within(colleges).queryByRole('link', { name: '管理' })).toBeNull();
  });
});
