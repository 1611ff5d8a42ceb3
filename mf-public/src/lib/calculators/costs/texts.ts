import { type Localised, pair } from '@admissions/model';

export const TEXTS = {
  more: pair('住宿、生活費與說明', 'Room, living and notes'),
  title: pair('一年多少錢', 'What a year costs'),
  lead: pair(
    '{year}學年度，新臺幣元，一年（兩學期）計。',
    'In NT$ for a year of two semesters, {year} (ROC year).',
  ),
  fees: pair('一年學雜費', 'Fees for a year'),
  varies: pair('依你原來的學系，{low}到{high}', '{low} to {high}, as in your home department'),
  after: '扣{amount}後：',
  byCredit: pair('依學分收費：', 'By credit: '),
  credit: pair('每學分{credit}，另加每學期{base}', '{credit} a credit, and {base} a semester'),
  room: pair('宿舍一年', 'A room for a year'),
  from: pair('{amount}起', 'from {amount}'),
  living: pair('生活費一個月', 'Living, a month'),
  range: pair('{low}到{high}（多數人{usual}）', '{low} to {high} (mostly {usual})'),
  calculate: pair('用我的情況算', 'Reckon with my situation'),
  awards: pair('看全部獎助學金', 'All scholarships'),
  source: pair('資料：', 'Source: '),
} satisfies Record<string, Localised | string>;
