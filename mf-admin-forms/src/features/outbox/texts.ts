import type { Localised } from '@admissions/model';

export const TEXTS = {
  title: { 'zh-TW': '通知信', en: 'Letters' },
  help: {
    'zh-TW':
      '申請送出後，系統寄給申請人與承辦單位的信。寄不出去的可以重寄；信的內容與收件地址不在這裡顯示。',
    en: 'What the site writes to applicants and to the office. A letter that failed can be sent again; texts and addresses are not shown here.',
  },
  state: { 'zh-TW': '依寄送狀態', en: 'By state' },
  queued: { 'zh-TW': '等待寄送', en: 'Waiting' },
  sent: { 'zh-TW': '已寄出', en: 'Sent' },
  failed: { 'zh-TW': '寄送失敗', en: 'Failed' },
  withheld: { 'zh-TW': '沒有寄出', en: 'Not sent' },
  withheldWhy: {
    'zh-TW': '這個信箱今天已收到多封確認信，所以沒有再寄；申請本身已收到',
    en: 'This address was sent several letters today, so this one was not; the request itself was taken',
  },
  about: { 'zh-TW': '申請編號', en: 'Request' },
  to: { 'zh-TW': '收件人', en: 'To' },
  office: { 'zh-TW': '承辦單位', en: 'The office' },
  sender: { 'zh-TW': '申請人', en: 'The applicant' },
  reply: { 'zh-TW': '申請人（回信）', en: 'The applicant (answer)' },
  createdAt: { 'zh-TW': '建立時間', en: 'Written' },
  when: { 'zh-TW': '寄出時間', en: 'Sent' },
  nextAt: { 'zh-TW': '{moment}再試', en: 'tried again {moment}' },
  fault: { 'zh-TW': '{fault}，已試{attempts}次', en: '{fault}, attempts: {attempts}' },
  actions: { 'zh-TW': '操作', en: 'Actions' },
  resend: { 'zh-TW': '重寄', en: 'Send again' },
  queuedAgain: {
    'zh-TW': '{reference}的信已重新排入寄送',
    en: 'The letter about {reference} is queued again',
  },
  nothing: {
    'zh-TW': '還沒有任何通知信。設定寄信伺服器之後，每一份新申請都會出現在這裡。',
    en: 'There are no letters yet. Once a mail server is set up, every new request appears here.',
  },
  nothingInState: { 'zh-TW': '這個狀態目前沒有信。', en: 'No letter is in this state.' },
} as const satisfies Record<string, Localised>;
