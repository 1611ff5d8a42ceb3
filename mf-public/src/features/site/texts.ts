import type { Area, Localised } from '@admissions/model';

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
  suggestions: { 'zh-TW': '你是不是要找', en: 'Suggestions' },
  suggestionCount: {
    'zh-TW': '有{count}個建議，用上下鍵選擇',
    en: 'Suggestions: {count}, use the arrow keys',
  },
  foundMore: {
    'zh-TW': '「{keyword}」找到的超過{count}筆，先列出最相近的；多打一個詞會更準。',
    en: 'More than {count} results for “{keyword}”: the closest come first. Another word helps.',
  },
  suggested: { 'zh-TW': '常被找的', en: 'Often looked for' },
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
  compare: { 'zh-TW': '比較學系（我的收藏）', en: 'Compare departments (my list)' },
  forms: { 'zh-TW': '申請表單', en: 'Forms' },
  own: { 'zh-TW': '關於本站', en: 'About this site' },
  visit: { 'zh-TW': '預約校園參訪', en: 'Book a campus visit' },
  interview: { 'zh-TW': '申請模擬面試', en: 'Ask for mock interviews' },
  teaching: { 'zh-TW': '申請到校授課', en: 'Ask for a guest lecture' },
  policy: { 'zh-TW': '隱私權政策', en: 'Privacy policy' },
  accessibility: { 'zh-TW': '無障礙宣告', en: 'Accessibility statement' },
} satisfies Record<string, Localised>;

/** What visitors call what is found, by the area that staff keep it in. */
export const SEARCH_AREAS: Readonly<Record<Area, Localised>> = {
  account: { 'zh-TW': '其他', en: 'Other' },
  ad: { 'zh-TW': '活動訊息', en: 'Announcements' },
  setting: { 'zh-TW': '首頁', en: 'Home page' },
  news: { 'zh-TW': '校園新聞', en: 'News' },
  faculty: { 'zh-TW': '學院與學系', en: 'Colleges and departments' },
  highschool: { 'zh-TW': '營隊與高中服務', en: 'Camps and services for schools' },
  about: { 'zh-TW': '招生與獎助學金', en: 'Admissions and scholarships' },
  selfvalue: { 'zh-TW': '學習、交換與實習', en: 'Learning, exchange and internships' },
  college: { 'zh-TW': '學生故事與生活', en: 'Students’ stories and life' },
  forms: { 'zh-TW': '申請表單', en: 'Forms' },
  vr: { 'zh-TW': '環景導覽', en: '360 tours' },
};

/** What most look for, shown while nothing was found or asked. */
export const SUGGESTED: readonly { label: Localised; href: string }[] = [
  { label: { 'zh-TW': '找學系', en: 'Find a department' }, href: '/bachelor' },
  { label: { 'zh-TW': '獎助學金', en: 'Scholarships' }, href: '/admissions#div1' },
  { label: { 'zh-TW': '招生日程', en: 'Admission dates' }, href: '/admissions' },
  { label: { 'zh-TW': '宿舍', en: 'Dormitories' }, href: '/life' },
  { label: { 'zh-TW': '營隊', en: 'Camps' }, href: '/camp' },
  { label: { 'zh-TW': '交通與聯絡', en: 'Getting here' }, href: '/traffic' },
  { label: { 'zh-TW': '比較學系', en: 'Compare departments' }, href: '/compare' },
];
