import { type Localised, pair } from '@admissions/model';

/** Texts of shared parts. */
export const TEXTS = {
  learnMore: '了解更多',
  copyLink: pair('複製連結', 'Copy link'),
  notices: pair('重要訊息', 'Important messages'),
  sample: pair('示範', 'Sample'),
  nextStep: pair('下一步', 'Next'),
  ask: pair('直接問招生組', 'Ask the office'),
  line: pair('用LINE問招生組', 'Ask on LINE'),
  lineCode: pair('LINE的QR碼', 'QR code for LINE'),
  banners: pair('橫幅', 'Banners'),
} satisfies Record<string, Localised | string>;

/** Monday first. */
export const WEEKDAYS: readonly Localised[] = [
  pair('一', 'Mon'),
  pair('二', 'Tue'),
  pair('三', 'Wed'),
  pair('四', 'Thu'),
  pair('五', 'Fri'),
  pair('六', 'Sat'),
  pair('日', 'Sun'),
];
