import { type Localised, pair } from '@admissions/model';

export const NEWS_TEXTS = {
  title: pair('後台的新功能（{count}項）', 'New in the back office ({count})'),
  close: pair('知道了', 'I have read this'),
};

/** Newest first. Add a line when a screen gains a feature; remove lines older than a year. */
export const NEWS: readonly { day: string; text: Localised }[] = [
  {
    day: '2026-11-30',
    text: pair(
      '這裡可以按「我來承辦」；行事曆一次看四週，按種類就能隱藏。',
      'Requests can be taken here; the calendar shows four weeks and hides sorts of items.',
    ),
  },
  {
    day: '2026-11-29',
    text: pair(
      '清單與表單的按鈕少了：其他操作在「⋯」與「發布」旁的「▾」裡。',
      'Lists and forms have fewer buttons: other actions are behind ⋯ and the ▾ beside “Publish”.',
    ),
  },
  {
    day: '2026-11-25',
    text: pair(
      '每個畫面的標題下有「這個畫面怎麼用」，點開就是說明。',
      'Below the title of each screen stands how it works.',
    ),
  },
  {
    day: '2026-11-25',
    text: pair(
      '回收桶會寫出哪一天永久刪除；管理帳號的同仁可以提早刪。',
      'The trash says when each entry goes for ever; whoever manages accounts can do it earlier.',
    ),
  },
  {
    day: '2026-11-25',
    text: pair(
      '申請列表可以選欄位，也可以依排定時間排序。',
      'Inboxes have columns to choose, and sort by the arranged day.',
    ),
  },
  {
    day: '2026-11-25',
    text: pair(
      '媒體庫的清單可以勾選多個檔案，一次加標籤或刪除沒有使用的。',
      'Files can be ticked in the media list: tag them together, or delete those that are not in use.',
    ),
  },
];
