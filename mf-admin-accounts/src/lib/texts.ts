import type { Localised } from '@admissions/contracts';

export const SHARED_TEXTS = {
  state: { 'zh-TW': '狀態', en: 'State' },
  actions: { 'zh-TW': '操作', en: 'Actions' },
  copied: { 'zh-TW': '已複製', en: 'Copied' },
  ownPassword: { 'zh-TW': '您目前登入用的密碼', en: 'The password you sign in with' },
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
