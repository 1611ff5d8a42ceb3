import { expect, it } from 'vitest';
import type { CalendarEvent } from '../../lib/events/calendar-events.ts';
import { listForClasses } from './staff-page.tsx';

const calendarEvent = (title: string, day: string, end = '17:00') =>
  ({ title, dates: { begin: day, end: day }, hours: { begin: '13:00', end } }) as CalendarEvent;

it('lists daytime events of school days with seats for a class, or with unknown seats', () => {
  const coming = [
    calendarEvent('試聽', '2026-12-09'),
    calendarEvent('週六', '2026-12-19'),
    calendarEvent('週日', '2026-12-20'),
    calendarEvent('一日大學生', '2026-12-21'),
    calendarEvent('備審健檢', '2026-12-22', '20:00'),
    calendarEvent('夜間開放', '2026-12-29', '21:00'),
    calendarEvent('病房開放', '2027-01-05'),
  ];
  const seats: Record<string, number> = { 試聽: 3, 一日大學生: 20, 備審健檢: 40 };
  const found = listForClasses(coming, ({ title }) => seats[title]);
  expect(found.map(({ title }) => title)).toEqual(['一日大學生', '病房開放']);
});
