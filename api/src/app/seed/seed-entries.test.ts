import fs from 'node:fs';
import path from 'node:path';
import { addDays, taipeiDay } from '@admissions/model';
import { findClosure } from '@admissions/model/forms';
import { FACULTY_LEVELS, type FacultyLevel } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../platform/config/package-folder.ts';
import { resolveDates } from '../../platform/time/relative-dates.ts';

// Rules of a single entry are checked on seeding. These tests cover several entries together.

interface Entry {
  key: string;
  department: string;
  channel?: string;
  apart?: boolean;
  years: [{ quota: number }];
}
interface Department {
  key: string;
  phone: string;
  email: string;
  quota?: number;
  twin?: string;
  costNote?: string;
}
/** An event, or a camp that lasts several days. */
interface Occasion {
  key: string;
  date?: string;
  eventDates?: { begin: string; end: string };
  registrationDates: { begin: string; end: string };
  capacity?: number;
  taken?: number;
}

const read = <T>(id: string): T =>
  JSON.parse(fs.readFileSync(packageFile('seed', 'content', `${id}.json`), 'utf8'));
const readLevels = <T>(kind: string) =>
  FACULTY_LEVELS.flatMap((level) =>
    read<T[]>(`faculty.${level}${kind}`).map((each) => ({ level, ...each })),
  );
const departments = readLevels<Department>('Department');
const entries = readLevels<Entry>('Entry');
const seatsOf = (channels: Entry[]) =>
  channels.reduce((sum, { years: [{ quota }] }) => sum + quota, 0);
/** The admission channels that share the seats of a department. */
const sharing = ({ level, key }: { level: FacultyLevel; key: string }) =>
  entries.filter((each) => each.level === level && each.department === key && !each.apart);

describe('the admission channels of the demo content', () => {
  it('add up to the seats of their department', () => {
    for (const department of departments.filter(({ twin }) => !twin))
      expect(seatsOf(sharing(department)), department.key).toBe(department.quota);
  });
  it('count a programme in two guides once, with the same seats', () => {
    for (const department of departments.filter(({ twin }) => twin)) {
      expect(sharing(department), department.key).toEqual([]);
      const twin = departments.find(
        ({ level, key }) => level === 'bachelor' && key === department.twin,
      );
      expect(twin?.quota, department.key).toBe(department.quota);
    }
  });
  it('add up to the seats of their channel', () => {
    const channels = read<{ key: string; quota?: string }[]>('about.admissions');
    for (const name of ['special-talent', 'stars', 'apply', 'uac']) {
      const own = entries.filter(({ channel }) => channel === name);
      expect(channels.find(({ key }) => key === name)?.quota).toBe(
        `${own.length}系組、${seatsOf(own)}名（示範）`,
      );
    }
  });
});

describe('the demo content', () => {
  const occasions = [
    ...read<Occasion[]>('highschool.event'),
    ...read<Occasion[]>('highschool.camp'),
  ];
  const now = new Date();
  const dayOf = (text: string) =>
    (Date.parse(String(resolveDates(text, now))) - Date.parse(taipeiDay(now))) / 86_400_000;
  it.each(occasions)(
    'closes the registration of $key before its day, without attendees before it opens',
    ({ registrationDates: { begin, end }, date, eventDates, taken = 0, capacity = taken }) => {
      const days = [begin, end, date ?? eventDates?.begin ?? ''].map(dayOf);
      expect(days).toEqual(days.toSorted((a, b) => a - b));
      expect(days.every(Number.isFinite)).toBe(true);
      expect(taken).toBeLessThanOrEqual(capacity);
      if (Number(days[0]) > 0) expect(taken).toBe(0);
    },
  );
  const resolveEach = <T>(value: T, step: number) =>
    Array.from({ length: 1500 / step }, (_, index) => {
      const at = new Date(Date.UTC(2026, 10, 1 + index * step));
      return resolveDates(value, at) as T;
    });
  it('links from an entry that cannot be removed to no removable one', () => {
    const folder = packageFile('seed', 'content');
    const texts = fs
      .readdirSync(folder)
      .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
    const single = texts.filter((text) => text.startsWith('{'));
    expect(single.length).toBeGreaterThan(0);
    expect(single.join('').match(/"\/[^"]*[?&]id=\d+[^"]*"/g)).toBeNull();
  });
  it('has no event on a day that the visit calendar closes, whenever it is seeded', () => {
    type Rules = Parameters<typeof findClosure>[0];
    const rules = read<Rules>('highschool.visitDays');
    const events = read<Occasion[]>('highschool.event');
    const closed = resolveEach({ rules, events }, 1).flatMap((seeded) =>
      seeded.events
        .filter(({ date = '' }) => findClosure(seeded.rules, date) !== null)
        .map(({ key, date }) => `${key} ${date}`),
    );
    expect(closed).toEqual([]);
  });
  it('has no occasion on a holiday or during the national exam, whenever it is seeded', () => {
    const exams = read<{ title: string; dates: { begin: string; end: string } }[]>(
      'about.nationalDate',
    ).filter(({ title }) => title === '學測');
    expect(exams).toHaveLength(1);
    const isExam = (day: string) =>
      exams.some(({ dates }) => {
        const { begin, end } = resolveDates(dates, new Date(day)) as typeof dates;
        return begin <= day && day <= end;
      });
    const faults = resolveEach(occasions, 5).flatMap((seeded) =>
      seeded.flatMap(({ key, date = '', eventDates = { begin: date, end: date } }) => {
        const days = Array.from({ length: 5 }, (_, later) => addDays(eventDates.begin, later));
        // A series of weekends is longer; its text names the pauses.
        const isSeries = days.every((day) => day < eventDates.end);
        const own = isSeries ? Object.values(eventDates) : days.filter((d) => d <= eventDates.end);
        return own
          .filter(
            (day) => isExam(day) || findClosure({ closed: null, special: null }, day) !== null,
          )
          .map((day) => `${key} ${day}`);
      }),
    );
    expect(faults).toEqual([]);
  });
});
