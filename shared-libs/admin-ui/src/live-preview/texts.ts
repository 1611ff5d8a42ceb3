import { pair } from '@admissions/model';

export const TEXTS = {
  open: pair('邊寫邊看', 'Page beside'),
  title: pair('網站上的樣子', 'On the site'),
  width: pair('畫面寬度', 'Width'),
  phone: pair('手機', 'Phone'),
  tablet: pair('平板', 'Tablet'),
  desktop: pair('電腦', 'Desktop'),
  frame: pair('還沒儲存的內容在網站上的樣子', 'What is not saved yet, as the site shows it'),
  parts: pair(
    '頁面上的各個部分；用方向鍵移動，按Enter到表單裡的欄位',
    'The parts of the page; the arrow keys move, Enter goes to the field in the form',
  ),
  openPart: pair('{part}：到表單裡的欄位', '{part}: to its field'),
  drawing: pair('更新中…', 'Drawing…'),
  shown: pair('已是最新，訪客還看不到', 'Up to date; visitors do not see it'),
  live: pair('與訪客看到的相同', 'As visitors see it'),
  failed: pair(
    '頁面暫時畫不出來，您輸入的內容都還在。',
    'The page cannot be drawn now. Everything you typed is still here.',
  ),
  elsewhere: pair('「{part}」在另一頁編輯。', '“{part}” is edited on another page.'),
  go: pair('前往', 'Go there'),
  unchosen: pair(
    '還沒選：{fields}。預覽暫時用第一個選項。',
    'Not chosen yet: {fields}. The preview uses the first option for now.',
  ),
  nowhere: pair(
    '頁面上沒有找到這筆資料的文字或圖片；它可能只出現在打開之後，或被目前的條件排除。',
    'Nothing of this entry stands on the page as it is drawn; it may show only once something is opened, or be left out by the filters.',
  ),
};
