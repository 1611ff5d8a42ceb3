import type { Localised } from '@admissions/contracts';

export const TEXTS = {
  plan: {
    'zh-TW':
      '校園平面圖：由校門沿林蔭大道往北，左前方是行政與教學館，右前方是圖書館與六館，宿舍在東北角，運動場在西側。編號與旁邊的清單對照。',
    en: 'Plan of the campus: from the gate the avenue leads north; teaching buildings to the left, the library and Building 6 to the right, dormitories in the north-east, sports in the west. The numbers are those of the list beside it.',
  },
  look: { 'zh-TW': '環景看一看', en: 'See it in 360°' },
  gate: { 'zh-TW': '校門', en: 'Gate' },
  road: { 'zh-TW': '遠東路', en: 'Yuandong Rd' },
} satisfies Record<string, Localised>;
