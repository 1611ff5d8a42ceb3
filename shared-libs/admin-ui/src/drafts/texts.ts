import { type Localised, pair } from '@admissions/model';
import type { EntryDraftFailure } from '@admissions/protocol/staff';

export const TEXTS = {
  schedule: pair('排程發布', 'Schedule'),
  working: pair('處理中，請稍候…', 'Working on it, one moment…'),
  saved: pair('草稿已儲存，訪客還看不到。', 'The draft is saved; visitors do not see it yet.'),
  scheduled: pair('已排程', 'Scheduled'),
  notSaved: pair(
    '草稿沒有存到伺服器，先留在這台電腦；連線恢復後請再按一次。',
    'The draft did not reach the server; it is kept on this computer. Please try again once you are connected.',
  ),
  saving: pair('草稿儲存中…', 'Saving the draft…'),
  savedAt: pair('草稿已存 {time}', 'Draft saved {time}'),
  conflict: pair('{name}也改了同一處', '{name} changed the same place'),
  liveConflict: pair(
    '網站上的內容在同一處也改過了',
    'The live version was changed in the same place',
  ),
  choose: pair('看兩邊並選擇', 'Look at both and choose'),
  failed: pair('草稿還沒存到伺服器', 'The draft is not on the server yet'),
  opened: pair(
    '這是{name}在{time}留下的草稿，還沒有發布；網站上的內容沒有改變。',
    'This is the draft that {name} left at {time}. It is not published; visitors see the live version.',
  ),
  openedNew: pair(
    '這是{name}在{time}留下的草稿，還沒有發布。',
    'This is the draft that {name} left at {time}. It is not published.',
  ),
  compare: pair('與網站上的內容比對', 'Compare with the live version'),
  differences: pair('網站上的內容 → 草稿', 'Live version → draft'),
  discard: pair('捨棄草稿', 'Discard the draft'),
  discardQuestion: pair(
    '要捨棄這份草稿嗎？網站上的內容不會改變，草稿的內容無法復原。',
    'Discard this draft? The live version does not change; the draft cannot be brought back.',
  ),
  discardNewQuestion: pair(
    '要捨棄這筆新增的內容嗎？捨棄後無法復原。',
    'Discard this new entry? It cannot be brought back.',
  ),
  discarded: pair('草稿已捨棄', 'The draft is discarded'),
  confirmTitle: pair('發布前還有{count}項提醒', 'Hints before publishing: {count}'),
  confirmText: pair(
    '確認這些地方沒有問題，或回去修改。',
    'Make sure that these are as they should be, or go back and change them.',
  ),
  anyway: pair('仍要發布', 'Publish anyway'),
  back: pair('回去修改', 'Go back'),
  hasDraft: pair('有修改', 'With changes'),
  scheduleChange: pair('排程發布這次修改', 'Schedule this change'),
  scheduleText: pair(
    '到了這個時間，草稿的內容會自動取代網站上的內容。在那之前訪客看到的不變，草稿也還能繼續修改。',
    'At this time the draft takes the place of the live version. Until then visitors see what they see now, and the draft can still be changed.',
  ),
  dueAt: pair('修改的發布時間', 'Publish at'),
  doSchedule: pair('排程', 'Schedule'),
  noTime: pair('請選擇時間。', 'Choose a time.'),
  notYet: pair('這份草稿還不能發布。{fields}', 'This draft cannot be published yet. {fields}'),
  willBePublished: pair(
    '已排程，到時間會自動發布。',
    'Scheduled: it is published by itself at that time.',
  ),
  isScheduled: pair(
    '這份草稿會在{time}自動發布（{name}排程）；在那之前再改的內容也會一起發布。',
    'This draft is published by itself at {time} (scheduled by {name}), with what is changed in it until then.',
  ),
  wasDue: pair(
    '這份草稿排在{time}自動發布，時間已經到了。重新載入就會看到結果。',
    'This draft was to be published at {time}, which is over. Load the page again to see the result.',
  ),
  reload: pair('重新載入', 'Load again'),
  changeTime: pair('改時間', 'Change the time'),
  takeBack: pair('取消排程', 'Cancel the schedule'),
  takenBack: pair('已取消排程，草稿還在。', 'No longer scheduled. The draft is still here.'),
  scheduleAgain: pair('重新排程', 'Schedule again'),
  understood: pair('不再排程', 'Leave it'),
  dueFrom: pair('{time} 發布修改', 'Changes at {time}'),
  wasHeld: pair('排程的修改沒有發布', 'Scheduled change not published'),
};

/** Why a scheduled draft was not published. */
export const FAILURES: Readonly<Record<EntryDraftFailure['reason'], Localised>> = {
  conflict: pair(
    '原定{time}發布，但沒有發布：網站上的內容在這段期間也改了「{fields}」。請看過兩邊的內容，再發布或重新排程。',
    'It was to be published at {time} and was not: the live version was changed in the same place ({fields}). Look at both, then publish or schedule again.',
  ),
  refused: pair(
    '原定{time}發布，但沒有發布：「{fields}」沒有填好。請修改後再發布或重新排程。',
    'It was to be published at {time} and was not: {fields} is not right yet. Please mend it, then publish or schedule again.',
  ),
  right: pair(
    '原定{time}發布，但沒有發布：排程的{name}已經沒有發布的權限。請確認後再發布。',
    'It was to be published at {time} and was not: {name}, who scheduled it, may not publish any more.',
  ),
  approval: pair(
    '原定{time}發布，但沒有發布：這個單元要由另一位同仁核可現在的內容。請送請核可後再發布或重新排程。',
    'It was to be published at {time} and was not: publishing here needs the approval of a colleague, of what it says now. Ask somebody to look at it, then publish or schedule again.',
  ),
  gone: pair(
    '原定{time}發布，但沒有發布：這筆資料在回收桶裡。',
    'It was to be published at {time} and was not: the entry is in the trash.',
  ),
};
