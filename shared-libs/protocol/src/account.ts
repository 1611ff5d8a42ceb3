import type { Area, Priv } from '@admissions/model';
import type { Page } from './answer.ts';

/** Who is signed in. `priv` is the JSON text of the flags; read it with privOf. */
export interface UserInfo {
  info: { id: number; account: string; name: string; email: string };
  name: string;
  firstPrivilege: Area | null;
  priv: string;
  /** How many unusual changes of accounts by others an account manager has not seen; 0 for everybody else. */
  notices: number;
  /** Under this the browser keeps what is typed and not saved: 32 bytes in base64url, always the same for the account, and for nobody else. */
  draftKey: string;
  /** Accounts stay closed to them until they have switched two-step sign-in on; absent for everybody else. */
  needsTwoSteps?: boolean;
}
/** A token and its end in Unix seconds. */
export interface Token {
  token: string;
  expire: number;
}

/** Whether two-step sign-in is on, since when, and how many recovery codes are left. */
export interface TotpState {
  enabled: boolean;
  confirmedAt: string | null;
  recoveryCodesLeft: number;
}
/** What switching it on answers: `uri` is what the QR code says, `secret` (base32) is for typing. It is on once a code confirmed it. */
export interface TotpSecret {
  secret: string;
  uri: string;
}
/** Told this once; each signs in a single time. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}
/** An account as managers read it; passwords never leave the API. */
export interface Account {
  id: number;
  account: string;
  name: string;
  email: string;
  priv: Priv;
  active: boolean;
  mustChangePassword: boolean;
  /** Locked by failed sign-ins until then, for some or for all: devices and networks are locked each by itself. */
  lockedUntil: string | null;
  /** Locked by a manager since then, until somebody unlocks it. */
  lockedAt: string | null;
  /** Whether two-step sign-in is on. */
  totp: boolean;
  lastSignInAt: string | null;
  failedCount: number;
  createdAt: string;
  updatedAt: string;
  revision: number;
}
/** The password of whoever makes the change, once more: a session in wrong hands must not win anything that outlasts it. A wrong one is refused with 422 and `errors.currentPassword`. */
export interface OwnPassword {
  currentPassword: string;
}
/** What a manager writes; without `password` a new account gets a one-time one, which the answer shows once. */
export interface AccountWrite {
  account: string;
  name: string;
  email: string;
  priv: Priv;
  active: boolean;
  password?: string;
  /** Whether the password has to be changed at the next sign-in; yes, unless told. */
  mustChangePassword?: boolean;
  /** The own password (see OwnPassword): for every new account; for a change only when it gives a flag, sets a password or lets the account work again. */
  currentPassword?: string;
}
/** Somebody signed in somewhere. */
export interface AdminSession {
  id: number;
  ip: string;
  userAgent: string;
  createdAt: string;
  seenAt: string;
  /** Whether it is the one that asks. */
  current: boolean;
}
/** What adding an account and resetting its password answer: the one-time password is told this once (null when the manager gave one). */
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
  /** What the target is called now; null when it is not there any more, or has no name. */
  name: string | null;
  details: Record<string, unknown>;
}
/** How many lines of the log fit together from the first on, the id of the first that was tampered with, and whether lines are missing at the end. */
export interface AuditCheck {
  lines: number;
  brokenAt: number | null;
  cutOff: boolean;
}
/** One entry of the IP whitelist: an address or CIDR range, v4 or v6. */
export interface WhitelistEntry {
  id: number;
  ip: string;
  note: string;
  expiresAt: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
  /** Whether the entry counts now (not expired). */
  active: boolean;
  /** Who came in by it last, to the minute. */
  lastHitAt: string | null;
  lastHitIp: string | null;
}
export type WhitelistWrite = Pick<WhitelistEntry, 'ip' | 'note' | 'expiresAt'> & {
  /** Undo the change by itself unless `confirm_ip` comes from an address that is let in; it may shut out the editor's own. A removal takes `?provisional=true`. */
  provisional?: boolean;
};

/** The list, and the change of it that waits for its confirmation: without one it is undone at `revertsAt`. */
export interface WhitelistPage extends Page<WhitelistEntry> {
  provisional: { revertsAt: string; by: string } | null;
}
/** How long a provisional change lives without its confirmation. */
export const PROVISIONAL_MINUTES = 5;

/** The caller's own address, and whether the whitelist lists it now. */
export interface MyIp {
  ip: string;
}
export interface MyIpCheck extends MyIp {
  listed: boolean;
}

/** Sessions: how long without a request, how long at most, in seconds. */
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
  endSession: (id: number | string) => `/api/admin/auth/del_session/${id}`,
  totpState: '/api/admin/auth/totp_info',
  /** {password} → TotpSecret */
  totpEnrol: '/api/admin/auth/add_totp',
  /** {currentPassword} → null; changes that want a recent proof are taken for a while. */
  prove: '/api/admin/auth/prove_password',
  /** {code} → RecoveryCodes */
  totpConfirm: '/api/admin/auth/confirm_totp',
  /** {password} → null */
  totpDisable: '/api/admin/auth/del_totp',
  /** {password} → RecoveryCodes; the ones before are void. */
  recoveryCodes: '/api/admin/auth/add_recovery_codes',
  /** A document: leads to the provider, which leads to `oidcCallback`, which leads to the sign-in page with `OIDC_QUERY`. */
  oidcStart: '/api/admin/auth/oidc_start',
  oidcCallback: '/api/admin/auth/oidc_callback',
  /** {code?} → Token; works once after `oidcCallback` led to the sign-in page. */
  oidcLogin: '/api/admin/auth/oidc_login',
} as const;

/** How a sign-in at the provider ended, in the sign-in page's query of this name. */
export const OIDC_QUERY = 'oidc';
export const OIDC_ENDS = ['done', 'failed', 'unknown', 'unavailable', 'ended'] as const;
export type OidcEnd = (typeof OIDC_ENDS)[number];
export const ACCOUNT_PATHS = {
  list: '/api/admin/account/account_list',
  info: (id: number | string) => `/api/admin/account/account_info/${id}`,
  add: '/api/admin/account/add_account',
  edit: (id: number | string) => `/api/admin/account/edit_account/${id}`,
  remove: (id: number | string) => `/api/admin/account/del_account/${id}`,
  lock: (id: number | string) => `/api/admin/account/lock_account/${id}`,
  unlock: (id: number | string) => `/api/admin/account/unlock_account/${id}`,
  resetTotp: (id: number | string) => `/api/admin/account/reset_totp/${id}`,
  resetPassword: (id: number | string) => `/api/admin/account/reset_password/${id}`,
  sessions: (id: number | string) => `/api/admin/account/account_session_list/${id}`,
  endSession: (id: number | string) => `/api/admin/account/del_account_session/${id}`,
  audit: '/api/admin/account/audit_list',
  auditCheck: '/api/admin/account/audit_check',
  /** → AccountNotices */
  notices: '/api/admin/account/notice_list',
  /** {until} → null */
  seeNotices: '/api/admin/account/see_notices',
} as const;
export const WHITELIST_PATHS = {
  list: '/api/admin/white/ip_list',
  info: (id: number | string) => `/api/admin/white/ip_info/${id}`,
  mine: '/api/admin/white/myip_info',
  check: '/api/admin/white/checkMyip',
  add: '/api/admin/white/add_ip',
  edit: (id: number | string) => `/api/admin/white/edit_ip/${id}`,
  remove: (id: number | string) => `/api/admin/white/del_ip/${id}`,
  confirm: '/api/admin/white/confirm_ip',
  revert: '/api/admin/white/revert_ip',
} as const;
