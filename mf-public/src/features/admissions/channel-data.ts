import type { EntryOf } from '@admissions/model';
import type { admissions } from '@admissions/model/kinds';
import type { Step } from '../../lib/deadlines.ts';

export type Channel = Omit<EntryOf<typeof admissions>, 'dates'> & { dates: Step[] };
export const LEVEL_NAMES = {
  bachelor: '高中生',
  transfer: '學士轉學',
  master: '碩士班',
  doctoral: '博士班',
  international: '境外生',
};
export type Level = keyof typeof LEVEL_NAMES;
