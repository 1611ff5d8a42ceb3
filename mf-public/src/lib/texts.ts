import type { Localised } from '@admissions/model';

/** Texts of shared parts. */
export const TEXTS = {
  learnMore: '了解更多',
  copyLink: { 'zh-TW': '複製連結', en: 'Copy link' },
  notices: { 'zh-TW': '重要訊息', en: 'Important messages' },
  sample: { 'zh-TW': '示範', en: 'Sample' },
  ask: { 'zh-TW': '直接問招生組', en: 'Ask the office' },
  line: { 'zh-TW': '用LINE問招生組', en: 'Ask on LINE' },
  lineCode: { 'zh-TW': 'LINE的QR碼', en: 'QR code for LINE' },
  banners: { 'zh-TW': '橫幅', en: 'Banners' },
} satisfies Record<string, Localised | string>;

/** Monday first. */
export const WEEKDAYS: readonly Localised[] = [
  { 'zh-TW': '一', en: 'Mon' },
  { 'zh-TW': '二', en: 'Tue' },
  { 'zh-TW': '三', en: 'Wed' },
  { 'zh-TW': '四', en: 'Thu' },
  { 'zh-TW': '五', en: 'Fri' },
  { 'zh-TW': '六', en: 'Sat' },
  { 'zh-TW': '日', en: 'Sun' },
];
