import type { Localised } from '@admissions/model';

export const TEXTS = {
  rules: {
    open: { 'zh-TW': '核可', en: 'Approvals' },
    title: { 'zh-TW': '核可', en: 'Publishing with an approval' },
    help: {
      'zh-TW':
        '打開後，這個單元的內容要由最後修改者以外的同仁核可，才能發布或排程。已經發布或排程的內容不受影響。',
      en: 'Where this is on, content is published or scheduled only after somebody else than its last editor has approved it. What is published or scheduled already stays.',
    },
    editors: { 'zh-TW': '{count}人可編輯', en: 'Editors: {count}' },
    few: {
      'zh-TW': '可編輯的帳號少於兩人，沒有人能核可，也就無法發布。',
      en: 'Fewer than two may edit this area: nobody could approve, so nothing could be published.',
    },
    needs: {
      'zh-TW': '{area}：要由另一位同仁核可',
      en: '{area}: needs the approval of a colleague',
    },
  },
  accounts: {
    title: { 'zh-TW': '帳號', en: 'Accounts' },
    help: {
      'zh-TW': '每個人使用自己的帳號。權限決定能進入哪些單元。',
      en: 'Everybody has an account of their own. Its flags decide which areas it may enter.',
    },
    add: { 'zh-TW': '新增帳號', en: 'Add account' },
    search: { 'zh-TW': '帳號、姓名或電子郵件', en: 'Account, name or e-mail' },
    nothing: {
      'zh-TW': '還沒有其他帳號。新增第一位同仁，就能分工管理內容。',
      en: 'There is no other account yet. Add a colleague to share the work.',
    },
    nothingFound: {
      'zh-TW': '沒有符合的帳號，請換個關鍵字。',
      en: 'No account matches. Try another word.',
    },
    you: { 'zh-TW': '您', en: 'You' },
  },
  column: {
    account: { 'zh-TW': '帳號', en: 'Account' },
    flags: { 'zh-TW': '權限', en: 'Flags' },
    lastSignIn: { 'zh-TW': '上次登入', en: 'Last sign-in' },
  },
  state: {
    active: { 'zh-TW': '使用中', en: 'Active' },
    inactive: { 'zh-TW': '已停用', en: 'Inactive' },
    locked: { 'zh-TW': '鎖定至{moment}', en: 'Locked until {moment}' },
    lockedByManager: { 'zh-TW': '由管理者鎖定', en: 'Locked by a manager' },
    since: { 'zh-TW': '{moment}起', en: 'since {moment}' },
    totp: { 'zh-TW': '兩步驟驗證', en: 'Two-step sign-in' },
    mustChange: { 'zh-TW': '須變更密碼', en: 'Must change password' },
    never: { 'zh-TW': '尚未登入', en: 'Never' },
  },
  flags: {
    all: { 'zh-TW': '全部權限', en: 'All flags' },
    none: { 'zh-TW': '沒有權限', en: 'No flag' },
  },
  actions: {
    unlock: { 'zh-TW': '解除鎖定', en: 'Unlock' },
    lock: { 'zh-TW': '鎖定', en: 'Lock' },
    resetTotp: { 'zh-TW': '重設兩步驟驗證', en: 'Reset two-step sign-in' },
    reset: { 'zh-TW': '重設密碼', en: 'Reset password' },
    forceChange: { 'zh-TW': '要求變更密碼', en: 'Expire password' },
  },
  forceChange: {
    title: { 'zh-TW': '要請{name}變更密碼嗎？', en: 'Require {name} to choose a new password?' },
    text: {
      'zh-TW': '{name}會立刻被登出，下次用現在的密碼登入後，必須先換一組新的。',
      en: '{name} is signed out at once and has to choose a new password after signing in with the present one.',
    },
    done: {
      'zh-TW': '{name}下次登入須變更密碼',
      en: '{name} has to change the password at the next sign-in',
    },
  },
  unlock: { done: { 'zh-TW': '已解除{name}的鎖定', en: '{name} is unlocked' } },
  lock: {
    title: { 'zh-TW': '要鎖定帳號{account}嗎？', en: 'Lock the account {account}?' },
    text: {
      'zh-TW': '{name}會立刻被登出，在解除鎖定之前無法登入。',
      en: '{name} is signed out at once and cannot sign in until somebody unlocks the account.',
    },
    done: { 'zh-TW': '已鎖定帳號{account}', en: 'The account {account} is locked' },
  },
  resetTotp: {
    title: {
      'zh-TW': '要停用{name}的兩步驟驗證嗎？',
      en: 'Turn off the two-step sign-in of {name}?',
    },
    text: {
      'zh-TW': '用於裝置遺失時。請先親自確認是本人：停用後只憑密碼就能登入，{name}可以再重新啟用。',
      en: 'For a lost device. Make sure in person that it is {name}: afterwards the password alone is enough, until it is turned on again.',
    },
    done: { 'zh-TW': '已停用{name}的兩步驟驗證', en: 'The two-step sign-in of {name} is off' },
  },
  reset: {
    title: { 'zh-TW': '要重設{name}的密碼嗎？', en: 'Reset the password of {name}?' },
    text: {
      'zh-TW': '舊密碼立刻失效，{name}會被登出。接著會顯示一組一次性密碼，請親自交給本人。',
      en: 'The old password ends at once and {name} is signed out. A one-time password is then shown; hand it over in person.',
    },
    confirm: { 'zh-TW': '重設密碼', en: 'Reset password' },
  },
  remove: {
    title: { 'zh-TW': '要刪除帳號{account}嗎？', en: 'Delete the account {account}?' },
    text: {
      'zh-TW': '{name}會立刻被登出，也無法再登入。過去的處理紀錄會保留姓名。',
      en: '{name} is signed out at once and cannot sign in again. Earlier records keep the name.',
    },
    done: { 'zh-TW': '已刪除帳號{account}', en: 'The account {account} is deleted' },
  },
  once: {
    title: { 'zh-TW': '{name}的一次性密碼', en: 'One-time password of {name}' },
    text: {
      'zh-TW': '這組密碼只顯示這一次，請現在複製並親自交給本人。第一次登入時必須變更。',
      en: 'It is shown this once. Copy it now and hand it over in person. It must be changed at the first sign-in.',
    },
    account: { 'zh-TW': '帳號', en: 'Account' },
    password: { 'zh-TW': '一次性密碼', en: 'One-time password' },
    copy: { 'zh-TW': '複製密碼', en: 'Copy password' },
    copyFailed: {
      'zh-TW': '瀏覽器不允許複製，請手動選取密碼。',
      en: 'The browser does not allow copying. Please select the password by hand.',
    },
    close: { 'zh-TW': '我已交付，關閉', en: 'Handed over, close' },
  },
  account: {
    addTitle: { 'zh-TW': '新增帳號', en: 'Add account' },
    editTitle: { 'zh-TW': '編輯帳號：{account}', en: 'Edit account: {account}' },
    basics: { 'zh-TW': '基本資料', en: 'Basics' },
    account: { 'zh-TW': '帳號', en: 'Account' },
    accountHelp: {
      'zh-TW': '登入時使用。3至40個字元，限英文字母、數字、句點、底線與連字號，不分大小寫。',
      en: 'For signing in. 3 to 40 letters, digits, dots, underscores or hyphens; case does not matter.',
    },
    name: { 'zh-TW': '姓名', en: 'Name' },
    email: { 'zh-TW': '電子郵件', en: 'E-mail' },
    passwordHelp: {
      'zh-TW': '不必設定密碼：儲存後會顯示一組一次性密碼，第一次登入時由本人變更。',
      en: 'No password to set: a one-time password is shown once after saving and changed at the first sign-in.',
    },
    active: { 'zh-TW': '可以登入', en: 'May sign in' },
    activeHelp: {
      'zh-TW': '停用後立刻登出，資料與紀錄都會保留。',
      en: 'When switched off, the person is signed out at once; data and records stay.',
    },
    activeSelf: {
      'zh-TW': '不能停用自己正在使用的帳號。',
      en: 'You cannot deactivate the account you are signed in with.',
    },
    flags: { 'zh-TW': '權限', en: 'Flags' },
    flagsHelp: {
      'zh-TW':
        '每一項對應後台的一個單元。沒有勾選的單元，選單不會出現，也無法讀寫資料。新給的權限不會登出對方，重新整理後選單就會出現；收回權限會讓對方立刻登出。',
      en: 'Each flag opens one area of the back office. Without it the area is neither in the menu nor readable. Giving a flag signs nobody out; the menu shows it after a reload. Taking one away signs the person out at once.',
    },
    flagsSelf: {
      'zh-TW': '這是您自己的帳號，權限須由其他有帳號管理權限的同仁調整。',
      en: 'This is your own account. Its flags are changed by another account manager.',
    },
    grantAll: { 'zh-TW': '全選', en: 'Select all' },
    grantNone: { 'zh-TW': '全部取消', en: 'Select none' },
    lacking: {
      'zh-TW': '您沒有這項權限，因此不能授予或收回。',
      en: 'You do not hold this flag, so you can neither grant nor revoke it.',
    },
    noFlags: {
      'zh-TW': '沒有任何權限的帳號可以登入，但看不到任何單元。',
      en: 'An account without flags can sign in but sees no area.',
    },
    more: {
      'zh-TW': '這個帳號有您沒有的權限，收回之後您無法再給回去，因此不能由您變更。',
      en: 'This account has flags that you lack; you could not give them back, so you cannot change this.',
    },
    history: { 'zh-TW': '登入狀況', en: 'Sign-in' },
    createdAt: { 'zh-TW': '建立時間', en: 'Added' },
    updatedAt: { 'zh-TW': '最後修改', en: 'Last change' },
    saved: { 'zh-TW': '已儲存帳號{account}', en: 'The account {account} is saved' },
    gone: {
      'zh-TW': '找不到這個帳號，可能已被刪除。',
      en: 'This account is not there; it may have been deleted.',
    },
    back: { 'zh-TW': '回到帳號列表', en: 'Back to the accounts' },
  },
  proof: {
    title: { 'zh-TW': '確認是您本人', en: 'Make sure that it is you' },
  },
  sessions: {
    title: { 'zh-TW': '登入中的裝置', en: 'Signed in now' },
    none: { 'zh-TW': '目前沒有登入中的裝置。', en: 'Not signed in anywhere.' },
    current: { 'zh-TW': '您正在使用', en: 'This one' },
    line: {
      'zh-TW': '{ip}，{begun}登入，最後使用{seen}',
      en: '{ip}, since {begun}, last used {seen}',
    },
    end: { 'zh-TW': '登出', en: 'Sign out' },
    ended: { 'zh-TW': '已登出這個裝置', en: 'Signed out there' },
    pageTitle: { 'zh-TW': '{account}登入中的裝置', en: 'Where {account} is signed in' },
    pageHelp: {
      'zh-TW': '看到不認得的裝置時，先登出該裝置，再重設密碼。',
      en: 'Is there a device nobody knows? Sign it out, then reset the password.',
    },
  },
  areaHelp: {
    account: {
      'zh-TW': '新增、停用帳號與授予權限；管理可進入後台的位址。',
      en: 'Add and deactivate accounts, grant flags, decide from where the back office is reached.',
    },
    ad: {
      'zh-TW': '各頁頁首的文字與圖片橫幅。',
      en: 'Text and picture banners at the head of pages.',
    },
    setting: {
      'zh-TW': '首頁主視覺、特色、學院、圖片牆、連結圖塊，以及選單、頁尾與招生單位資料。',
      en: 'Hero, features, colleges, picture wall and blocks, with the menu, the footer and the details of the office.',
    },
    news: {
      'zh-TW': '撰寫、排程與發布新聞及分類。',
      en: 'Write, schedule and publish news and categories.',
    },
    faculty: {
      'zh-TW': '學士班、碩博士班與國際學院的學院、學系頁面。',
      en: 'Colleges and departments, bachelor and graduate, and the International College.',
    },
    highschool: {
      'zh-TW': '營隊、先修課程與高中師長專區。',
      en: 'Camps, pre-courses and the zone for high-school staff.',
    },
    about: {
      'zh-TW': '招生管道、獎助學金與影音。',
      en: 'Admission channels, scholarships and videos.',
    },
    selfvalue: {
      'zh-TW': '跨域學習、國際交流、增能學習與實習就業。',
      en: 'Cross-domain learning, exchange, learning enhancement and internships.',
    },
    college: {
      'zh-TW': '學長姐分享、生活介紹與校園活力。',
      en: 'Seniors’ sharing, campus life and campus vitality.',
    },
    forms: {
      'zh-TW': '校園參訪、模擬面試與到校授課申請，內含個人資料。',
      en: 'Campus visits, mock interviews and guest lectures; holds personal data.',
    },
    vr: { 'zh-TW': '360度環景地點與導覽點。', en: 'Panoramas and their hotspots.' },
  },
  audit: { ofAccount: { 'zh-TW': '查看操作紀錄', en: 'See what it did' } },
} as const satisfies Record<string, Record<string, Localised>>;
