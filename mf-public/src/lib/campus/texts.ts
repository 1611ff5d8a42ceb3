import { pair } from '@admissions/model';

export const TEXTS = {
  plan: pair(
    '校園平面圖：由校門沿林蔭大道往北，左前方是行政與教學館，右前方是圖書館與六館，宿舍在東北角，運動場在西側。編號與旁邊的清單對照。',
    'Plan of the campus: from the gate the avenue leads north; teaching buildings to the left, the library and Building 6 to the right, dormitories in the north-east, sports in the west. The numbers are those of the list beside it.',
  ),
  look: pair('環景看一看', 'See it in 360°'),
  gate: pair('校門', 'Gate'),
  road: pair('遠東路', 'Yuandong Rd'),
  map: pair(
    '內壢火車站、內壢交流道與元智大學的相對位置示意圖：由內壢站沿遠東路步行約十五分鐘到校門，由國道一號內壢交流道開車約十分鐘。',
    'How Neili railway station, the Neili interchange and Yuan Ze University lie to each other: from the station along Yuandong Road it is a walk of about fifteen minutes to the gate, from the interchange of freeway 1 a drive of about ten minutes.',
  ),
  freeway: pair('國道一號', 'Freeway 1'),
  interchange: pair('內壢交流道', 'Neili interchange'),
  station: pair('內壢站', 'Neili station'),
  toZhongli: pair('往中壢', 'to Zhongli'),
  toTaoyuan: pair('往桃園', 'to Taoyuan'),
  hsr: pair('高鐵桃園站', 'Taoyuan HSR'),
  walk: pair('內壢站走路15分鐘', 'On foot from Neili, 15 minutes'),
  bus: pair('內壢站公車10分鐘', 'Bus from Neili, 10 minutes'),
  coach: pair('高鐵站車程25至40分鐘', 'From the HSR, 25 to 40 minutes'),
  drive: pair('交流道開車10分鐘', 'By car from the interchange, 10 minutes'),
  campus: pair('元智大學', 'Yuan Ze University'),
};
