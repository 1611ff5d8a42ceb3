import type { Localised } from '@admissions/model';

export const TEXTS = {
  title: { 'zh-TW': '統計', en: 'Statistics' },
  last: { 'zh-TW': '近十二個月，共{count}筆', en: 'Last twelve months, {count} in all' },
  days: { 'zh-TW': '所選日期內，共{count}筆', en: 'On the chosen days, {count} in all' },
  months: { 'zh-TW': '各月送出', en: 'By month' },
  month: { 'zh-TW': '月份', en: 'Month' },
  count: { 'zh-TW': '筆數', en: 'Requests' },
  states: { 'zh-TW': '處理狀態', en: 'By state' },
  cities: { 'zh-TW': '送出最多的縣市', en: 'Most active counties and cities' },
  colleges: { 'zh-TW': '申請的學院', en: 'Colleges asked for' },
  table: { 'zh-TW': '看數字', en: 'See the numbers' },
  nothing: { 'zh-TW': '這段期間沒有申請。', en: 'No requests in this time.' },
} as const satisfies Record<string, Localised>;
