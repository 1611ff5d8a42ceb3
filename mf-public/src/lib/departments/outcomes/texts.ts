import type { Localised } from '@admissions/model';

export const TEXTS = {
  more: { 'zh-TW': '前幾屆與註冊率', en: 'Earlier classes and enrolment' },
  title: { 'zh-TW': '讀完去哪裡', en: 'Where graduates go' },
  class: {
    'zh-TW': '{year}學年度畢業{graduates}人，一年後回答{answered}人',
    en: '{graduates} graduated in {year} (ROC year); {answered} answered a year later',
  },
  work: { 'zh-TW': '工作', en: 'Work' },
  study: { 'zh-TW': '升學', en: 'Study' },
  service: { 'zh-TW': '服役', en: 'Service' },
  seeking: { 'zh-TW': '還在找或準備考試', en: 'Seeking or preparing' },
  pay: { 'zh-TW': '月薪中位數{pay}元', en: 'Median monthly pay {pay} NTD' },
  enrolment: { 'zh-TW': '註冊率：{years}。', en: 'Enrolment rate: {years}.' },
  // Word joiners: engines break a line after the wide dash.
  enrolmentYear: {
    'zh-TW': '{year}學年度{rate}%（{enrolled}\u2060／\u2060{quota}名）',
    en: '{rate}% in {year} ({enrolled} of {quota})',
  },
  rate: { 'zh-TW': '註冊率', en: 'Enrolment rate' },
  rateFact: { 'zh-TW': '{rate}%（{year}學年度）', en: '{rate}% ({year})' },
  source: { 'zh-TW': '資料：', en: 'Source: ' },
} satisfies Record<string, Localised>;
