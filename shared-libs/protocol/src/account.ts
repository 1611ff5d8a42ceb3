import type { Area, Flags } from '@admissions/model';
import type { Page } from './answer.ts';
import { withId } from './with-id.ts';

/** The signed-in account; parse `priv` with `parseFlags`. */
export interface UserInfo {
  info: { id: number; account: string; name: string; email: string };
  name: string;
  firstPrivilege: Area | null;
  priv: string;
  /** Number of unseen unusual changes, for account managers; else 0. */
  notices: number;
  /** Key for unsaved drafts in the browser: 32 bytes in base64url, constant per account. */
  draftKey: string;
  /** 2FA is required before managing accounts; absent otherwise. */
  needsTwoSteps?: boolean;
}
/** `expire` is in Unix seconds. */
export interface Token {
  token: string;
  expire: number;
}

/** State of 2FA, and the number of recovery codes left. */
export interface TotpState {
  enabled: boolean;
  confirmedAt: string | null;
  recoveryCodesLeft: number;
}
/** `uri` is for the QR code, `secret` (base32) for typing; active after a confirmed code. */
export interface TotpSecret {
  secret: string;
  uri: string;
}
/** Shown once; each is valid once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}
/** An account for managers; passwords never leave the API. */
export interface Account {
  id: number;
  account: string;
  name: string;
  email: string;
  priv: Flags;
  active: boolean;
  mustChangePassword: boolean;
  /** Locked by failed sign-ins until then, for some devices or networks, or for all. */
  lockedUntil: string | null;
  /** Locked by a manager since then. */
  lockedAt: string | null;
  /** Whether 2FA is on. */
  totp: boolean;
  lastSignInAt: string | null;
  failedCount: number;
  createdAt: string;
  updatedAt: string;
  revision: number;
}
/** The caller's password again; a wrong one gets 422 with `errors.currentPassword`. */
export interface OwnPassword {
  currentPassword: string;
}
/** Without `password` a new account gets a one-time password, which the answer shows once. */
export interface AccountWrite {
  account: string;
  name: string;
  email: string;
  priv: Flags;
  active: boolean;
  password?: string;
  /** Whether the password must be changed at the next sign-in; default true. */
  mustChangePassword?: boolean;
  /** Required for new accounts, and for changes that grant, set a password or reactivate. */
  currentPassword?: string;
}
/** A session of an account. */
export interface AdminSession {
  id: number;
  ip: string;
  userAgent: string;
  createdAt: string;
  seenAt: string;
  /** Whether this is the caller's session. */
  current: boolean;
}
/** The one-time password, shown once; null when the manager set one. */
export interface AccountWithPassword {
  account: Account;
  oneTimePassword: string | null;
}
/** A line of the audit log. */
export interface AuditEntry {
  id: number;
  at: string;
  account: string | null;
  action: string;
  area: string;
  target: string;
  /** Current name of the target; null when it is gone or nameless. */
  name: string | null;
  details: Record<string, unknown>;
}
/** Result of the check of the audit chain: valid lines, first tampered id, missing end. */
export interface AuditCheck {
  lines: number;
  brokenAt: number | null;
  cutOff: boolean;
}
/** An address or CIDR range of the whitelist, IPv4 or IPv6. */
export interface WhitelistEntry {
  id: number;
  ip: string;
  note: string;
  expiresAt: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
  /** Whether the entry is active (not expired). */
  active: boolean;
  /** The last account that used it, to the minute. */
  lastHitAt: string | null;
  lastHitIp: string | null;
}
export type WhitelistWrite = Pick<WhitelistEntry, 'ip' | 'note' | 'expiresAt'> & {
  /** Reverts unless `confirm_ip` comes from an allowed address. For removals: `?provisional=true`. */
  provisional?: boolean;
};

/** The whitelist, and a pending change that reverts at `revertsAt`. */
export interface WhitelistPage extends Page<WhitelistEntry> {
  provisional: { revertsAt: string; by: string } | null;
  /** When the last change, within a day, was undone unconfirmed. */
  expiredAt: string | null;
}
/** How long a provisional change waits for its confirmation. */
export const PROVISIONAL_MINUTES = 5;

/** The caller's address, and whether the whitelist contains it. */
export interface MyIp {
  ip: string;
}
export interface MyIpCheck extends MyIp {
  listed: boolean;
}

/** Idle and total lifetime of a session, in seconds. */
export const ADMIN_IDLE_SECONDS = 30 * 60;

export const LOCK_AFTER_FAILURES = 5;

export const PASSWORD_MIN = 12;

export const AUTH_PATHS = {
  appSignIn: '/api/auth/signin',
  login: '/api/admin/auth/login',
  logout: '/api/admin/auth/logout',
  userInfo: '/api/admin/auth/user_info',
  changePassword: '/api/admin/auth/change_password',
  sessions: '/api/admin/auth/session_list',
  endSession: withId('/api/admin/auth/del_session'),
  totpState: '/api/admin/auth/totp_info',
  /** {password} → TotpSecret */
  totpEnrol: '/api/admin/auth/add_totp',
  /** {currentPassword} → null; a recent proof is accepted for a while. */
  prove: '/api/admin/auth/prove_password',
  /** {code} → RecoveryCodes */
  totpConfirm: '/api/admin/auth/confirm_totp',
  /** {password} → null */
  totpDisable: '/api/admin/auth/del_totp',
  /** {password} → RecoveryCodes; earlier ones become invalid. */
  recoveryCodes: '/api/admin/auth/add_recovery_codes',
  /** A document: redirects to the provider, `oidcCallback`, then the sign-in with `OIDC_QUERY`. */
  oidcStart: '/api/admin/auth/oidc_start',
  oidcCallback: '/api/admin/auth/oidc_callback',
  /** {code?} → Token; valid once after `oidcCallback`. */
  oidcLogin: '/api/admin/auth/oidc_login',
} as const;

/** Result of a provider sign-in, in the query of the sign-in page. */
export const OIDC_QUERY = 'oidc';
export const OIDC_RESULTS = ['done', 'failed', 'unknown', 'unavailable', 'ended'] as const;
export type OidcResult = (typeof OIDC_RESULTS)[number];
export const ACCOUNT_PATHS = {
  list: '/api/admin/account/account_list',
  info: withId('/api/admin/account/account_info'),
  add: '/api/admin/account/add_account',
  edit: withId('/api/admin/account/edit_account'),
  remove: withId('/api/admin/account/del_account'),
  lock: withId('/api/admin/account/lock_account'),
  unlock: withId('/api/admin/account/unlock_account'),
  resetTotp: withId('/api/admin/account/reset_totp'),
  resetPassword: withId('/api/admin/account/reset_password'),
  sessions: withId('/api/admin/account/account_session_list'),
  endSession: withId('/api/admin/account/del_account_session'),
  audit: '/api/admin/account/audit_list',
  auditCheck: '/api/admin/account/audit_check',
  /** The filters of the list → CSV */
  auditExport: '/api/admin/account/export_audit',
  /** → AccountNotices */
  notices: '/api/admin/account/notice_list',
  /** {until} → null */
  seeNotices: '/api/admin/account/see_notices',
} as const;
export const WHITELIST_PATHS = {
  list: '/api/admin/white/ip_list',
  info: withId('/api/admin/white/ip_info'),
  mine: '/api/admin/white/myip_info',
  check: '/api/admin/white/checkMyip',
  add: '/api/admin/white/add_ip',
  edit: withId('/api/admin/white/edit_ip'),
  remove: withId('/api/admin/white/del_ip'),
  confirm: '/api/admin/white/confirm_ip',
  revert: '/api/admin/white/revert_ip',
} as const;
