import type { Area } from '@admissions/model';

/** After `g`: the letter that leads to an area of the menu. */
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
