import { pair } from '@admissions/model';

export const SEARCH_TEXTS = {
  open: pair('搜尋', 'Search'),
  title: pair('搜尋整個後台', 'Search the whole back office'),
  field: pair(
    '搜尋內容、申請、人員、檔案或畫面',
    'Search content, requests, people, files or screens',
  ),
  hint: pair(
    '內文也找得到；「臺」與「台」、全形與半形、大小寫都一樣。',
    'Bodies are searched too; width, case and the two ways to write Taiwan make no difference.',
  ),
  keys: pair('↑↓ 選擇・Enter 開啟・Esc 關閉', '↑↓ to choose, Enter to open, Esc to close'),
  results: pair('搜尋結果', 'Results'),
  recent: pair('最近開啟', 'Opened lately'),
  screens: pair('畫面', 'Screens'),
  entries: pair('內容', 'Content'),
  requests: pair('申請', 'Requests'),
  people: pair('人員', 'People'),
  media: pair('媒體', 'Media'),
  more: pair('再多顯示一些（共{count}筆）', 'Show more ({count} in all)'),
  count: pair('找到{count}項', '{count} found'),
  none: pair(
    '找不到「{words}」。試試較短的詞，或換個說法。',
    'Nothing found for “{words}”. Try fewer or other words.',
  ),
  emptySearches: pair('查無結果的詞', 'Words that find nothing'),
  waiting: pair('搜尋中', 'Searching'),
  slow: pair('連線較慢，還在搜尋…', 'The connection is slow, still searching…'),
  notLoaded: pair(
    '搜尋沒有載入成功，請檢查連線後再試一次。',
    'The search could not be loaded. Check the connection and try again.',
  ),
  untitled: pair('（還沒有標題）', '(no title yet)'),
  draft: pair('草稿', 'Draft'),
  scheduled: pair('排程', 'Scheduled'),
  ended: pair('已下架', 'Ended'),
};
