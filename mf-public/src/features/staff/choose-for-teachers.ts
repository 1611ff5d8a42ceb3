import type { CalendarEvent } from '../../lib/events/calendar-events.ts';

/** Events for teachers take precedence over those for their classes; sorted by date. */
export function chooseForTeachers(coming: readonly CalendarEvent[], most: number): CalendarEvent[] {
  const isOwn = ({ who }: CalendarEvent) => who.includes('teacher');
  const chosen = new Set(
    [...coming.filter(isOwn), ...coming.filter((each) => !isOwn(each))].slice(0, most),
  );
  return coming.filter((each) => chosen.has(each));
}
