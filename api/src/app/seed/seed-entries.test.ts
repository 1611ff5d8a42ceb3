import fs from 'node:fs';
import { taipeiDay } from '@admissions/model';
import type { FacultyLevel } from '@admissions/model/kinds';
import { FACULTY_LEVELS } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../platform/config/package-folder.ts';
import { resolveDates } from '../../platform/time/relative-dates.ts';

// Rules of a single entry are checked on seeding. These tests cover several entries together.

interface Screen {
  subjects: string[];
  times: number;
  lowest?: number;
}
interface Year {
  year: number;
  quota: number;
  requires?: { subject: string; level: string }[];
  screens?: Screen[];
  weights?: { subject: string; weight: number }[];
  applicants?: number;
  passed?: number;
  admitted?: number;
  returned?: number;
  lowest?: number;
  mean?: number;
}
interface Entry {
  key: string;
  department: string;
  channel?: string;
  apart?: boolean;
  measure: string;
  note?: string;
  advice?: string;
  portfolio?: string[];
  source: string;
  years: [Year, ...Year[]];
}
interface Department {
  key: string;
  phone: string;
  email: string;
  title: string;
  college: string;
  quota?: number;
  twin?: string;
  feeCollege?: string;
  costNote?: string;
  enrolment?: { year: number; quota: number; enrolled: number }[];
  outcomes?: unknown[];
  outcomesNote?: string;
}
/** An event, or a camp that lasts several days. */
interface Occasion {
  key: string;
  type: string;
  date?: string;
  eventDates?: { begin: string };
  registrationDates: { begin: string; end: string };
  capacity?: number;
  taken?: number;
}
type Standards = { year: number; subject: string } & Record<string, number>;

const read = <T>(id: string): T =>
  JSON.parse(fs.readFileSync(packageFile('seed', 'content', `${id}.json`), 'utf8'));
const departmentsOf = (level: FacultyLevel) => read<Department[]>(`faculty.${level}Department`);
const entriesOf = (level: FacultyLevel) => read<Entry[]>(`faculty.${level}Entry`);
const sum = (numbers: readonly (number | undefined)[]) =>
  numbers.reduce((total: number, each) => total + (each ?? 0), 0);

const THIS_YEAR = 116;
const PAST = [115, 114, 113];
/** The last admission channel gets the seats that these leave. */
const BEFORE_THE_LAST = ['special-talent', 'stars', 'apply'];
const departments = FACULTY_LEVELS.flatMap((level) =>
  departmentsOf(level).map((department) => ({ level, ...department })),
);
const entries = FACULTY_LEVELS.flatMap((level) =>
  entriesOf(level).map((entry) => ({ level, ...entry })),
);
const rows = entries.flatMap((entry) =>
  entry.years.map((year) => ({ where: `${entry.key} ${year.year}`, entry, ...year })),
);
/** The admission channels that share the seats of a department. */
const sharing = ({ level, key }: { level: FacultyLevel; key: string }) =>
  entries.filter((each) => each.level === level && each.department === key && !each.apart);
const { rows: standards } = read<{ rows: Standards[] }>('about.standards');

describe('the admission channels of the demo content', () => {
  it('list this year’s rule first, without results, then three earlier years', () => {
    for (const { key, years } of entries) {
      expect(years[0], key).toMatchObject({ year: THIS_YEAR });
      expect(Object.keys(years[0]), key).not.toContain('lowest');
      expect(years[0].screens?.some(({ lowest }) => lowest !== undefined) ?? false, key).toBe(
        false,
      );
      expect(years.length, key).toBeGreaterThanOrEqual(3);
      for (const { year, admitted } of years.slice(1)) {
        expect(PAST, key).toContain(year);
        expect(admitted, key).toEqual(expect.any(Number));
      }
    }
  });
  it('add up to the seats of their department', () => {
    for (const department of departments.filter(({ twin }) => !twin))
      expect(sum(sharing(department).map(({ years: [now] }) => now.quota)), department.key).toBe(
        department.quota,
      );
  });
  it('match its seats and new students in earlier years', () => {
    for (const department of departments)
      for (const { year, quota, enrolled } of department.enrolment ?? []) {
        const then = sharing(department).flatMap(({ channel, years }) =>
          years.filter((row) => row.year === year).map((row) => ({ channel, ...row })),
        );
        const where = `${department.key} ${year}`;
        expect(sum(then.map((row) => row.quota)), where).toBe(quota);
        expect(sum(then.map((row) => row.admitted)), where).toBeGreaterThanOrEqual(enrolled);
        const last = then.filter(({ channel }) => channel === 'uac');
        if (last.length === 0) continue;
        const left = then
          .filter(({ channel }) => BEFORE_THE_LAST.includes(channel ?? ''))
          .map((row) => row.quota - (row.admitted ?? 0));
        expect(sum(last.map(({ returned }) => returned)), where).toBe(sum(left));
      }
  });
  it('count a programme in two guides once, with the same seats', () => {
    for (const department of departments.filter(({ twin }) => twin)) {
      expect(sharing(department), department.key).toEqual([]);
      const twin = departmentsOf('bachelor').find(({ key }) => key === department.twin);
      expect(twin?.quota, department.key).toBe(department.quota);
    }
  });
  it('admit as many to the second stage as the last multiple allows', () => {
    for (const { where, screens, passed = 0, applicants = 0, admitted = 0, quota, year } of rows) {
      const last = screens?.at(-1)?.times;
      if (!last || year === THIS_YEAR) continue;
      expect(passed, where).toBeLessThanOrEqual(quota * (last + 0.25) + 1);
      expect(passed, where).toBeGreaterThanOrEqual(Math.min(applicants, Math.floor(quota * last)));
      expect(passed, where).toBeGreaterThanOrEqual(admitted);
    }
  });
  it('have thresholds between the requirement and the highest score', () => {
    for (const { where, year, requires = [], screens = [] } of rows)
      for (const { subjects, lowest } of year === THIS_YEAR ? [] : screens) {
        // One of the two mathematics tests is enough.
        const either = ['mathA', 'mathB'].every((one) =>
          requires.some(({ subject }) => subject === one),
        );
        const least = subjects.map((subject) => {
          const level = requires.find((each) => each.subject === subject)?.level;
          if (level === undefined || (either && subject.startsWith('math'))) return 1;
          const row = standards.find((each) => each.year === year && each.subject === subject);
          return subject.startsWith('apcs') ? Number(level) : row?.[level];
        });
        const most = subjects.map((subject) => (subject.startsWith('apcs') ? 5 : 15));
        expect(lowest, where).toBeGreaterThanOrEqual(sum(least));
        expect(lowest, where).toBeLessThanOrEqual(sum(most));
      }
  });
  it('publish scores for five or more admitted students', () => {
    for (const { where, entry, admitted = 0, lowest } of rows)
      if (admitted >= 5 && entry.measure !== 'none') expect(lowest, where).toBeDefined();
  });
  it('weight mathematics B only from its first year', () => {
    for (const { where, year, weights = [] } of rows)
      if (year < 114)
        expect(
          weights.map(({ subject }) => subject),
          where,
        ).not.toContain('mathYi');
  });
  it('list the documents of an application', () => {
    for (const { key, channel, portfolio = [], advice, note } of entries) {
      if (channel !== 'apply') continue;
      expect(portfolio.length, key).toBeGreaterThanOrEqual(5);
      expect([advice, note].every(Boolean), key).toBe(true);
    }
  });
  it('add up to the seats of their channel', () => {
    const channels = read<{ key: string; quota?: string }[]>('about.admissions');
    const saying = (key: string) => channels.find((each) => each.key === key)?.quota ?? '';
    const of = (key: string) => entries.filter(({ channel }) => channel === key);
    const places = (key: string) => sum(of(key).map(({ years: [now] }) => now.quota));
    for (const key of ['special-talent', 'stars', 'apply', 'uac'])
      expect(saying(key)).toBe(`${of(key).length}系組、${places(key)}名（示範）`);
    for (const key of ['master-recommend', 'master-exam', 'doctoral']) {
      const all = new Set(of(key).map(({ department }) => department));
      expect(saying(key)).toBe(`${all.size}系所、${places(key)}名（示範）`);
    }
    expect(saying('emba')).toContain(`${places('emba')}名`);
  });
});

describe('the calendar of the demo content', () => {
  const events = read<Occasion[]>('highschool.event');
  const camps = read<Occasion[]>('highschool.camp');
  const now = new Date();
  const dayOf = (text: string) =>
    (Date.parse(String(resolveDates(text, now))) - Date.parse(taipeiDay(now))) / 86_400_000;
  it.each([
    ...events.map((each) => [each.key, each] as const),
    ...camps.map((each) => [each.key, each] as const),
  ])(
    'closes the registration of %s before its day, without attendees before it opens',
    (_key, each) => {
      const { begin, end } = each.registrationDates;
      const [opens, closes, day] = [begin, end, each.date ?? each.eventDates?.begin ?? ''].map(
        dayOf,
      );
      expect([opens, closes, day]).toEqual([opens, closes, day].toSorted((a = 0, b = 0) => a - b));
      expect([opens, closes, day].every(Number.isFinite)).toBe(true);
      expect(each.taken ?? 0).toBeLessThanOrEqual(each.capacity ?? Number.POSITIVE_INFINITY);
      if (Number(opens) > 0) expect(each.taken ?? 0).toBe(0);
    },
  );
  it.each([
    ['parents-day', 'Sat'],
    ['mock-one', 'Sat'],
    ['mock-two', 'Sat'],
    ['pre-apcs', 'Sat'],
    ['trial-english', 'Wed'],
    ['day-autumn', 'Wed'],
    ['day-winter', 'Wed'],
  ])('holds %s on a weekday that matches its title', (key, weekday) => {
    const found = [...events, ...camps].find((each) => each.key === key);
    expect(found?.date ?? found?.eventDates?.begin).toMatch(new RegExp(` ${weekday}$`));
  });
  it.each([
    ['portfolio-week', 'portfolio', '四百二十', 420],
    ['parents-day', 'parents-day', '三百', 300],
  ])('has the seats named in the notice of %s', (key, of, words, places) => {
    const notice = read<{ key: string }[]>('news.news').find((each) => each.key === key);
    expect(JSON.stringify(notice)).toContain(words);
    const found = events
      .filter((each) => [each.type, each.key].includes(of))
      .map(({ capacity }) => capacity);
    expect(sum(found)).toBe(places);
  });
});

describe('the figures of the demo content', () => {
  it('have the standards of every subject in each year', () => {
    for (const year of PAST)
      expect(standards.filter((row) => row.year === year).map(({ subject }) => subject)).toEqual([
        'chinese',
        'english',
        'mathA',
        'mathB',
        'social',
        'science',
      ]);
  });
  it('have fees of every college for two years, with state subsidies deducted', () => {
    const { tuition, rooms, credits, frozen, source } = read<{
      frozen?: string;
      source: string;
      rooms: { amount: number; lastYear?: number }[];
      credits: { perCredit: number; lastYear?: number }[];
      tuition: {
        college: string;
        level: string;
        tuition: number;
        misc: number;
        national?: number;
        lastYear?: number;
      }[];
    }>('about.fees');
    for (const { level, key, college, feeCollege } of departments) {
      if (level === 'specialized') continue;
      const hues = read<{ key: string; hue: string }[]>(`faculty.${level}`);
      const hue = feeCollege ?? hues.find((each) => each.key === college)?.hue;
      expect(
        tuition.some((row) => row.college === hue && row.level === level),
        key,
      ).toBe(true);
    }
    for (const row of tuition.filter(({ level }) => level === 'bachelor'))
      expect(row.national).toBeLessThan((row.tuition + row.misc) * 2 - 35_000);
    // Unchanged fees applied a year ago too; rooms were not more expensive then.
    expect(frozen && source).toContain('示範');
    for (const { college, level, tuition: fee, misc, lastYear } of tuition)
      expect(lastYear, `${college} ${level}`).toBe(fee + misc);
    for (const { perCredit, lastYear } of credits) expect(lastYear).toBe(perCredit);
    for (const { amount, lastYear = 0 } of rooms.filter((room) => room.amount > 0)) {
      expect(lastYear).toBeLessThanOrEqual(amount);
      expect(lastYear).toBeGreaterThan(amount * 0.95);
    }
  });
  it('list graduate outcomes, or why they are missing', () => {
    for (const { key, outcomes = [], outcomesNote, twin } of departments)
      expect(outcomes.length > 0 || Boolean(outcomesNote) || Boolean(twin), key).toBe(true);
  });
  it('mark every amount in a note as fictitious', () => {
    for (const { key, costNote = '' } of departments)
      if (costNote.includes('元')) expect(costNote, key).toContain('示範');
  });
  it('use fictitious contacts', () => {
    for (const { key, phone, email } of departments) {
      expect(phone, key).toMatch(/^03-0000-000#\d{4}$/);
      expect(email, key).toMatch(/^[\w.-]+@example\.edu\.tw$/);
    }
  });
  it('use no promotional language', () => {
    const words = /頂尖|卓越|一流|首選|最佳(?!化)|最強|領先|傲視|No\.?\s?1/;
    for (const id of [
      ...FACULTY_LEVELS.map((level) => `faculty.${level}Entry`),
      'about.fees',
      'about.standards',
    ])
      expect(JSON.stringify(read(id)), id).not.toMatch(words);
  });
});
