import type { Localised } from '@admissions/model';

export const LINK_TEXTS = {
  choose: { 'zh-TW': '選擇頁面', en: 'Choose a page' },
  title: { 'zh-TW': '選擇站內頁面', en: 'Choose a page of this site' },
  search: { 'zh-TW': '用標題或內文搜尋', en: 'Search by title or text' },
  pages: { 'zh-TW': '網站的頁面', en: 'Pages of the site' },
  found: { 'zh-TW': '符合的頁面', en: 'Pages found' },
  none: {
    'zh-TW': '找不到符合的頁面。試試較短的詞；連到其他網站時，請直接在欄位輸入https開頭的網址。',
    en: 'No page found. Try fewer words. To lead to another site, type its https address into the field.',
  },
  more: { 'zh-TW': '還有{count}筆，請多打幾個字。', en: '{count} more; please type more words.' },
  part: { 'zh-TW': '連到哪一段', en: 'Which part' },
  whole: { 'zh-TW': '整頁', en: 'The whole page' },
  use: { 'zh-TW': '選用', en: 'Use it' },
  leadsTo: { 'zh-TW': '連到：{title}', en: 'Leads to: {title}' },
  page: { 'zh-TW': '網站的頁面', en: 'A page of the site' },
  hidden: { 'zh-TW': '其他單元的內容', en: 'Content of another area' },
  elsewhere: { 'zh-TW': '連到其他網站：{host}', en: 'Leads to another site: {host}' },
  draft: { 'zh-TW': '草稿，訪客還看不到', en: 'a draft, which visitors do not see' },
  scheduled: { 'zh-TW': '排程，訪客還看不到', en: 'scheduled, which visitors do not see yet' },
  ended: { 'zh-TW': '已下架，訪客看不到', en: 'over, which visitors do not see any more' },
  gone: {
    'zh-TW': '這個頁面不存在或已刪除，請換一個。',
    en: 'This page is not there or was deleted; choose another.',
  },
  noPart: {
    'zh-TW': '這一頁沒有這個段落，會停在頁首。',
    en: 'There is no such part on this page; it opens at the top.',
  },
  tagDraft: { 'zh-TW': '草稿', en: 'Draft' },
  tagScheduled: { 'zh-TW': '排程', en: 'Scheduled' },
  tagEnded: { 'zh-TW': '已下架', en: 'Ended' },
} as const satisfies Record<string, Localised>;
