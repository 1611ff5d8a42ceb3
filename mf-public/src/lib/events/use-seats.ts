import { type Api, api } from '@admissions/api-client';
import { type RemainingSeats, SEATS_PATH } from '@admissions/model/forms';
import { startTransition, useCallback, useState } from 'react';
import { loadSection } from '../reads.ts';
import { useOnReturn } from '../use-on-return.ts';
import type { CalendarEvent, CalendarEventKey } from './calendar-events.ts';

type SeatsLeft = Readonly<Partial<Record<CalendarEventKey, number>>>;
const NONE: SeatsLeft = {};

const readSeats = (from: Api) => from.get<RemainingSeats>(SEATS_PATH, { silent: true });

/** Seats left on loading a page, to choose events; nothing if unreadable. */
export async function loadSeats(from: Api) {
  const found = await loadSection(readSeats(from));
  const seats = found ? toSeatsByEvent(found) : NONE;
  return ({ counted }: CalendarEvent) => (counted ? seats[counted] : undefined);
}

/** Seats left, reloaded on each return to the page; undefined until loaded. */
export function useSeats(isEnabled = true): (calendarEvent: CalendarEvent) => number | undefined {
  const [seats, setSeats] = useState(NONE);
  const load = useCallback(async () => {
    // Without a response the capacity is shown.
    const found = await readSeats(api()).catch(() => null);
    // In slices: re-rendering a year of events at once blocks a slow phone.
    if (found) startTransition(() => setSeats(toSeatsByEvent(found)));
  }, []);
  useOnReturn(load, isEnabled);
  return useCallback(({ counted }) => (counted ? seats[counted] : undefined), [seats]);
}

// Older APIs have no camps.
const toSeatsByEvent = ({
  events,
  camps = {},
}: Omit<RemainingSeats, 'camps'> & Partial<RemainingSeats>): SeatsLeft =>
  Object.fromEntries([
    ...Object.entries(events).map(([id, left]) => [`event-${id}`, left]),
    ...Object.entries(camps).map(([id, left]) => [`camp-${id}`, left]),
  ]);
