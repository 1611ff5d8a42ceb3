import { pair } from '@admissions/model';

/** Loaded with the dialog, not with the frame. */
export const SECURITY_TEXTS = {
  title: pair('我的帳號', 'My account'),
  failed: pair(
    '暫時讀不到資料，請稍後再試。',
    'This cannot be loaded now. Please try again later.',
  ),
  twoSteps: pair('兩步驟驗證', 'Two-step sign-in'),
  why: pair(
    '登入時除了密碼，還要輸入手機驗證器應用程式的六位數字。密碼外洩時，別人仍然無法登入。',
    'Besides the password, signing in takes six digits of an authenticator app on your phone. Whoever learns your password still cannot sign in.',
  ),
  off: pair('目前沒有啟用。', 'It is off.'),
  on: pair('已啟用（{moment}）。', 'It is on (since {moment}).'),
  left: pair('備用碼還有{count}組。', 'Recovery codes left: {count}.'),
  fewLeft: pair(
    '備用碼只剩{count}組，請產生新的一份。',
    'Recovery codes left: only {count}. Please make new ones.',
  ),
  enrol: pair('啟用兩步驟驗證', 'Turn on two-step sign-in'),
  enrolProve: pair(
    '請先輸入目前的密碼，確認是您本人。',
    'First type your current password, so that we know it is you.',
  ),
  scan: pair(
    '用驗證器應用程式掃描這個QR碼。無法掃描時，請改為輸入下方的金鑰。',
    'Scan this QR code with your authenticator app. If that is not possible, type the key below instead.',
  ),
  qr: pair('設定驗證器的QR碼', 'QR code for the authenticator app'),
  secret: pair('金鑰', 'Key'),
  codeHint: pair(
    '輸入應用程式現在顯示的六位數字，完成設定',
    'The six digits that the app shows now',
  ),
  confirm: pair('確認並啟用', 'Confirm and turn on'),
  disable: pair('停用', 'Turn off'),
  disableProve: pair(
    '停用後，只憑密碼就能登入。請輸入目前的密碼。',
    'Without it the password alone is enough to sign in. Please type your current password.',
  ),
  disableConfirm: pair('停用兩步驟驗證', 'Turn off two-step sign-in'),
  disabled: pair('已停用兩步驟驗證', 'Two-step sign-in is off'),
  renew: pair('產生新的備用碼', 'Make new recovery codes'),
  renewProve: pair(
    '舊的備用碼會全部失效。請輸入目前的密碼。',
    'All earlier recovery codes become void. Please type your current password.',
  ),
  codes: pair('備用碼', 'Recovery codes'),
  codesOnce: pair(
    '手機不在身邊時，每一組備用碼可以登入一次。只顯示這一次，請現在存放在安全的地方。',
    'Without your phone, each recovery code signs you in once. They are shown this once: keep them in a safe place now.',
  ),
  copy: pair('複製', 'Copy'),
  copied: pair('已複製', 'Copied'),
  copyFailed: pair(
    '瀏覽器不允許複製，請手動選取。',
    'The browser does not allow copying. Please select them by hand.',
  ),
  download: pair('下載文字檔', 'Download as text'),
  file: pair('備用碼', 'recovery-codes'),
  saved: pair('我已經存好了', 'I have stored them'),
  password: pair('目前的密碼', 'Current password'),
  next: pair('下一步', 'Next'),
  notices: pair('工作通知信', 'Letters about my tasks'),
  noticesWhy: pair(
    '有同仁請您核可、指派申請給您，或在留言與備註寫「@您的姓名」時，寄信到{to}。',
    'To {to}, when a colleague wants your approval, assigns a request to you, or writes @ and your name in a comment or note.',
  ),
  noticesNone: pair(
    '本站還沒有設定寄信伺服器，或這個帳號沒有電子郵件，所以不會寄信。',
    'This site has no mail server yet, or your account has no e-mail address: no letters are sent.',
  ),
  noticesWhen: pair('寄送時間', 'When'),
  noticesNow: pair('立刻寄', 'At once'),
  noticesDaily: pair('每天早上8點彙整成一封', 'In one letter at 08:00'),
  noticesOff: pair('不寄', 'Never'),
  noticesSaved: pair('已儲存', 'Saved'),
  sessions: pair('登入中的裝置', 'Signed in now'),
  current: pair('您正在使用', 'This one'),
  session: pair('{ip}，{begun}登入，最後使用{seen}', '{ip}, since {begun}, last used {seen}'),
  end: pair('登出', 'Sign out'),
  ended: pair('已登出這個裝置', 'Signed out there'),
};
