import type { Localised } from '@admissions/model';

/** Loaded with the dialog, not with the frame. */
export const SECURITY_TEXTS = {
  title: { 'zh-TW': '我的帳號', en: 'My account' },
  failed: {
    'zh-TW': '暫時讀不到資料，請稍後再試。',
    en: 'This cannot be loaded now. Please try again later.',
  },
  twoSteps: { 'zh-TW': '兩步驟驗證', en: 'Two-step sign-in' },
  why: {
    'zh-TW': '登入時除了密碼，還要輸入手機驗證器應用程式的六位數字。密碼外洩時，別人仍然無法登入。',
    en: 'Besides the password, signing in takes six digits of an authenticator app on your phone. Whoever learns your password still cannot sign in.',
  },
  off: { 'zh-TW': '目前沒有啟用。', en: 'It is off.' },
  on: { 'zh-TW': '已啟用（{moment}）。', en: 'It is on (since {moment}).' },
  left: { 'zh-TW': '備用碼還有{count}組。', en: 'Recovery codes left: {count}.' },
  fewLeft: {
    'zh-TW': '備用碼只剩{count}組，請產生新的一份。',
    en: 'Recovery codes left: only {count}. Please make new ones.',
  },
  enrol: { 'zh-TW': '啟用兩步驟驗證', en: 'Turn on two-step sign-in' },
  enrolProve: {
    'zh-TW': '請先輸入目前的密碼，確認是您本人。',
    en: 'First type your current password, so that we know it is you.',
  },
  scan: {
    'zh-TW': '用驗證器應用程式掃描這個QR碼。無法掃描時，請改為輸入下方的金鑰。',
    en: 'Scan this QR code with your authenticator app. If that is not possible, type the key below instead.',
  },
  qr: { 'zh-TW': '設定驗證器的QR碼', en: 'QR code for the authenticator app' },
  secret: { 'zh-TW': '金鑰', en: 'Key' },
  codeHint: {
    'zh-TW': '輸入應用程式現在顯示的六位數字，完成設定',
    en: 'The six digits that the app shows now',
  },
  confirm: { 'zh-TW': '確認並啟用', en: 'Confirm and turn on' },
  disable: { 'zh-TW': '停用', en: 'Turn off' },
  disableProve: {
    'zh-TW': '停用後，只憑密碼就能登入。請輸入目前的密碼。',
    en: 'Without it the password alone is enough to sign in. Please type your current password.',
  },
  disableConfirm: { 'zh-TW': '停用兩步驟驗證', en: 'Turn off two-step sign-in' },
  disabled: { 'zh-TW': '已停用兩步驟驗證', en: 'Two-step sign-in is off' },
  renew: { 'zh-TW': '產生新的備用碼', en: 'Make new recovery codes' },
  renewProve: {
    'zh-TW': '舊的備用碼會全部失效。請輸入目前的密碼。',
    en: 'All earlier recovery codes become void. Please type your current password.',
  },
  codes: { 'zh-TW': '備用碼', en: 'Recovery codes' },
  codesOnce: {
    'zh-TW': '手機不在身邊時，每一組備用碼可以登入一次。只顯示這一次，請現在存放在安全的地方。',
    en: 'Without your phone, each recovery code signs you in once. They are shown this once: keep them in a safe place now.',
  },
  copy: { 'zh-TW': '複製', en: 'Copy' },
  copied: { 'zh-TW': '已複製', en: 'Copied' },
  copyFailed: {
    'zh-TW': '瀏覽器不允許複製，請手動選取。',
    en: 'The browser does not allow copying. Please select them by hand.',
  },
  download: { 'zh-TW': '下載文字檔', en: 'Download as text' },
  file: { 'zh-TW': '備用碼', en: 'recovery-codes' },
  saved: { 'zh-TW': '我已經存好了', en: 'I have kept them' },
  password: { 'zh-TW': '目前的密碼', en: 'Current password' },
  next: { 'zh-TW': '下一步', en: 'Next' },
  notices: { 'zh-TW': '工作通知信', en: 'Letters about my tasks' },
  noticesWhy: {
    'zh-TW': '有同仁請您核可、指派申請給您，或在留言與備註寫「@您的姓名」時，寄信到{to}。',
    en: 'To {to}, when a colleague wants your approval, assigns a request to you, or writes @ and your name in a comment or note.',
  },
  noticesNone: {
    'zh-TW': '本站還沒有設定寄信伺服器，或這個帳號沒有電子郵件，所以不會寄信。',
    en: 'This site has no mail server yet, or your account has no e-mail address: no letters are sent.',
  },
  noticesWhen: { 'zh-TW': '寄送時間', en: 'When' },
  noticesNow: { 'zh-TW': '立刻寄', en: 'At once' },
  noticesDaily: { 'zh-TW': '每天早上8點彙整成一封', en: 'In one letter at 08:00' },
  noticesOff: { 'zh-TW': '不寄', en: 'Never' },
  noticesSaved: { 'zh-TW': '已儲存', en: 'Saved' },
  sessions: { 'zh-TW': '登入中的裝置', en: 'Signed in now' },
  current: { 'zh-TW': '您正在使用', en: 'This one' },
  session: {
    'zh-TW': '{ip}，{begun}登入，最後使用{seen}',
    en: '{ip}, since {begun}, last used {seen}',
  },
  end: { 'zh-TW': '登出', en: 'Sign out' },
  ended: { 'zh-TW': '已登出這個裝置', en: 'Signed out there' },
} as const satisfies Record<string, Localised>;
