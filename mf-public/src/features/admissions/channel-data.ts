import type { EntryOf, Localised } from '@admissions/model';
import type { admissions } from '@admissions/model/kinds';

export type Channel = EntryOf<typeof admissions>;
export const LEVEL_NAMES = {
  bachelor: { 'zh-TW': '高中生', en: 'High-school students' },
  transfer: { 'zh-TW': '學士轉學', en: 'Transfer' },
  master: { 'zh-TW': '碩士班', en: 'Master' },
  doctoral: { 'zh-TW': '博士班', en: 'Doctoral' },
  international: { 'zh-TW': '境外生', en: 'From abroad' },
} satisfies Record<string, Localised>;
export type Level = keyof typeof LEVEL_NAMES;
