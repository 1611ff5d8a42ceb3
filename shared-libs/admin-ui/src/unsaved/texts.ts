import type { Localised } from '@admissions/model';

export const TEXTS = {
  offered: {
    'zh-TW': '您{time}在這裡輸入的內容還沒有儲存。',
    en: 'What you typed here at {time} was not saved.',
  },
  showDifferences: { 'zh-TW': '看差異', en: 'See the difference' },
  title: { 'zh-TW': '取回未儲存的內容', en: 'Take back what was not saved' },
  note: {
    'zh-TW': '取回後，表單會這樣改變；按下儲存才會寫進網站。',
    en: 'The form would change like this; nothing is written until you save.',
  },
  restore: { 'zh-TW': '取回', en: 'Take it back' },
  discard: { 'zh-TW': '捨棄', en: 'Discard' },
} as const satisfies Record<string, Localised>;
