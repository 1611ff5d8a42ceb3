import type { Localised } from '@admissions/model';
import type { SiteRule } from '@admissions/protocol/staff';

/** The rules of the site audit. */
export const RULE_NAMES: Record<SiteRule, Localised> = {
  deadLink: { 'zh-TW': '站內連結失效', en: 'Links within the site that lead nowhere' },
  deadSite: { 'zh-TW': '外部連結失效', en: 'Links to pages of other sites that are gone' },
  pastDate: { 'zh-TW': '日期已經過了', en: 'Dates that are over' },
  alt: { 'zh-TW': '圖片沒有替代文字', en: 'Pictures without alternative text' },
  untouched: { 'zh-TW': '超過一年沒有更新', en: 'Not touched for a year' },
  placesSum: { 'zh-TW': '分則與系所的名額不合', en: 'Places that do not add up' },
  oldYear: { 'zh-TW': '分則還沒有新學年度', en: 'Ways in without the newest year' },
  noPortfolio: { 'zh-TW': '申請入學沒有備審資料', en: 'Applications without portfolio' },
  noAdvice: { 'zh-TW': '申請入學沒有老師怎麼看', en: 'Applications without advice' },
  lowMark: { 'zh-TW': '最低級分低於檢定', en: 'Lowest marks below the requirements' },
  twinHasWays: { 'zh-TW': '同一學程的分則重複', en: 'Ways in kept beside a twin' },
  noKeywords: { 'zh-TW': '系所沒有常被找的詞', en: 'Departments without search words' },
  closedDay: {
    'zh-TW': '活動在學校不開放的日子',
    en: 'Events on days when the university is closed',
  },
};
