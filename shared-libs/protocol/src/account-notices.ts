import { pair } from '@admissions/model';

/** Changes by another manager that account managers are notified of. */
export const NOTICE_LABELS = {
  added: pair('新增帳號', 'account added'),
  deleted: pair('刪除帳號', 'account deleted'),
  flags: pair('調整權限', 'flags changed'),
  password: pair('設定密碼', 'password set'),
  email: pair('變更電子郵件', 'e-mail changed'),
  totp: pair('停用兩步驟驗證', 'two-step sign-in off'),
  locked: pair('鎖定帳號', 'account locked'),
  inactive: pair('停用帳號', 'account switched off'),
  active: pair('重新啟用帳號', 'account switched on'),
  whitelist: pair('變更後台白名單', 'allowed addresses changed'),
};
export type NoticeKind = keyof typeof NOTICE_LABELS;

/** An unusual change of accounts or whitelist by another account. */
export interface AccountNotice {
  /** Id of the audit log line. */
  id: number;
  at: string;
  /** Null: the system, or a command of the operator. */
  by: string | null;
  what: NoticeKind[];
  /** An unconfirmed trial of the whitelist has ended; absent in the previous release. */
  isTrialOver?: boolean;
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
