import type { Locale } from '@admissions/contracts';

type Pair = Readonly<Record<Locale, string>>;
const said = (zhTW: string, en: string): Pair => ({ 'zh-TW': zhTW, en });

/** What the log calls an action, in words; the ones of content carry the kind behind an underscore. */
export const ACTIONS: Readonly<Record<string, Pair>> = {
  sign_in: said('登入', 'Signed in'),
  sign_in_failed: said('登入失敗', 'Sign-in failed'),
  sign_out: said('登出', 'Signed out'),
  end_session: said('登出裝置', 'Ended a session'),
  change_password: said('變更密碼', 'Changed the password'),
  reset_password: said('重設密碼', 'Reset a password'),
  totp_secret: said('開始設定兩步驟驗證', 'Began two-step sign-in'),
  totp_on: said('啟用兩步驟驗證', 'Two-step sign-in on'),
  totp_off: said('停用兩步驟驗證', 'Two-step sign-in off'),
  recovery_codes: said('產生新的備用碼', 'New recovery codes'),
  reset_totp: said('重設兩步驟驗證', 'Reset two-step sign-in'),
  lock: said('鎖定', 'Locked'),
  unlock: said('解除鎖定', 'Unlocked'),
  refused: said('拒絕越權', 'Refused'),
  confirm: said('確認變更', 'Confirmed'),
  revert: said('復原變更', 'Reverted'),
  clear: said('清空白名單', 'Cleared the list'),
  add: said('新增', 'Added'),
  edit: said('修改', 'Changed'),
  bulk_edit: said('批次修改', 'Changed several'),
  delete: said('刪除', 'Deleted'),
  remove: said('移到垃圾桶', 'To the trash'),
  restore: said('還原', 'Restored'),
  sort: said('調整順序', 'Sorted'),
  body: said('修改內文', 'Changed the body'),
  view: said('檢視個人資料', 'Viewed personal data'),
  export: said('匯出', 'Exported'),
  erase: said('清除個人資料', 'Erased personal data'),
  resend: said('重寄信件', 'Sent mail again'),
  upload: said('上傳檔案', 'Uploaded'),
  edit_media: said('修改檔案資訊', 'Changed a file'),
  replace_media: said('替換檔案', 'Replaced a file'),
  del_media: said('刪除檔案', 'Deleted a file'),
  seed: said('載入範例資料', 'Loaded sample data'),
};
const DETAILS: Readonly<Record<string, Pair>> = {
  ip: said('位址', 'Address'),
  ips: said('位址', 'Addresses'),
  account: said('帳號', 'Account'),
  by: said('提出者', 'By'),
  fields: said('欄位', 'Fields'),
  revision: said('版次', 'Revision'),
  reference: said('案件編號', 'Reference'),
  ids: said('編號', 'Ids'),
  name: said('名稱', 'Name'),
  type: said('類型', 'Type'),
  size: said('大小', 'Size'),
  state: said('狀態', 'State'),
  reason: said('原因', 'Reason'),
  priv: said('權限', 'Flags'),
  before: said('原本', 'Before'),
  after: said('之後', 'After'),
  active: said('可以登入', 'May sign in'),
  password: said('設定密碼', 'Password set'),
  email: said('變更電子郵件', 'E-mail changed'),
  attempt: said('嘗試', 'Attempt'),
  message: said('原因', 'Reason'),
  wasOn: said('原本已啟用', 'Was on'),
  expiresAt: said('有效期限', 'Expires'),
  provisional: said('試用', 'Tried out'),
};

/** The action in words; an unknown one as the log has it. "edit_news" is "edit" of the kind that the target names. */
export function actionText(action: string, locale: Locale): string {
  const known = ACTIONS[action] ?? ACTIONS[action.split('_')[0] ?? ''];
  return known?.[locale] ?? action;
}
/** What a detail of a line is called. */
export const detailText = (name: string, locale: Locale): string => DETAILS[name]?.[locale] ?? name;

const REASONS: Readonly<Record<string, Pair>> = {
  password: said('密碼不正確', 'Wrong password'),
  code: said('驗證碼不正確', 'Wrong code'),
  locked: said('已鎖定', 'Locked'),
  inactive: said('已停用', 'Inactive'),
};
/** Why a sign-in failed, in words. */
export const reasonText = (reason: string, locale: Locale): string =>
  REASONS[reason]?.[locale] ?? reason;

/** What a detail says, on one line. */
export function valueText(value: unknown, { yes, no }: { yes: string; no: string }): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? yes : no;
  if (Array.isArray(value))
    return value.map((each) => valueText(each, { yes, no })).join('、') || '—';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
