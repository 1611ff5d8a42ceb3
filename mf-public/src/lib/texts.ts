import type { Localised } from '@admissions/contracts';

/** Words of the parts that several pages have. */
export const TEXTS = {
  learnMore: { 'zh-TW': '了解更多', en: 'Learn more' },
  copyLink: { 'zh-TW': '複製連結', en: 'Copy link' },
} satisfies Record<string, Localised>;
