import type { Localised } from '@admissions/model';

export const NEWS_TEXTS = {
  title: { 'zh-TW': '後台的新功能', en: 'New in the back office' },
  close: { 'zh-TW': '知道了', en: 'I have read this' },
} as const satisfies Record<string, Localised>;

/** What staff should hear of, the newest first: add a line when a screen learns something, and take out what is a year old. */
export const NEWS: readonly { day: string; words: Localised }[] = [
  {
    day: '2026-11-25',
    words: {
      'zh-TW': '每個畫面的標題下有「這個畫面怎麼用」，點開就是說明。',
      en: 'Below the title of each screen stands how it works.',
    },
  },
  {
    day: '2026-11-25',
    words: {
      'zh-TW': '回收桶會寫出哪一天永久刪除；管理帳號的同仁可以提早刪。',
      en: 'The trash says when each entry goes for ever; whoever manages accounts can do it earlier.',
    },
  },
  {
    day: '2026-11-25',
    words: {
      'zh-TW': '申請列表可以選欄位，也可以依排定時間排序。',
      en: 'Inboxes have columns to choose, and sort by the arranged day.',
    },
  },
  {
    day: '2026-11-25',
    words: {
      'zh-TW': '媒體庫的清單可以勾選多個檔案，一次加標籤或刪除沒有使用的。',
      en: 'Files can be ticked in the media list: tag them together, or delete those that are not in use.',
    },
  },
];
