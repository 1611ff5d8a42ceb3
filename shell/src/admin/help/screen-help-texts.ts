import type { Localised } from '@admissions/contracts';

/** How one works with the own day. */
export const DAY_HELP: readonly Localised[] = [
  {
    'zh-TW': '每天從這裡開始：等您處理的申請、這七天要來的人、請您過目的內容，都只列您可以管理的。',
    en: 'The day begins here: requests that wait, who comes within seven days, what colleagues ask you to look at.',
  },
  {
    'zh-TW': '點一件申請就進到處理的畫面；指派給自己或改了狀態之後，這裡的件數會跟著變。',
    en: 'A request opens where it is handled; once it is given to you or its state changes, the counts here follow.',
  },
  {
    'zh-TW':
      '選單上的「件待辦」是新的申請、還沒回答的提問與請您過目的內容，加起來就是「我的今天」的件數。',
    en: '“To do” in the menu counts new requests, questions without an answer and what you are to look at; their sum stands beside “My day”.',
  },
  {
    'zh-TW': '「我改到一半、還沒發布的」只有您改過的草稿；訪客看到的仍是線上版。',
    en: 'Changes of yours that are not published stand here; visitors still read the live version.',
  },
  {
    'zh-TW': '「網站檢查」是每天清晨自動檢查的結果，點下去看是哪一筆、哪裡要改。',
    en: 'The look over the site is taken every night; it leads to the entry and the place that it is about.',
  },
  {
    'zh-TW': '要找任何內容、申請或畫面，按Ctrl+K輸入幾個字。',
    en: 'Ctrl+K finds every entry, request and screen by a few words.',
  },
];
/** How one works with the month. */
export const MONTH_HELP: readonly Localised[] = [
  {
    'zh-TW': '這裡只看、不改：點一項就到它的表單，發布與下架的時間在那裡改。',
    en: 'Nothing is changed here: an item opens its form, where its times are.',
  },
  {
    'zh-TW': '「發布」「下架」是排定的時間；「更新」是排程的草稿，時間一到就換成新的內容。',
    en: '“Goes live” and “ends” are scheduled times; “changes” is a draft that takes the place of what is live when its time comes.',
  },
  {
    'zh-TW': '「沒有發布」是時間到了卻沒有發布的草稿，打開它會說原因。',
    en: '“Not published” is a draft whose time came in vain; it says why when it is opened.',
  },
  {
    'zh-TW': '活動依舉辦的日子排，跨好幾天的寫在第一天；有表單權限的同仁還會看到排定的參訪與授課。',
    en: 'Events stand on their first day. Who may read the forms sees visits and lectures as well.',
  },
  {
    'zh-TW': '日期都是臺灣的日期；用上面的箭頭換月份，網址可以直接傳給同仁。',
    en: 'Days are those of Taiwan. The arrows turn the months, and the address can be sent to a colleague.',
  },
];
/** How one works with what the nightly look found. */
export const CHECK_HELP: readonly Localised[] = [
  {
    'zh-TW': '點標題到那一筆的表單修改；改好並發布之後，下次檢查就不會再列。',
    en: 'The title opens the form; what is put right and published is not listed by the next look.',
  },
  {
    'zh-TW': '上面的按鈕依問題分：失效的連結、過去的日期、缺替代文字、很久沒有更新等。',
    en: 'The buttons above sort by what was found: dead links, past dates, missing alternative texts, pages untouched for long.',
  },
  {
    'zh-TW':
      '內容本來就該如此，按「這樣沒問題」，之後不再提醒；按錯了，到最下面「已標示沒問題」重新列出。',
    en: 'What is right as it is can be set aside and is not named again; the list at the foot takes it back.',
  },
  {
    'zh-TW': '檢查的是訪客看得到的內容，草稿不算；只列您可以管理的單元。',
    en: 'Looked at is what visitors see, not drafts, and only your areas are listed.',
  },
  {
    'zh-TW': '不想等到明天，有權限的同仁可以按「立即檢查」。',
    en: 'Whoever may do so can look at once.',
  },
];
/** What helps when signing in does not work. */
export const SIGN_IN_HELP: readonly Localised[] = [
  {
    'zh-TW': '請用帳號管理人員給您的帳號登入；第一次登入會先請您換成自己的密碼。',
    en: 'Sign in with the account that you were given; the first time you choose a password of your own.',
  },
  {
    'zh-TW': '密碼連續輸入錯誤，帳號會暫時鎖定；過一會兒再試，或請帳號管理人員解鎖。',
    en: 'Several wrong passwords lock the account for a while; wait, or ask whoever manages the accounts.',
  },
  {
    'zh-TW':
      '開了兩步驟驗證的帳號，會再問手機應用程式上的驗證碼；手機不在身邊，可以輸入一組備用碼。',
    en: 'With two steps you are asked for the code of your telephone, or one of your backup codes.',
  },
  {
    'zh-TW': '這裡如果寫了登出的原因，先照著做；沒存的內容登入後會還給您。',
    en: 'When it says why you were signed out, begin there; what was not stored comes back after the sign-in.',
  },
  {
    'zh-TW': '訊息說您的網路位址不在允許的清單上，請改用校內網路，或請帳號管理人員加上位址。',
    en: 'When your network address is not admitted use the network of the university, or have it added.',
  },
];
