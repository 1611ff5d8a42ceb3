import type { Localised } from '@admissions/model';
import type { EntryDraftFailure } from '@admissions/protocol/staff';

export const TEXTS = {
  schedule: { 'zh-TW': '排程發布', en: 'Schedule' },
  working: { 'zh-TW': '處理中，請稍候…', en: 'Working on it, one moment…' },
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
  savedAt: { 'zh-TW': '草稿已存 {time}', en: 'Draft saved {time}' },
  conflict: { 'zh-TW': '{name}也改了同一處', en: '{name} changed the same place' },
  liveConflict: {
    'zh-TW': '網站上的內容在同一處也改過了',
    en: 'The live version was changed in the same place',
  },
  choose: { 'zh-TW': '看兩邊並選擇', en: 'Look at both and choose' },
  failed: { 'zh-TW': '草稿還沒存到伺服器', en: 'The draft is not on the server yet' },
  opened: {
    'zh-TW': '這是{name}在{time}留下的草稿，還沒有發布；網站上的內容沒有改變。',
    en: 'This is the draft that {name} left at {time}. It is not published; visitors see the live version.',
  },
  openedNew: {
    'zh-TW': '這是{name}在{time}留下的草稿，還沒有發布。',
    en: 'This is the draft that {name} left at {time}. It is not published.',
  },
  compare: { 'zh-TW': '與網站上的內容比對', en: 'Compare with the live version' },
  differences: { 'zh-TW': '網站上的內容 → 草稿', en: 'Live version → draft' },
  discard: { 'zh-TW': '捨棄草稿', en: 'Discard the draft' },
  discardQuestion: {
    'zh-TW': '要捨棄這份草稿嗎？網站上的內容不會改變，草稿的內容無法復原。',
    en: 'Discard this draft? The live version does not change; the draft cannot be brought back.',
  },
  discardNewQuestion: {
    'zh-TW': '要捨棄這筆新增的內容嗎？捨棄後無法復原。',
    en: 'Discard this new entry? It cannot be brought back.',
  },
  discarded: { 'zh-TW': '草稿已捨棄', en: 'The draft is discarded' },
  confirmTitle: { 'zh-TW': '發布前還有{count}項提醒', en: 'Hints before publishing: {count}' },
  confirmText: {
    'zh-TW': '確認這些地方沒有問題，或回去修改。',
    en: 'Make sure that these are as they should be, or go back and change them.',
  },
  anyway: { 'zh-TW': '仍要發布', en: 'Publish anyway' },
  back: { 'zh-TW': '回去修改', en: 'Go back' },
  hasDraft: { 'zh-TW': '有未發布的修改', en: 'With changes not published' },
  scheduleChange: { 'zh-TW': '排程發布這次修改', en: 'Schedule this change' },
  scheduleText: {
    'zh-TW':
      '到了這個時間，草稿的內容會自動取代網站上的內容。在那之前訪客看到的不變，草稿也還能繼續修改。',
    en: 'At this time the draft takes the place of the live version. Until then visitors see what they see now, and the draft can still be changed.',
  },
  dueAt: { 'zh-TW': '修改的發布時間', en: 'Publish at' },
  doSchedule: { 'zh-TW': '排程', en: 'Schedule' },
  noTime: { 'zh-TW': '請選擇時間。', en: 'Choose a time.' },
  notYet: {
    'zh-TW': '這份草稿還不能發布。{fields}',
    en: 'This draft cannot be published yet. {fields}',
  },
  willBePublished: {
    'zh-TW': '已排程，到時間會自動發布。',
    en: 'Scheduled: it is published by itself at that time.',
  },
  isScheduled: {
    'zh-TW': '這份草稿會在{time}自動發布（{name}排程）；在那之前再改的內容也會一起發布。',
    en: 'This draft is published by itself at {time} (scheduled by {name}), with what is changed in it until then.',
  },
  wasDue: {
    'zh-TW': '這份草稿排在{time}自動發布，時間已經到了。重新載入就會看到結果。',
    en: 'This draft was to be published at {time}, which is over. Load the page again to see the result.',
  },
  reload: { 'zh-TW': '重新載入', en: 'Load again' },
  changeTime: { 'zh-TW': '改時間', en: 'Change the time' },
  takeBack: { 'zh-TW': '取消排程', en: 'Cancel the schedule' },
  takenBack: {
    'zh-TW': '已取消排程，草稿還在。',
    en: 'No longer scheduled. The draft is still here.',
  },
  scheduleAgain: { 'zh-TW': '重新排程', en: 'Schedule again' },
  understood: { 'zh-TW': '不再排程', en: 'Leave it' },
  dueFrom: { 'zh-TW': '{time} 發布修改', en: 'Changes at {time}' },
  wasHeld: { 'zh-TW': '排程的修改沒有發布', en: 'Scheduled change not published' },
} as const satisfies Record<string, Localised>;

/** Why a scheduled draft was not published. */
export const FAILURES: Readonly<Record<EntryDraftFailure['reason'], Localised>> = {
  conflict: {
    'zh-TW':
      '原定{time}發布，但沒有發布：網站上的內容在這段期間也改了「{fields}」。請看過兩邊的內容，再發布或重新排程。',
    en: 'It was to be published at {time} and was not: the live version was changed in the same place ({fields}). Look at both, then publish or schedule again.',
  },
  refused: {
    'zh-TW': '原定{time}發布，但沒有發布：「{fields}」沒有填好。請修改後再發布或重新排程。',
    en: 'It was to be published at {time} and was not: {fields} is not right yet. Please mend it, then publish or schedule again.',
  },
  right: {
    'zh-TW': '原定{time}發布，但沒有發布：排程的{name}已經沒有發布的權限。請確認後再發布。',
    en: 'It was to be published at {time} and was not: {name}, who scheduled it, may not publish any more.',
  },
  approval: {
    'zh-TW':
      '原定{time}發布，但沒有發布：這個單元要由另一位同仁核可現在的內容。請送請核可後再發布或重新排程。',
    en: 'It was to be published at {time} and was not: publishing here needs the approval of a colleague, of what it says now. Ask somebody to look at it, then publish or schedule again.',
  },
  gone: {
    'zh-TW': '原定{time}發布，但沒有發布：這筆資料在回收桶裡。',
    en: 'It was to be published at {time} and was not: the entry is in the trash.',
  },
};
