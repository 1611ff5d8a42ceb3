import { expect, it } from 'vitest';
import type { EventCard } from '../../lib/events/calendar-events.ts';
import { createEvent } from '../../lib/testing/samples.ts';
import { listForClasses } from './staff-page.tsx';

const eventOn = (title: string, date: string, more: object = {}) =>
  createEvent(1, { title, date, audience: ['student', 'teacher'], ...more }) as EventCard;

it('lists daytime events for teachers on school days with seats for a class, or with unknown seats', () => {
  const coming = [
    eventOn('試聽', '2026-12-09'),
    eventOn('週六', '2026-12-19'),
    eventOn('週日', '2026-12-20'),
    eventOn('一日大學生', '2026-12-21'),
    eventOn('備審健檢', '2026-12-22', { end: '20:00' }),
    eventOn('只給學生', '2026-12-23', { audience: ['student'] }),
    eventOn('夜間開放', '2026-12-29', { end: '21:00' }),
    eventOn('病房開放', '2027-01-05'),
  ];
  const seats: Record<string, number> = { 試聽: 3, 一日大學生: 20, 備審健檢: 40 };
  const found = listForClasses(coming, '2026-12-01', ({ title }) => seats[title]);
  expect(found.map(({ title }) => title)).toEqual(['一日大學生', '病房開放']);
});
