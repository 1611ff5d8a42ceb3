// @vitest-environment jsdom
import { SEATS_PATH } from '@admissions/model/forms';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type EventCard, listUpcomingEvents } from './calendar-events.ts';
import { EventTeaser } from './event-teaser.tsx';

const TODAY = '2026-11-24';
const event = (id: number, change: object = {}) =>
  ({
    id,
    type: 'parents',
    title: `家長訪校日${id}`,
    summary: '',
    audience: ['parent'],
    date: '2026-12-07',
    begin: '13:00',
    end: '17:00',
    place: '六館',
    mode: 'onsite',
    signup: 'visit',
    registrationDates: { begin: '2026-11-12', end: '2026-12-01' },
    capacity: 300,
    colleges: null,
    ...change,
  }) as unknown as EventCard;

async function show(events: EventCard[]) {
  const { api } = apiAnswering(({ path }) =>
    path === SEATS_PATH
      ? { data: { events: { 1: 54, 2: 0 }, camps: {} } }
      : { status: 404, refusal: { errorCode: 100404, message: 'x' } },
  );
  const element = (
    <>
      <p>頁面</p>
      <EventTeaser
        title="報名參加"
        calendarEvents={listUpcomingEvents(events, TODAY)}
        today={TODAY}
      />
    </>
  );
  showRoutes([{ path: '/', element }], { at: '/', api });
  await screen.findByText('頁面');
}
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('EventTeaser', () => {
  it('shows a single event with date, seats left and a button', async () => {
    await show([event(1)]);
    await waitFor(() => expect(screen.getByRole('listitem').textContent).toContain('還有54位'));
    expect(screen.getByRole('listitem').textContent).toContain('12月7日（一）13:00–17:00');
    expect(screen.getByRole('link', { name: '我要報名' }).getAttribute('href')).toBe(
      '/eventCont?id=1',
    );
  });
  it('shows one line for each of several events, and marks full ones', async () => {
    await show([event(1), event(2)]);
    await waitFor(() => expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('額滿'));
    expect(screen.queryByRole('link', { name: '我要報名' })).toBeNull();
    expect(hrefs()).toEqual(['/eventCont?id=1', '/eventCont?id=2', '/events']);
  });
  it('omits past events, and renders nothing without any', async () => {
    await show([event(1, { date: '2026-11-04' })]);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
