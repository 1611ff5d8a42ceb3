import type { CalendarEvent } from '../../lib/events/calendar-events.ts';

/** So many of what comes: those for teachers before those that they tell their classes of, in the order of the days. */
export function chooseForTeachers(coming: readonly CalendarEvent[], most: number): CalendarEvent[] {
  const isOwn = ({ who }: CalendarEvent) => who.includes('teacher');
  const chosen = new Set(
    [...coming.filter(isOwn), ...coming.filter((each) => !isOwn(each))].slice(0, most),
  );
  return coming.filter((each) => chosen.has(each));
}
