import type { Localised } from '@admissions/model';

export const SEARCH_TEXTS = {
  open: { 'zh-TW': '搜尋', en: 'Search' },
  title: { 'zh-TW': '搜尋整個後台', en: 'Search the whole back office' },
  field: {
    'zh-TW': '搜尋內容、申請、人員、檔案或畫面',
    en: 'Search content, requests, people, files or screens',
  },
  hint: {
    'zh-TW': '內文也找得到；「臺」與「台」、全形與半形、大小寫都一樣。',
    en: 'Bodies are searched too; width, case and the two ways to write Taiwan make no difference.',
  },
  keys: {
    'zh-TW': '↑↓ 選擇・Enter 開啟・Esc 關閉',
    en: '↑↓ to choose, Enter to open, Esc to close',
  },
  results: { 'zh-TW': '搜尋結果', en: 'Results' },
  recent: { 'zh-TW': '最近開啟', en: 'Opened lately' },
  screens: { 'zh-TW': '畫面', en: 'Screens' },
  entries: { 'zh-TW': '內容', en: 'Content' },
  requests: { 'zh-TW': '申請', en: 'Requests' },
  people: { 'zh-TW': '人員', en: 'People' },
  media: { 'zh-TW': '媒體', en: 'Media' },
  more: { 'zh-TW': '再多顯示一些（共{count}筆）', en: 'Show more ({count} in all)' },
  count: { 'zh-TW': '找到{count}項', en: '{count} found' },
  none: {
    'zh-TW': '找不到「{words}」。試試較短的詞，或換個說法。',
    en: 'Nothing found for “{words}”. Try fewer or other words.',
  },
  waiting: { 'zh-TW': '搜尋中', en: 'Searching' },
  slow: { 'zh-TW': '連線較慢，還在搜尋…', en: 'The connection is slow, still searching…' },
  notLoaded: {
    'zh-TW': '搜尋沒有載入成功，請檢查連線後再試一次。',
    en: 'The search could not be loaded. Check the connection and try again.',
  },
  untitled: { 'zh-TW': '（還沒有標題）', en: '(no title yet)' },
  draft: { 'zh-TW': '草稿', en: 'Draft' },
  scheduled: { 'zh-TW': '排程', en: 'Scheduled' },
  ended: { 'zh-TW': '已下架', en: 'Ended' },
} as const satisfies Record<string, Localised>;
