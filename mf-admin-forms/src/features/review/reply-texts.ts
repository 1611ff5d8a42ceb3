import type { Localised } from '@admissions/model';
import type { MailState } from '@admissions/protocol/forms';

export const REPLY_TEXTS = {
  states: {
    queued: { 'zh-TW': '回信：寄送中', en: 'Answer: being sent' },
    sent: { 'zh-TW': '回信：已寄出', en: 'Answer: sent' },
    failed: {
      'zh-TW': '回信：寄送失敗（{fault}），可到「通知信」重寄',
      en: 'Answer: could not be sent ({fault}); send it again under Letters',
    },
    withheld: { 'zh-TW': '回信：沒有寄出', en: 'Answer: not sent' },
  } satisfies Record<MailState, Localised>,
  send: { 'zh-TW': '寄出回信', en: 'Send' },
  sent: {
    'zh-TW': '信已交寄，寄送結果會出現在處理紀錄。',
    en: 'The letter is on its way; the history says what becomes of it.',
  },
  noteSends: {
    'zh-TW': '信由本站寄到對方留下的信箱，全文留在處理紀錄；對方回信會寄到招生組信箱。',
    en: 'This site sends it to the address that was left; the text stays in the history, and answers come to the office.',
  },
  noteOwn: {
    'zh-TW': '本站還沒有設定寄信伺服器，請用您自己的郵件程式寄出；寄出後別忘了更新處理狀態。',
    en: 'This site has no mail server yet: send it with your own mail program, and set the state afterwards.',
  },
  alsoState: { 'zh-TW': '同時把狀態改為「{state}」', en: 'Also change the state to “{state}”' },
  alsoMine: { 'zh-TW': '同時由我承辦', en: 'Also assign it to me' },
  older: {
    'zh-TW': '這筆申請剛被同仁更新，信還沒有寄出。請確認內容後再寄一次。',
    en: 'A colleague has just updated this request, and the letter was not sent. Look it over and send it again.',
  },
  draftBack: {
    'zh-TW': '上次寫到一半的回信已經放回來了。',
    en: 'The letter that you had begun is back.',
  },
  copy: { 'zh-TW': '複製內文', en: 'Copy the text' },
  copied: { 'zh-TW': '已複製內文', en: 'Copied' },
  copyFailed: {
    'zh-TW': '瀏覽器不允許複製，請手動選取。',
    en: 'The browser does not allow copying; please select the text.',
  },
  open: { 'zh-TW': '用郵件程式開啟', en: 'Open in the mail program' },
} as const;
