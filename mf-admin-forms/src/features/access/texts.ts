import type { Localised } from '@admissions/model';

export const TEXTS = {
  title: { 'zh-TW': '個資查閱紀錄', en: 'Who read personal data' },
  help: {
    'zh-TW': '誰在什麼時候查看或匯出了哪些申請。帳號遭盜用時，據此通知當事人。',
    en: 'Who read or exported which requests, and when. When an account was misused, this tells whom to inform.',
  },
  at: { 'zh-TW': '時間', en: 'When' },
  account: { 'zh-TW': '帳號', en: 'Account' },
  begin: { 'zh-TW': '起日', en: 'From' },
  end: { 'zh-TW': '迄日', en: 'Until' },
  action: { 'zh-TW': '動作', en: 'Action' },
  view: { 'zh-TW': '查看', en: 'Read' },
  export: { 'zh-TW': '匯出', en: 'Exported' },
  form: { 'zh-TW': '表單', en: 'Form' },
  submissions: { 'zh-TW': '申請', en: 'Requests' },
  numbers: { 'zh-TW': '流水號{ids}', en: 'Numbers {ids}' },
  nothing: { 'zh-TW': '沒有符合條件的紀錄。', en: 'Nothing fits the filters.' },
} as const satisfies Record<string, Localised>;
