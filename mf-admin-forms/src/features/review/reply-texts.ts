import { type Localised, pair } from '@admissions/model';
import type { MailState } from '@admissions/protocol/forms';

export const REPLY_TEXTS = {
  states: {
    queued: pair('回信：寄送中', 'Answer: being sent'),
    sent: pair('回信：已寄出', 'Answer: sent'),
    failed: pair(
      '回信：寄送失敗（{fault}），可到「通知信」重寄',
      'Answer: could not be sent ({fault}); send it again under Letters',
    ),
    withheld: pair('回信：沒有寄出', 'Answer: not sent'),
  } satisfies Record<MailState, Localised>,
  send: pair('寄出回信', 'Send'),
  sent: pair(
    '信已交寄，寄送結果會出現在處理紀錄。',
    'The letter is on its way; the history says what becomes of it.',
  ),
  noteSends: pair(
    '信由本站寄到對方留下的信箱，全文留在處理紀錄；對方回信會寄到招生組信箱。',
    'This site sends it to the address that was left; the text stays in the history, and answers come to the office.',
  ),
  noteOwn: pair(
    '本站還沒有設定寄信：寫好後按「用郵件程式開啟」，從您自己的信箱寄出，再更新處理狀態。',
    'This site cannot send mail yet: “Open in the mail program” sends it from your own address; set the state afterwards.',
  ),
  alsoState: pair('同時把狀態改為「{state}」', 'Also change the state to “{state}”'),
  alsoMine: pair('同時由我承辦', 'Also assign it to me'),
  older: pair(
    '這筆申請剛被同仁更新，信還沒有寄出。請確認內容後再寄一次。',
    'A colleague has just updated this request, and the letter was not sent. Look it over and send it again.',
  ),
  draftBack: pair('上次寫到一半的回信已經放回來了。', 'The letter that you had begun is back.'),
  copy: pair('複製內文', 'Copy the text'),
  copied: pair('已複製內文', 'Copied'),
  copyFailed: pair(
    '瀏覽器不允許複製，請手動選取。',
    'The browser does not allow copying; please select the text.',
  ),
  open: pair('用郵件程式開啟', 'Open in the mail program'),
} as const;
