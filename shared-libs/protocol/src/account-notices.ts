import type { Localised } from '@admissions/model';

/** Changes by another manager that account managers are notified of. */
export const NOTICE_LABELS = {
  added: { 'zh-TW': '新增帳號', en: 'account added' },
  deleted: { 'zh-TW': '刪除帳號', en: 'account deleted' },
  flags: { 'zh-TW': '調整權限', en: 'flags changed' },
  password: { 'zh-TW': '設定密碼', en: 'password set' },
  email: { 'zh-TW': '變更電子郵件', en: 'e-mail changed' },
  totp: { 'zh-TW': '停用兩步驟驗證', en: 'two-step sign-in off' },
  locked: { 'zh-TW': '鎖定帳號', en: 'account locked' },
  inactive: { 'zh-TW': '停用帳號', en: 'account switched off' },
  active: { 'zh-TW': '重新啟用帳號', en: 'account switched on' },
  whitelist: { 'zh-TW': '變更後台白名單', en: 'allowed addresses changed' },
} as const satisfies Record<string, Localised>;
export type NoticeKind = keyof typeof NOTICE_LABELS;

/** An unusual change of accounts or whitelist by another account. */
export interface AccountNotice {
  /** Id of the audit log line. */
  id: number;
  at: string;
  /** Null: the system, or a command of the operator. */
  by: string | null;
  what: NoticeKind[];
  /** The affected account or address. */
  target: string;
}
/** The newest unseen ones; send `until` back to mark them as seen. */
export interface AccountNotices {
  list: AccountNotice[];
  total: number;
  until: number;
}

/** When an account gets letters about its tasks: at once, in one at 08:00, or never. */
export const MAIL_NOTICES = ['now', 'daily', 'off'] as const;
export type MailNotices = (typeof MAIL_NOTICES)[number];
/** The caller's choice; `to` is null without an address or a mail server. */
export interface OwnMailNotices {
  when: MailNotices;
  to: string | null;
}
export const MAIL_NOTICE_PATHS = {
  /** → OwnMailNotices */
  info: '/api/admin/auth/mail_notice_info',
  /** {when} → null */
  edit: '/api/admin/auth/edit_mail_notice',
} as const;
