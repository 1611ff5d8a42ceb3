import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, vi } from 'vitest';

const SEED = join(import.meta.dirname, '../../../../api/seed/content');
/** The demo content of a kind. */
export const readSeed = (kind: string) =>
  JSON.parse(readFileSync(join(SEED, `${kind}.json`), 'utf8'));

/** Every test of the file is at noon in Taipei on this day. */
export const setToday = (day: string) =>
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(`${day}T12:00+08:00`), toFake: ['Date'] });
  });

/** A year of an admission channel without values. */
export const EMPTY_YEAR = {
  requires: null,
  screens: null,
  weights: null,
  ties: null,
  parts: null,
  applicants: null,
  passed: null,
  admitted: null,
  returned: null,
  waitlist: null,
  lowest: null,
  mean: null,
};

/** A department as the API returns it. */
export const createDepartment = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  titleEn: title,
  tagline: '',
  summary: '',
  degree: 'bachelor',
  language: 'zh',
  quota: 50,
  groups: [],
  careers: [],
  courses: [],
  clusters: [],
  keywords: [],
  body: [],
  college: { id: 1, title: '工程學院' },
  ...more,
});

/** An event as the API returns it, with sign-up by the visit form. */
export const createEvent = (id: number, more: object = {}) => ({
  id,
  type: 'day',
  title: `活動${id}`,
  summary: '跟著課表走一天',
  audience: ['student'],
  date: '2026-12-18',
  begin: '08:00',
  end: '17:00',
  place: '六館一樓',
  mode: 'onsite',
  registrationDates: { begin: '2026-11-12', end: '2026-12-08' },
  signup: 'visit',
  capacity: 132,
  colleges: null,
  ...more,
});
