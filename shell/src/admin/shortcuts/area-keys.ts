import type { Area } from '@admissions/model';

/** The letter after `g` for each area. */
export const AREA_KEYS = {
  account: 'a',
  ad: 'b',
  setting: 's',
  news: 'n',
  faculty: 'f',
  highschool: 'h',
  about: 'i',
  selfvalue: 'v',
  college: 'c',
  forms: 'm',
  vr: 'r',
} as const satisfies Record<Area, string>;
