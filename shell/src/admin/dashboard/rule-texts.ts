import { type Localised, pair } from '@admissions/model';
import type { SiteRule } from '@admissions/protocol/staff';

/** Of a rule: an entry may have several. */
export const PLACES = pair('{count}處', '{count}');
/** The rules of the site audit. */
export const RULE_NAMES: Record<SiteRule, Localised> = {
  deadLink: pair('站內連結失效', 'Links within the site that lead nowhere'),
  deadSite: pair('外部連結失效', 'Links to pages of other sites that are gone'),
  pastDate: pair('日期已經過了', 'Dates that are over'),
  alt: pair('圖片沒有替代文字', 'Pictures without alternative text'),
  sampleText: pair('還是示範的文字、電話或信箱', 'Texts or contacts of the demonstration'),
  untouched: pair('超過一年沒有更新', 'Not touched for a year'),
  placesSum: pair('分則與系所的名額不合', 'Seats that do not add up'),
  oldYear: pair('分則還沒有新學年度', 'Admission channels without the newest year'),
  noPortfolio: pair('申請入學沒有備審資料', 'Applications without portfolio'),
  noAdvice: pair('申請入學沒有老師怎麼看', 'Applications without advice'),
  lowMark: pair('最低級分低於檢定', 'Lowest marks below the requirements'),
  twinHasWays: pair('同一學程的分則重複', 'Duplicate admission channels'),
  noKeywords: pair('系所沒有常被找的詞', 'Departments without search words'),
  closedDay: pair('活動在學校不開放的日子', 'Events on days when the university is closed'),
};
