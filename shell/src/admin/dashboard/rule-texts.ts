import type { Localised, SiteRule } from '@admissions/contracts';

/** What the look over the site looks for. */
export const RULE_NAMES: Record<SiteRule, Localised> = {
  deadLink: { 'zh-TW': '站內連結失效', en: 'Links within the site that lead nowhere' },
  deadSite: { 'zh-TW': '外部連結失效', en: 'Links to pages of other sites that are gone' },
  pastDate: { 'zh-TW': '日期已經過了', en: 'Dates that are over' },
  alt: { 'zh-TW': '圖片沒有替代文字', en: 'Pictures without alternative text' },
  untouched: { 'zh-TW': '超過一年沒有更新', en: 'Not touched for a year' },
};
