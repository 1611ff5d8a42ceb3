import type { Localised } from '@admissions/model';

export const TEXTS = {
  department: { 'zh-TW': '讀什麼', en: 'What it is' },
  in: { 'zh-TW': '怎麼進來', en: 'How to get in' },
  cost: { 'zh-TW': '要花多少', en: 'What it costs' },
  after: { 'zh-TW': '畢業以後', en: 'After the degree' },
  places: { 'zh-TW': '各管道名額', en: 'Places by way in' },
  group: { 'zh-TW': '{title}看哪一組', en: 'Group of {title}' },
  allGroups: { 'zh-TW': '全部組別', en: 'All groups' },
  screen: { 'zh-TW': '{subjects} {times}倍', en: '{subjects} ×{times}' },
  weight: { 'zh-TW': '{subject} ×{weight}', en: '{subject} ×{weight}' },
  nextGate: { 'zh-TW': '，再', en: ', then ' },
  lowestScreen: { 'zh-TW': '申請去年最低（第一階段）', en: 'Application, lowest of last year' },
  lowestRank: { 'zh-TW': '繁星去年最低校排', en: 'Stars, rank of last year' },
  lowestWeighted: {
    'zh-TW': '分發去年最低（每科平均，滿60）',
    en: 'Placement, lowest average of last year (of 60)',
  },
  lowestTotal: { 'zh-TW': '其他管道去年最低', en: 'Other ways in, lowest of last year' },
  /** Beside a number that is older than the row says. */
  ofYear: { 'zh-TW': '（{year}年）', en: ' ({year})' },
  ofSchoolYear: { 'zh-TW': '{year}學年度', en: '{year}' },
  less: { 'zh-TW': '扣掉之後', en: 'After what comes off' },
  byCredit: { 'zh-TW': '依學分收費', en: 'By credit' },
  note: { 'zh-TW': '另外要花的', en: 'Other costs' },
  aYearLater: { 'zh-TW': '一年後', en: 'A year later' },
  pay: { 'zh-TW': '月薪中位數', en: 'Median monthly pay' },
  money: { 'zh-TW': '{amount}元', en: 'NTD {amount}' },
  source: { 'zh-TW': '資料', en: 'Source' },
} satisfies Record<string, Localised>;
