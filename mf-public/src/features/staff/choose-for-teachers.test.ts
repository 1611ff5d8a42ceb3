import { expect, it } from 'vitest';
import type { CalendarEvent } from '../../lib/events/calendar-events.ts';
import { chooseForTeachers } from './staff-page.tsx';

const calendarEvent = (title: string, who: CalendarEvent['who']) =>
  ({ title, who }) as CalendarEvent;

it('chooseForTeachers prefers events for teachers and sorts by date', () => {
  const coming = [
    calendarEvent('試聽', ['student']),
    calendarEvent('家長訪校日', ['parent', 'student']),
    calendarEvent('備審健檢', ['student']),
    calendarEvent('選填說明', ['student', 'teacher']),
  ];
  const titles = chooseForTeachers(coming, 3).map(({ title }) => title);
  expect(titles).toEqual(['試聽', '家長訪校日', '選填說明']);
});
