import type { Localised } from '@admissions/model';

export const TEXTS = {
  plan: {
    'zh-TW':
      '校園平面圖：由校門沿林蔭大道往北，左前方是行政與教學館，右前方是圖書館與六館，宿舍在東北角，運動場在西側。編號與旁邊的清單對照。',
    en: 'Plan of the campus: from the gate the avenue leads north; teaching buildings to the left, the library and Building 6 to the right, dormitories in the north-east, sports in the west. The numbers are those of the list beside it.',
  },
  look: { 'zh-TW': '環景看一看', en: 'See it in 360°' },
  gate: { 'zh-TW': '校門', en: 'Gate' },
  road: { 'zh-TW': '遠東路', en: 'Yuandong Rd' },
  map: {
    'zh-TW':
      '內壢火車站、內壢交流道與元智大學的相對位置示意圖：由內壢站沿遠東路步行約十五分鐘到校門，由國道一號內壢交流道開車約十分鐘。',
    en: 'How Neili railway station, the Neili interchange and Yuan Ze University lie to each other: from the station along Yuandong Road it is a walk of about fifteen minutes to the gate, from the interchange of freeway 1 a drive of about ten minutes.',
  },
  freeway: { 'zh-TW': '國道一號', en: 'Freeway 1' },
  interchange: { 'zh-TW': '內壢交流道', en: 'Neili interchange' },
  station: { 'zh-TW': '內壢站', en: 'Neili station' },
  toZhongli: { 'zh-TW': '往中壢', en: 'to Zhongli' },
  toTaoyuan: { 'zh-TW': '往桃園', en: 'to Taoyuan' },
  hsr: { 'zh-TW': '高鐵桃園站', en: 'Taoyuan HSR' },
  walk: { 'zh-TW': '內壢站走路15分鐘', en: 'On foot from Neili, 15 minutes' },
  bus: { 'zh-TW': '內壢站公車10分鐘', en: 'Bus from Neili, 10 minutes' },
  coach: { 'zh-TW': '高鐵站車程25至40分鐘', en: 'From the HSR, 25 to 40 minutes' },
  drive: { 'zh-TW': '交流道開車10分鐘', en: 'By car from the interchange, 10 minutes' },
  campus: { 'zh-TW': '元智大學', en: 'Yuan Ze University' },
} satisfies Record<string, Localised>;
