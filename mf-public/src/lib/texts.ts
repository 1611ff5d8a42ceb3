import type { Localised } from '@admissions/model';

/** Words of the parts that several pages have. */
export const TEXTS = {
  learnMore: { 'zh-TW': '了解更多', en: 'Learn more' },
  copyLink: { 'zh-TW': '複製連結', en: 'Copy link' },
  notices: { 'zh-TW': '重要訊息', en: 'Important messages' },
  banners: { 'zh-TW': '橫幅', en: 'Banners' },
} satisfies Record<string, Localised>;
