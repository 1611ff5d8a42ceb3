import type { Localised } from '@admissions/model';

export const TEXTS = {
  open: { 'zh-TW': '帳號變動 {count}', en: 'Account changes {count}' },
  label: {
    'zh-TW': '其他人變更了帳號或白名單：{count}項還沒有看過',
    en: 'Changes of accounts or allowed addresses by others that you have not seen: {count}',
  },
  title: {
    'zh-TW': '其他人做的帳號與白名單變動',
    en: 'What others changed about accounts and allowed addresses',
  },
  note: {
    'zh-TW': '請確認這些都是各位知情的變動。有不對的地方，請先鎖定相關帳號，再查看操作紀錄。',
    en: 'Please make sure that all of you know of these. If something is wrong, lock the account first and then look at the audit log.',
  },
  system: { 'zh-TW': '系統操作人員', en: 'The operator' },
  more: {
    'zh-TW': '另有{count}項較早的變動，請看操作紀錄。',
    en: 'Earlier ones, in the audit log: {count}.',
  },
  audit: { 'zh-TW': '查看操作紀錄', en: 'Open the audit log' },
  seen: { 'zh-TW': '都確認過了', en: 'I have checked them' },
  later: { 'zh-TW': '稍後再看', en: 'Later' },
} as const satisfies Record<string, Localised>;
