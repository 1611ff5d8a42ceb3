import type { Localised } from '@admissions/model';

export const TEXTS = {
  title: { 'zh-TW': '校園活力', en: 'Campus vitality' },
  eyebrow: { 'zh-TW': '大學生活', en: 'University life' },
  description: {
    'zh-TW':
      '元智校園裡上課以外的那一半：社團博覽會、球場上的比賽、藝文展演與校慶園遊會，一個主題一組照片，每一張都附文字說明。',
    en: 'Clubs, sports, arts and the anniversary: everyday life on the campus of Yuan Ze University in pictures.',
  },
  lead: { 'zh-TW': '上課以外的那一半。', en: 'The half that is not lectures.' },
  none: { 'zh-TW': '內容整理中。', en: 'Being prepared.' },
  year: { 'zh-TW': '一年的尺', en: 'A year along a ruler' },
  yearLead: {
    'zh-TW': '哪個月有什麼，從八月開學前看到隔年七月。',
    en: 'What happens when, from August to July.',
  },
  clubs: { 'zh-TW': '{count}個可以先認識的社團', en: 'Clubs to know first: {count}' },
  clubsLead: {
    'zh-TW': '什麼時候、在哪裡、是什麼樣的人。時間為示範，每學期初公布一次。',
    en: 'When, where, and what sort of people. Times are samples; they are announced every semester.',
  },
  clubsMore: { 'zh-TW': '看社團名單', en: 'See the clubs' },
  next: { 'zh-TW': '下一次：', en: 'Next: ' },
  last: { 'zh-TW': '上一次：', en: 'Last: ' },
  others: { 'zh-TW': '另外{count}張照片', en: 'More pictures: {count}' },
  story: { 'zh-TW': '看完整故事', en: 'The whole story' },
} satisfies Record<string, Localised>;
