import type { Localised } from '@admissions/model';

export const YEAR_TEXTS = {
  places: { 'zh-TW': '{year}學年名額', en: 'Places in {year}' },
  notYet: { 'zh-TW': '還沒填', en: 'Not yet' },
  unfilled: { 'zh-TW': '今年還沒填', en: 'This year not filled in' },
  filled: { 'zh-TW': '今年已填', en: 'This year filled in' },
  result: { 'zh-TW': '最新結果', en: 'Last results' },
  sum: { 'zh-TW': '{year}學年度名額共{count}名。', en: 'Places in {year}: {count}.' },
  sumOfPage: {
    'zh-TW': '這一頁{year}學年度名額共{count}名。',
    en: 'Places in {year} on this page: {count}.',
  },
} as const satisfies Record<string, Localised>;
