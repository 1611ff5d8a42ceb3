import { pair } from '@admissions/model';

export const LINK_TEXTS = {
  choose: pair('選擇頁面', 'Choose a page'),
  title: pair('選擇站內頁面', 'Choose a page of this site'),
  search: pair('用標題或內文搜尋', 'Search by title or text'),
  pages: pair('網站的頁面', 'Pages of the site'),
  found: pair('符合的頁面', 'Pages found'),
  none: pair(
    '找不到符合的頁面。試試較短的詞；連到其他網站時，請直接在欄位輸入https開頭的網址。',
    'No page found. Try fewer words. To lead to another site, type its https address into the field.',
  ),
  more: pair('還有{count}筆，請多打幾個字。', '{count} more; please type more words.'),
  part: pair('連到哪一段', 'Which part'),
  whole: pair('整頁', 'The whole page'),
  use: pair('選用', 'Use it'),
  leadsTo: pair('連到：{title}', 'Leads to: {title}'),
  page: pair('網站的頁面', 'A page of the site'),
  hidden: pair('其他單元的內容', 'Content of another area'),
  elsewhere: pair('連到其他網站：{host}', 'Leads to another site: {host}'),
  draft: pair('草稿，訪客還看不到', 'a draft, which visitors do not see'),
  scheduled: pair('排程，訪客還看不到', 'scheduled, which visitors do not see yet'),
  ended: pair('已下架，訪客看不到', 'over, which visitors do not see any more'),
  gone: pair(
    '這個頁面不存在或已刪除，請換一個。',
    'This page is not there or was deleted; choose another.',
  ),
  noPart: pair(
    '這一頁沒有這個段落，會停在頁首。',
    'There is no such part on this page; it opens at the top.',
  ),
};
