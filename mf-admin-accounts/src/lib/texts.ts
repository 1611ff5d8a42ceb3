import type { Localised } from '@admissions/model';

export const SHARED_TEXTS = {
  state: { 'zh-TW': '狀態', en: 'State' },
  actions: { 'zh-TW': '操作', en: 'Actions' },
  copied: { 'zh-TW': '已複製', en: 'Copied' },
  currentPassword: { 'zh-TW': '您目前登入用的密碼', en: 'The password you sign in with' },
  proofHelp: {
    'zh-TW':
      '新增帳號、授予權限、重新啟用帳號、設定密碼與停用兩步驟驗證都要再輸入一次；登入一段時間之後，變更白名單也是。',
    en: 'Asked for once more when an account is added or works again, a flag is given, a password is set or two-step sign-in is turned off; some time after the sign-in, when the addresses that are admitted are changed, too.',
  },
  proofTitle: { 'zh-TW': '確認是您本人', en: 'Make sure that it is you' },
  proofText: {
    'zh-TW': '您登入已有一段時間。輸入密碼之後，剛才的變更會接著完成，填寫的內容都還在。',
    en: 'You signed in some time ago. With your password the change goes on; what you typed is kept.',
  },
  proofGoOn: { 'zh-TW': '確認並繼續', en: 'Confirm and go on' },
  conflict: {
    title: { 'zh-TW': '這筆資料剛被別人更新', en: 'Somebody has just updated this' },
    text: {
      'zh-TW': '已載入最新內容，您改過的欄位都還在。請比對後再儲存一次。',
      en: 'The newest version is loaded and the fields you changed are kept. Compare and save again.',
    },
    theirs: {
      'zh-TW': '{field}：對方改為「{value}」',
      en: '{field}: changed to “{value}” by them',
    },
  },
} as const satisfies Record<string, Localised | Record<string, Localised>>;
