import type { Localised } from '@admissions/model';

export const TEXTS = {
  more: { 'zh-TW': '住宿、生活費與說明', en: 'Room, living and notes' },
  title: { 'zh-TW': '一年多少錢', en: 'What a year costs' },
  lead: {
    'zh-TW': '{year}學年度，新臺幣元，一年（兩學期）計。',
    en: 'In NT$ for a year of two semesters, {year} (ROC year).',
  },
  fees: { 'zh-TW': '一年學雜費', en: 'Fees for a year' },
  varies: {
    'zh-TW': '依你原來的學系，{low}到{high}',
    en: '{low} to {high}, as in your home department',
  },
  after: { 'zh-TW': '再扣', en: 'After ' },
  byCredit: { 'zh-TW': '依學分收費：', en: 'By credit: ' },
  credit: {
    'zh-TW': '每學分{credit}，另加每學期{base}',
    en: '{credit} a credit, and {base} a semester',
  },
  room: { 'zh-TW': '宿舍一年', en: 'A room for a year' },
  from: { 'zh-TW': '{amount}起', en: 'from {amount}' },
  living: { 'zh-TW': '生活費一個月', en: 'Living, a month' },
  range: { 'zh-TW': '{low}到{high}（多數人{usual}）', en: '{low} to {high} (mostly {usual})' },
  calculate: { 'zh-TW': '用我的情況算', en: 'Reckon with my situation' },
  awards: { 'zh-TW': '看全部獎助學金', en: 'All scholarships' },
  source: { 'zh-TW': '資料：', en: 'Source: ' },
} satisfies Record<string, Localised | string>;
