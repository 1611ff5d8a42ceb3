import type { Localised } from '@admissions/model';

export const TEXTS = {
  open: { 'zh-TW': '邊寫邊看', en: 'Page beside' },
  title: { 'zh-TW': '網站上的樣子', en: 'On the site' },
  close: { 'zh-TW': '關閉頁面', en: 'Close the page' },
  width: { 'zh-TW': '畫面寬度', en: 'Width' },
  phone: { 'zh-TW': '手機', en: 'Phone' },
  tablet: { 'zh-TW': '平板', en: 'Tablet' },
  desktop: { 'zh-TW': '電腦', en: 'Desktop' },
  frame: {
    'zh-TW': '還沒儲存的內容在網站上的樣子',
    en: 'What is not saved yet, as the site shows it',
  },
  parts: {
    'zh-TW': '頁面上的各個部分；用方向鍵移動，按Enter到表單裡的欄位',
    en: 'The parts of the page; the arrow keys move, Enter goes to the field in the form',
  },
  openPart: { 'zh-TW': '{part}：到表單裡的欄位', en: '{part}: to its field' },
  drawing: { 'zh-TW': '更新中…', en: 'Drawing…' },
  shown: { 'zh-TW': '已是最新，訪客還看不到', en: 'Up to date; visitors do not see it' },
  failed: {
    'zh-TW': '頁面暫時畫不出來，您輸入的內容都還在。',
    en: 'The page cannot be drawn now. Everything you typed is still here.',
  },
  again: { 'zh-TW': '再試一次', en: 'Try again' },
  elsewhere: {
    'zh-TW': '「{part}」在另一頁編輯。',
    en: '“{part}” is edited on another page.',
  },
  go: { 'zh-TW': '前往', en: 'Go there' },
  nowhere: {
    'zh-TW': '頁面上沒有找到這筆資料的文字或圖片；它可能只出現在打開之後，或被目前的條件排除。',
    en: 'Nothing of this entry stands on the page as it is drawn; it may show only once something is opened, or be left out by the filters.',
  },
} as const satisfies Record<string, Localised>;
