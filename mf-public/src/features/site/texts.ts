import { type Area, type Localised, pair } from '@admissions/model';

export const TEXTS = {
  privacy: pair('隱私權聲明', 'Privacy'),
  version: pair('版本{version}，更新日期：{date}', 'Version {version}, updated {date}'),
  updated: pair('更新日期：{date}', 'Updated {date}'),
  search: '站內搜尋',
  searchFor: '搜尋「{keyword}」',
  searchDescription: '在元智大學招生資訊網裡搜尋學系、新聞、營隊、招生管道與學長姐的故事。',
  searchLabel: '想找什麼？',
  examples: '學系、獎學金、營隊、宿舍…',
  suggestions: '你是不是要找',
  suggestionCount: '有{count}個建議，用上下鍵選擇',
  foundMore: '「{keyword}」找到的超過{count}筆，先列出最相近的；多打一個詞會更準。',
  suggested: '常被找的',
  scope: '範圍',
  counted: '{name}（{count}）',
  undecided: '還不知道讀什麼',
  sitemap: '網站導覽',
  sitemapDescription:
    '元智大學招生資訊網的所有頁面，依選單的順序編號列出；也說明上方、中央與下方三個區塊的快速鍵，讓只用鍵盤的人找得到路。',
  blocks:
    '本網站依無障礙網頁設計原則建置，分為上方功能區塊、中央內容區塊與下方功能區塊。快速鍵（Windows按Alt，macOS按Control加Option）：U 上方功能區塊、C 中央內容區塊、Z 下方功能區塊。',
  compare: '比較學系（我的收藏）',
  forms: '申請表單',
  own: '關於本站',
  visit: '預約校園參訪',
  interview: '申請模擬面試',
  teaching: '申請到校授課',
  bookings: '我的預約',
  degrees: '國際學院與特色學制',
  accessibility: '無障礙宣告',
} satisfies Record<string, Localised | string>;

/** Visitors' terms for the areas of the back office. */
export const SEARCH_AREAS: Readonly<Record<Area, string>> = {
  account: '其他',
  ad: '活動訊息',
  setting: '首頁',
  news: '校園新聞',
  faculty: '學院與學系',
  highschool: '營隊與高中服務',
  about: '招生與獎助學金',
  selfvalue: '學習、交換與實習',
  college: '學生故事與生活',
  forms: '申請表單',
  vr: '環景導覽',
};

/** Popular pages, shown without a query or results. */
export const SUGGESTED: readonly { label: string; href: string }[] = [
  { label: '找學系', href: '/bachelor' },
  { label: TEXTS.undecided, href: '/undecided' },
  { label: '獎助學金', href: '/admissions#div1' },
  { label: '招生日程', href: '/admissions' },
  { label: '宿舍', href: '/life' },
  { label: '營隊', href: '/camp' },
  { label: '交通與聯絡', href: '/traffic' },
  { label: '比較學系', href: '/compare' },
];
