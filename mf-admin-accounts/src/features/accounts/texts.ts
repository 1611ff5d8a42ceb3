import { pair } from '@admissions/model';

export const TEXTS = {
  rules: {
    open: pair('核可規則', 'Approvals'),
    title: pair('核可', 'Publishing with an approval'),
    help: pair(
      '打開後，這個單元的內容要由最後修改者以外的同仁核可，才能發布或排程。已經發布或排程的內容不受影響。',
      'Where this is on, content is published or scheduled only after somebody else than its last editor has approved it. What is published or scheduled already stays.',
    ),
    editors: pair('{count}人可編輯', 'Editors: {count}'),
    few: pair(
      '可編輯的帳號少於兩人，沒有人能核可，也就無法發布。',
      'Fewer than two may edit this area: nobody could approve, so nothing could be published.',
    ),
    needs: pair('{area}：要由另一位同仁核可', '{area}: needs the approval of a colleague'),
  },
  accounts: {
    title: pair('帳號', 'Accounts'),
    help: pair(
      '每個人使用自己的帳號。權限決定能進入哪些單元。',
      'Everybody has an account of their own. Its flags decide which areas it may enter.',
    ),
    search: pair('帳號、姓名或電子郵件', 'Account, name or e-mail'),
    nothingFound: pair('沒有符合的帳號，請換個關鍵字。', 'No account matches. Try another word.'),
    you: pair('您', 'You'),
    shown: pair('顯示哪些帳號', 'Accounts to show'),
    count: pair('全部{count}個帳號', 'All: {count}'),
    open: pair('{count}個管理人員未開兩步驟驗證', 'Managers without two-step sign-in: {count}'),
  },
  column: {
    lastSignIn: pair('上次登入', 'Last sign-in'),
  },
  state: {
    active: pair('使用中', 'Active'),
    inactive: pair('已停用', 'Inactive'),
    locked: pair('鎖定至{moment}', 'Locked until {moment}'),
    lockedByManager: pair('由管理人員鎖定', 'Locked by a manager'),
    since: pair('自{moment}起', 'since {moment}'),
    totp: pair('已開兩步驟驗證', 'Two-step sign-in'),
    noTotp: pair('未開兩步驟驗證', 'No two-step sign-in'),
    mustChange: pair('須變更密碼', 'Must change password'),
    never: pair('尚未登入', 'Never'),
  },
  flags: {
    all: pair('全部權限', 'All flags'),
    none: pair('沒有權限', 'No flag'),
  },
  actions: {
    unlock: pair('解除鎖定', 'Unlock'),
    lock: pair('鎖定', 'Lock'),
    resetTotp: pair('重設兩步驟驗證', 'Reset two-step sign-in'),
    reset: pair('重設密碼', 'Reset password'),
    forceChange: pair('要求變更密碼', 'Expire password'),
  },
  forceChange: {
    title: pair('要請{name}變更密碼嗎？', 'Require {name} to choose a new password?'),
    text: pair(
      '{name}會立刻被登出，下次用現在的密碼登入後，必須先換一組新的。',
      '{name} is signed out at once and has to choose a new password after signing in with the present one.',
    ),
    done: pair('{name}下次登入須變更密碼', '{name} has to change the password at the next sign-in'),
  },
  unlock: { done: pair('已解除{name}的鎖定', '{name} is unlocked') },
  lock: {
    title: pair('要鎖定帳號{account}嗎？', 'Lock the account {account}?'),
    text: pair(
      '{name}會立刻被登出，在解除鎖定之前無法登入。',
      '{name} is signed out at once and cannot sign in until somebody unlocks the account.',
    ),
    done: pair('已鎖定帳號{account}', 'The account {account} is locked'),
  },
  resetTotp: {
    title: pair('要停用{name}的兩步驟驗證嗎？', 'Turn off the two-step sign-in of {name}?'),
    text: pair(
      '用於裝置遺失時。請先親自確認是本人：停用後只憑密碼就能登入，{name}可以再重新啟用。',
      'For a lost device. Make sure in person that it is {name}: afterwards the password alone is enough, until it is turned on again.',
    ),
    done: pair('已停用{name}的兩步驟驗證', 'The two-step sign-in of {name} is off'),
  },
  reset: {
    title: pair('要重設{name}的密碼嗎？', 'Reset the password of {name}?'),
    text: pair(
      '舊密碼立刻失效，{name}會被登出。接著會顯示一組一次性密碼，請親自交給本人。',
      'The old password ends at once and {name} is signed out. A one-time password is then shown; hand it over in person.',
    ),
    confirm: pair('重設密碼', 'Reset password'),
  },
  remove: {
    title: pair('要刪除帳號{account}嗎？', 'Delete the account {account}?'),
    text: pair(
      '{name}會立刻被登出，也無法再登入。過去的處理紀錄會保留姓名。',
      '{name} is signed out at once and cannot sign in again. Earlier records keep the name.',
    ),
    done: pair('已刪除帳號{account}', 'The account {account} is deleted'),
  },
  once: {
    title: pair('{name}的一次性密碼', 'One-time password of {name}'),
    explanation: pair(
      '這組密碼只顯示這一次，請現在複製並親自交給本人。第一次登入時必須變更。',
      'It is shown this once. Copy it now and hand it over in person. It must be changed at the first sign-in.',
    ),
    label: pair('一次性密碼', 'One-time password'),
    copy: pair('複製密碼', 'Copy password'),
    copyFailed: pair(
      '瀏覽器不允許複製，請手動選取密碼。',
      'The browser does not allow copying. Please select the password by hand.',
    ),
    close: pair('我已交付，關閉', 'Handed over, close'),
  },
  account: {
    addTitle: pair('新增帳號', 'Add account'),
    editTitle: pair('編輯帳號：{name}（{account}）', 'Edit account: {name} ({account})'),
    basics: pair('基本資料', 'Basics'),
    account: pair('帳號', 'Account'),
    accountHelp: pair(
      '登入時使用。3至40個字元，限英文字母、數字、句點、底線與連字號，不分大小寫。',
      'For signing in. 3 to 40 letters, digits, dots, underscores or hyphens; case does not matter.',
    ),
    name: pair('姓名', 'Name'),
    email: pair('電子郵件', 'E-mail'),
    emailHelp: pair(
      '收通知（@姓名）與測試信要有信箱。',
      'Notices (@name) and test letters need an address.',
    ),
    passwordHelp: pair(
      '不必設定密碼：儲存後會顯示一組一次性密碼，第一次登入時由本人變更。',
      'No password to set: a one-time password is shown once after saving and changed at the first sign-in.',
    ),
    active: pair('可以登入', 'May sign in'),
    activeHelp: pair(
      '停用後立刻登出，資料與紀錄都會保留。只要暫時擋下，請用帳號「操作」選單的「鎖定」。',
      'When switched off, the person is signed out at once; data and records stay. To stop somebody for a while, use “Lock” among the actions of the account.',
    ),
    activeSelf: pair(
      '不能停用自己正在使用的帳號。',
      'You cannot deactivate the account you are signed in with.',
    ),
    flags: pair('權限', 'Flags'),
    flagsHelp: pair(
      '每一項對應後台的一個單元。沒有勾選的單元，選單不會出現，也無法讀寫資料。新給的權限不會登出對方，重新整理後選單就會出現；收回權限會讓對方立刻登出。',
      'Each flag opens one area of the back office. Without it the area is neither in the menu nor readable. Giving a flag signs nobody out; the menu shows it after a reload. Taking one away signs the person out at once.',
    ),
    flagsSelf: pair(
      '這是您自己的帳號，權限須由其他有帳號管理權限的同仁調整。',
      'This is your own account. Its flags are changed by another account manager.',
    ),
    flagChanges: pair(
      '權限新增{given}項、收回{taken}項',
      'flags given: {given}, taken away: {taken}',
    ),
    presets: pair('套用常用組合：', 'Usual duties:'),
    grantAll: pair('全選', 'Select all'),
    grantNone: pair('全部取消', 'Select none'),
    lacking: pair(
      '您沒有這項權限，因此不能授予或收回。',
      'You do not hold this flag, so you can neither grant nor revoke it.',
    ),
    noFlags: pair(
      '沒有任何權限的帳號可以登入，但看不到任何單元。',
      'An account without flags can sign in but sees no area.',
    ),
    more: pair(
      '這個帳號有您沒有的權限，收回之後您無法再給回去，因此不能由您變更。',
      'This account has flags that you lack; you could not give them back, so you cannot change this.',
    ),
    history: pair('登入狀況', 'Sign-in'),
    createdAt: pair('建立時間', 'Added'),
    updatedAt: pair('最後修改', 'Last change'),
    saved: pair('已儲存帳號{account}', 'The account {account} is saved'),
    gone: pair(
      '找不到這個帳號，可能已被刪除。',
      'This account is not there; it may have been deleted.',
    ),
    back: pair('回到帳號列表', 'Back to the accounts'),
  },
  sessions: {
    title: pair('登入中的裝置', 'Signed in now'),
    none: pair('目前沒有登入中的裝置。', 'Not signed in anywhere.'),
    current: pair('您正在使用', 'This one'),
    line: pair('{ip}，{begun}登入，最後使用{seen}', '{ip}, since {begun}, last used {seen}'),
    end: pair('登出', 'Sign out'),
    ended: pair('已登出這個裝置', 'Signed out there'),
    help: pair(
      '看到不認得的裝置時，先登出該裝置，再重設密碼。',
      'Is there a device nobody knows? Sign it out, then reset the password.',
    ),
  },
  areaHelp: {
    account: pair(
      '新增、停用帳號與授予權限；管理可進入後台的位址。',
      'Add and deactivate accounts, grant flags, decide from where the back office is reached.',
    ),
    ad: pair('各頁頁首的文字與圖片橫幅。', 'Text and picture banners at the head of pages.'),
    setting: pair(
      '首頁主視覺、特色、學院、圖片牆、連結圖塊，以及選單、頁尾與招生單位資料。',
      'Hero, features, colleges, picture wall and blocks, with the menu, the footer and the details of the office.',
    ),
    news: pair('撰寫、排程與發布新聞及分類。', 'Write, schedule and publish news and categories.'),
    faculty: pair(
      '學士班、碩博士班與國際學院的學院、學系頁面。',
      'Colleges and departments, bachelor and graduate, and the International College.',
    ),
    highschool: pair(
      '營隊、先修課程與高中師長專區。',
      'Camps, pre-courses and the zone for high-school staff.',
    ),
    about: pair('招生管道、獎助學金與影音。', 'Admission channels, scholarships and videos.'),
    selfvalue: pair(
      '跨域學習、國際交流、增能學習與實習就業。',
      'Cross-domain learning, exchange, learning enhancement and internships.',
    ),
    college: pair(
      '學長姐分享、生活介紹與校園活力。',
      'Seniors’ sharing, campus life and campus vitality.',
    ),
    forms: pair(
      '校園參訪、模擬面試、到校授課申請與問學長姐，內含個人資料。',
      'Campus visits, mock interviews, guest lectures and questions to students; holds personal data.',
    ),
    vr: pair('360度環景地點與導覽點。', 'Panoramas and their hotspots.'),
  },
  audit: { ofAccount: pair('查看操作紀錄', 'See what it did') },
};
