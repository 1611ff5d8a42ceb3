import type { Localised } from '@admissions/contracts';

export const TEXTS = {
  privacy: { 'zh-TW': '隱私權與個人資料', en: 'Privacy and personal data' },
  version: { 'zh-TW': '版本{version}，更新日期：{date}', en: 'Version {version}, updated {date}' },
  updated: { 'zh-TW': '更新日期：{date}', en: 'Updated {date}' },
  search: { 'zh-TW': '站內搜尋', en: 'Search this site' },
  searchFor: { 'zh-TW': '搜尋「{keyword}」', en: 'Search for “{keyword}”' },
  searchDescription: {
    'zh-TW': '在元智大學招生資訊網裡搜尋學系、新聞、營隊、招生管道與學長姐的故事。',
    en: 'Search the admissions website of Yuan Ze University for departments, news, camps, ways in and students’ stories.',
  },
  wanted: { 'zh-TW': '想找什麼？', en: 'What are you looking for?' },
  examples: {
    'zh-TW': '學系、獎學金、營隊、宿舍…',
    en: 'Departments, scholarships, camps, dormitories…',
  },
  scope: { 'zh-TW': '範圍', en: 'Where' },
  counted: { 'zh-TW': '{name}（{count}）', en: '{name} ({count})' },
  sitemap: { 'zh-TW': '網站導覽', en: 'Site map' },
  sitemapDescription: {
    'zh-TW':
      '元智大學招生資訊網的所有頁面，依選單的順序編號列出；也說明上方、中央與下方三個區塊的快速鍵，讓只用鍵盤的人找得到路。',
    en: 'All pages of the admissions website of Yuan Ze University, and the access keys of its three blocks.',
  },
  blocks: {
    'zh-TW':
      '本網站依無障礙網頁設計原則建置，分為上方功能區塊、中央內容區塊與下方功能區塊。快速鍵（Windows按Alt，macOS按Control加Option）：U 上方功能區塊、C 中央內容區塊、Z 下方功能區塊。',
    en: 'This site follows the rules of accessible design. It has three blocks: the functions at the top, the content, and the functions at the bottom. Access keys (with Alt on Windows, Control and Option on macOS): U for the top, C for the content, Z for the bottom.',
  },
  forms: { 'zh-TW': '申請表單', en: 'Forms' },
  own: { 'zh-TW': '關於本站', en: 'About this site' },
  visit: { 'zh-TW': '預約校園參訪', en: 'Book a campus visit' },
  interview: { 'zh-TW': '申請模擬面試', en: 'Ask for mock interviews' },
  teaching: { 'zh-TW': '申請到校授課', en: 'Ask for a guest lecture' },
  policy: { 'zh-TW': '隱私權政策', en: 'Privacy policy' },
  accessibility: { 'zh-TW': '無障礙宣告', en: 'Accessibility statement' },
} satisfies Record<string, Localised>;
