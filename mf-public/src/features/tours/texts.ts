import type { Localised } from '@admissions/model';

/** Where something lies, from straight ahead on clockwise. */
export const DIRECTIONS: readonly Localised[] = [
  { 'zh-TW': '正前方', en: 'Straight ahead' },
  { 'zh-TW': '右前方', en: 'Ahead on the right' },
  { 'zh-TW': '右側', en: 'On the right' },
  { 'zh-TW': '右後方', en: 'Behind on the right' },
  { 'zh-TW': '正後方', en: 'Behind' },
  { 'zh-TW': '左後方', en: 'Behind on the left' },
  { 'zh-TW': '左側', en: 'On the left' },
  { 'zh-TW': '左前方', en: 'Ahead on the left' },
];
export const TEXTS = {
  title: { 'zh-TW': '環景導覽', en: '360 tours' },
  description: {
    'zh-TW':
      '不必到現場，也能在元智大學的校園裡轉一圈：校門、圖書館、七館與夜間的校園，附文字導覽。',
    en: 'Look around the campus of Yuan Ze University without being there: the gate, the library, Building 7 and the campus at night, with a tour in words.',
  },
  start: { 'zh-TW': '開始環景導覽', en: 'Start the 360 tour' },
  titled: { 'zh-TW': '環景導覽：{title}', en: '360 tour: {title}' },
  visitLead: {
    'zh-TW': '看完螢幕裡的校園，來走一趟真的。',
    en: 'You have seen the campus on a screen: come and walk through the real one.',
  },
  visit: { 'zh-TW': '預約校園參訪', en: 'Book a campus visit' },
  traffic: { 'zh-TW': '交通指引', en: 'Getting here' },
  none: { 'zh-TW': '環景整理中。', en: 'Being prepared.' },
  view: { 'zh-TW': '{title}的環景', en: '360-degree view: {title}' },
  viewHelp: {
    'zh-TW': '{title}的環景；用方向鍵轉動，用加減鍵縮放',
    en: '360-degree view: {title}; turn with the arrow keys, zoom with plus and minus',
  },
  role: { 'zh-TW': '環景', en: '360-degree view' },
  whole: { 'zh-TW': '{title}的全景', en: 'Panorama: {title}' },
  tools: { 'zh-TW': '環景的操作', en: 'Controls of the view' },
  left: { 'zh-TW': '向左轉', en: 'Turn left' },
  right: { 'zh-TW': '向右轉', en: 'Turn right' },
  closer: { 'zh-TW': '拉近', en: 'Zoom in' },
  farther: { 'zh-TW': '拉遠', en: 'Zoom out' },
  reset: { 'zh-TW': '回到一開始的方向', en: 'Back to the first direction' },
  fullscreen: { 'zh-TW': '全螢幕', en: 'Full screen' },
  places: { 'zh-TW': '環景地點', en: 'Places of the tour' },
  story: { 'zh-TW': '{place}的故事', en: 'A story from {place}' },
  where: { 'zh-TW': '你現在在這裡', en: 'Where you are' },
  gyroscope: { 'zh-TW': '轉動手機看', en: 'Look around by turning the phone' },
  inWords: { 'zh-TW': '文字導覽', en: 'The tour in words' },
} satisfies Record<string, Localised>;
