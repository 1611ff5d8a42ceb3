import type { Localised } from '@admissions/contracts';

export const TEXTS = {
  eyebrow: { 'zh-TW': '認識元智', en: 'Know the university' },
  where: { 'zh-TW': '先看位置', en: 'Where it is' },
  copyAddress: { 'zh-TW': '複製地址', en: 'Copy the address' },
  ways: { 'zh-TW': '怎麼來', en: 'Ways to come' },
  taxi: { 'zh-TW': '跟計程車司機說', en: 'For the taxi driver' },
  copySentence: { 'zh-TW': '複製這句話', en: 'Copy the sentence' },
  arrived: { 'zh-TW': '到了以後', en: 'Once you are here' },
  map: {
    'zh-TW':
      '內壢火車站、內壢交流道與元智大學的相對位置示意圖：由內壢站沿遠東路步行約十五分鐘到校門，由國道一號內壢交流道開車約十分鐘。',
    en: 'How Neili railway station, the Neili interchange and Yuan Ze University lie to each other: from the station along Yuandong Road it is a walk of ten to fifteen minutes to the gate, from the interchange of freeway 1 a drive of about ten minutes.',
  },
  freeway: { 'zh-TW': '國道一號', en: 'Freeway 1' },
  interchange: { 'zh-TW': '內壢交流道', en: 'Neili interchange' },
  station: { 'zh-TW': '內壢站', en: 'Neili station' },
  road: { 'zh-TW': '遠東路', en: 'Yuandong Rd' },
  toZhongli: { 'zh-TW': '往中壢', en: 'to Zhongli' },
  toTaoyuan: { 'zh-TW': '往桃園', en: 'to Taoyuan' },
  hsr: { 'zh-TW': '高鐵桃園站', en: 'Taoyuan HSR' },
  walk: { 'zh-TW': '內壢站走路15分鐘', en: 'On foot from Neili, 15 minutes' },
  bus: { 'zh-TW': '內壢站公車10分鐘', en: 'Bus from Neili, 10 minutes' },
  coach: { 'zh-TW': '高鐵站車程25至40分鐘', en: 'From the HSR, 25 to 40 minutes' },
  drive: { 'zh-TW': '交流道開車10分鐘', en: 'By car from the interchange, 10 minutes' },
  campus: { 'zh-TW': '元智大學', en: 'Yuan Ze University' },
} satisfies Record<string, Localised>;
