import type { Localised } from '@admissions/contracts';

/** The words of drafts. */
export const TEXTS = {
  schedule: { 'zh-TW': '排程發布', en: 'Schedule' },
  saved: {
    'zh-TW': '草稿已儲存，訪客還看不到。',
    en: 'The draft is saved; visitors do not see it yet.',
  },
  scheduled: { 'zh-TW': '已排程', en: 'Scheduled' },
  notSaved: {
    'zh-TW': '草稿沒有存到伺服器，先留在這台電腦；連線恢復後請再按一次。',
    en: 'The draft did not reach the server; it is kept on this computer. Please try again once you are connected.',
  },
  saving: { 'zh-TW': '草稿儲存中…', en: 'Saving the draft…' },
  kept: { 'zh-TW': '草稿已存 {time}', en: 'Draft saved {time}' },
  failed: { 'zh-TW': '草稿還沒存到伺服器', en: 'The draft is not on the server yet' },
  opened: {
    'zh-TW': '這是{name}在{time}留下的草稿，還沒有發布；訪客看到的仍是線上版。',
    en: 'This is the draft that {name} left at {time}. It is not published; visitors see the live version.',
  },
  openedNew: {
    'zh-TW': '這是{name}在{time}留下的草稿，還沒有發布。',
    en: 'This is the draft that {name} left at {time}. It is not published.',
  },
  compare: { 'zh-TW': '與線上版比對', en: 'Compare with the live version' },
  differences: { 'zh-TW': '線上版 → 草稿', en: 'Live version → draft' },
  discard: { 'zh-TW': '捨棄草稿', en: 'Discard the draft' },
  discardQuestion: {
    'zh-TW': '要捨棄這份草稿嗎？線上版不會改變，草稿的內容無法復原。',
    en: 'Discard this draft? The live version does not change; the draft cannot be brought back.',
  },
  discarded: { 'zh-TW': '草稿已捨棄', en: 'The draft is discarded' },
  confirmTitle: { 'zh-TW': '發布前還有{count}項提醒', en: '{count} reminders before publishing' },
  confirmText: {
    'zh-TW': '確認這些地方沒有問題，或回去修改。',
    en: 'Make sure that these are as they should be, or go back and change them.',
  },
  anyway: { 'zh-TW': '仍要發布', en: 'Publish anyway' },
  back: { 'zh-TW': '回去修改', en: 'Go back' },
  begun: { 'zh-TW': '還沒發布的新草稿', en: 'New entries that are not published yet' },
  unnamed: { 'zh-TW': '（還沒有標題）', en: '(no title yet)' },
  by: { 'zh-TW': '{name}　{time}', en: '{name}, {time}' },
  hasDraft: { 'zh-TW': '有未發布的草稿', en: 'Draft not published' },
} as const satisfies Record<string, Localised>;
