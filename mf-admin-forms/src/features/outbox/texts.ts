import { pair } from '@admissions/model';

export const TEXTS = {
  title: pair('通知信', 'Letters'),
  help: pair(
    '申請送出後，系統寄給申請人與承辦單位的信。列出的信寄送失敗時可以重寄；信的內容與收件地址不在這裡顯示。',
    'What the site writes to applicants and to the office. A letter that failed can be sent again; texts and addresses are not shown here.',
  ),
  state: pair('依寄送狀態', 'By state'),
  queued: pair('等待寄送', 'Waiting'),
  sent: pair('已寄出', 'Sent'),
  failed: pair('寄送失敗', 'Failed'),
  withheld: pair('不用寄（當天已寄過）', 'Not sent (enough that day)'),
  withheldWhy: pair(
    '這個信箱今天已收到多封確認信，所以沒有再寄；申請本身已收到',
    'This address was sent several letters today, so this one was not; the request itself was taken',
  ),
  about: pair('申請編號', 'Request'),
  to: pair('收件人', 'To'),
  office: pair('承辦單位', 'The office'),
  sender: pair('申請人', 'The applicant'),
  reply: pair('申請人（回信）', 'The applicant (answer)'),
  createdAt: pair('建立時間', 'Written'),
  when: pair('寄出時間', 'Sent'),
  nextAt: pair('{moment}再試', 'tried again {moment}'),
  fault: pair('{fault}，已試{attempts}次', '{fault}, attempts: {attempts}'),
  resend: pair('重寄', 'Send again'),
  queuedAgain: pair(
    '{reference}的信已重新排入寄送',
    'The letter about {reference} is queued again',
  ),
  nothing: pair(
    '還沒有任何通知信。能寄信之後，每收到一筆申請，寄給申請人與承辦單位的信就會列在這裡，並標明「已寄出」或「寄送失敗」。',
    'There are no letters yet. Once mail is set up, each new request adds its letters to the applicant and to the office here, marked “Sent” or “Failed”.',
  ),
  off: pair(
    '目前不會寄出任何信：寄信還沒設定，申請人送出後收不到通知。這段期間收到的申請，設定好之後也不會補寄。',
    'No letter is sent: mail is not set up, so applicants get no notice, not even later for requests received until then.',
  ),
  unmailed: pair('已經有{count}筆申請沒有寄出通知。', 'Requests without a notice: {count}. '),
  askManager: pair(
    '請有「首頁設定」權限的同仁設定寄信。',
    'A colleague with the flag “Home page” can set up mail.',
  ),
  nothingInState: pair('這個狀態目前沒有信。', 'No letter is in this state.'),
};
