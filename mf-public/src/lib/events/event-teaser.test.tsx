import { SEATS_PATH } from '@admissions/model/forms';
import { apiAnswering, apiError, hrefOf, hrefsOf, showPage } from '@admissions/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createEvent } from '../testing/samples.ts';
import { type EventCard, listUpcomingEvents } from './calendar-events.ts';
import { EventTeaser } from './event-teaser.tsx';

const TODAY = '2026-11-24';
const event = (id: number) =>
  createEvent(id, {
    date: '2026-12-07',
    begin: '13:00',
    registrationDates: { begin: '2026-11-12', end: '2026-12-01' },
  }) as unknown as EventCard;

function show(events: EventCard[], limit?: number) {
  const { api } = apiAnswering(({ path }) =>
    path === SEATS_PATH ? { data: { events: { 1: 54, 2: 0 }, camps: {} } } : apiError(404),
  );
  const calendarEvents = listUpcomingEvents(events, TODAY);
  const options = { calendarEvents, today: TODAY, ...(limit && { limit }) };
  showPage(<EventTeaser title="報名參加" {...options} />, { api });
}
const hrefs = () => hrefsOf(screen.queryAllByRole('link'));

describe('EventTeaser', () => {
  it('shows a single event with date, seats left and a button', async () => {
    show([event(1)]);
    await waitFor(() => expect(screen.getByRole('listitem').textContent).toContain('還有54位'));
    expect(screen.getByRole('listitem').textContent).toContain('12月7日（一）13:00–17:00');
    expect(hrefOf('我要報名')).toBe('/eventCont?id=1');
  });
  it('shows one line for each of several events, and marks full ones', async () => {
    show([event(1), event(2)]);
    await waitFor(() => expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('額滿'));
    expect(screen.queryByRole('link', { name: '我要報名' })).toBeNull();
    expect(hrefs()).toEqual(['/eventCont?id=1', '/eventCont?id=2', '/events']);
  });
  it('recommends no full event', async () => {
    show([event(2), event(1), event(3)], 1);
    await waitFor(() => expect(hrefs()).toContain('/eventCont?id=1'));
    expect(hrefs()).not.toContain('/eventCont?id=2');
  });
});
