import type { Localised } from '@admissions/contracts';

export const TEXTS = {
  title: { 'zh-TW': '大學生活', en: 'University life' },
  description: {
    'zh-TW':
      '元智大學的大學生活：{name}。{lead}每一項都有費用、地點、開放時間與照片，新生第一天就用得上。',
    en: 'University life at Yuan Ze University: {name}. {lead}',
  },
  none: { 'zh-TW': '內容整理中。', en: 'Being prepared.' },
  more: { 'zh-TW': '更多{name}', en: 'More: {name}' },
} satisfies Record<string, Localised>;
