import { pair } from '@admissions/model';

export const TEXTS = {
  more: pair('前幾屆與註冊率', 'Earlier classes and enrolment'),
  title: pair('讀完去哪裡', 'Where graduates go'),
  class: pair(
    '{year}學年度畢業{graduates}人，一年後回答{answered}人',
    '{graduates} graduated in {year} (ROC year); {answered} answered a year later',
  ),
  share: pair('{count}人，{share}%', '{count} ({share}%)'),
  work: pair('工作', 'Work'),
  study: pair('升學', 'Study'),
  service: pair('服役', 'Service'),
  seeking: pair('還在找或準備考試', 'Seeking or preparing'),
  pay: pair('月薪中位數{pay}元', 'Median monthly pay {pay} NTD'),
  enrolment: pair('註冊率：{years}。', 'Enrolment rate: {years}.'),
  // Word joiners: engines break a line after the wide dash.
  enrolmentYear: pair(
    '{year}學年度{rate}%（{enrolled}\u2060／\u2060{quota}名）',
    '{rate}% in {year} ({enrolled} of {quota})',
  ),
  rate: pair('註冊率', 'Enrolment rate'),
  rateFact: pair('{rate}%（{year}學年度）', '{rate}% ({year})'),
  source: pair(
    '百分比四捨五入，加起來不一定是100%。資料：',
    'Shares are rounded and may not add up to 100%. Source: ',
  ),
};
