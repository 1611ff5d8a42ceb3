import { readFieldLabel } from '@admissions/admin-ui';
import type { Localised } from '@admissions/model';
import { COLON, LIST_SEPARATOR } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';

/** Labels of actions; content actions carry their kind as a suffix. */
export const ACTIONS: Readonly<Record<string, Localised>> = {
  sign_in: { 'zh-TW': '登入', en: 'Signed in' },
  sign_in_failed: { 'zh-TW': '登入失敗', en: 'Sign-in failed' },
  sign_out: { 'zh-TW': '登出', en: 'Signed out' },
  end_session: { 'zh-TW': '登出裝置', en: 'Ended a session' },
  change_password: { 'zh-TW': '變更密碼', en: 'Changed the password' },
  prove_password: { 'zh-TW': '再次確認密碼', en: 'Gave the password once more' },
  reset_password: { 'zh-TW': '重設密碼', en: 'Reset a password' },
  totp_secret: { 'zh-TW': '開始設定兩步驟驗證', en: 'Began two-step sign-in' },
  totp_on: { 'zh-TW': '啟用兩步驟驗證', en: 'Two-step sign-in on' },
  totp_off: { 'zh-TW': '停用兩步驟驗證', en: 'Two-step sign-in off' },
  recovery_codes: { 'zh-TW': '產生新的備用碼', en: 'New recovery codes' },
  reset_totp: { 'zh-TW': '重設兩步驟驗證', en: 'Reset two-step sign-in' },
  lock: { 'zh-TW': '鎖定', en: 'Locked' },
  unlock: { 'zh-TW': '解除鎖定', en: 'Unlocked' },
  refused: { 'zh-TW': '拒絕越權', en: 'Refused' },
  confirm: { 'zh-TW': '確認變更', en: 'Confirmed' },
  revert: { 'zh-TW': '復原變更', en: 'Reverted' },
  clear: { 'zh-TW': '清空白名單', en: 'Cleared the allowed addresses' },
  add: { 'zh-TW': '新增', en: 'Added' },
  edit: { 'zh-TW': '修改', en: 'Changed' },
  bulk_edit: { 'zh-TW': '批次修改', en: 'Changed several' },
  delete: { 'zh-TW': '刪除', en: 'Deleted' },
  remove: { 'zh-TW': '移到回收桶', en: 'To the trash' },
  purge: { 'zh-TW': '永久刪除', en: 'Deleted for ever' },
  restore: { 'zh-TW': '還原', en: 'Restored' },
  sort: { 'zh-TW': '調整順序', en: 'Sorted' },
  name: { 'zh-TW': '命名版本', en: 'Named a version' },
  body: { 'zh-TW': '修改內文', en: 'Changed the body' },
  schedule: { 'zh-TW': '排程發布修改', en: 'Scheduled a change' },
  unschedule: { 'zh-TW': '取消排程發布', en: 'Took a scheduled change back' },
  hold: { 'zh-TW': '排程發布沒有完成', en: 'A scheduled change was not published' },
  ask: { 'zh-TW': '送請核可', en: 'Requested approval' },
  approve: { 'zh-TW': '核可', en: 'Approved' },
  return: { 'zh-TW': '退回修改', en: 'Sent back' },
  approval_on: { 'zh-TW': '發布改為需要核可', en: 'Publishing needs an approval' },
  approval_off: { 'zh-TW': '發布不再需要核可', en: 'Publishing needs no approval' },
  view: { 'zh-TW': '查看個人資料', en: 'Viewed personal data' },
  export: { 'zh-TW': '匯出', en: 'Exported' },
  erase: { 'zh-TW': '清除個人資料', en: 'Erased personal data' },
  resend: { 'zh-TW': '重寄信件', en: 'Sent mail again' },
  reply: { 'zh-TW': '回信給申請人', en: 'Answered a request' },
  merge: { 'zh-TW': '合併重複的申請', en: 'Merged a duplicate' },
  unmerge: { 'zh-TW': '取消合併', en: 'Took a merged one out' },
  bulk_reply: { 'zh-TW': '回信給多位申請人', en: 'Answered several requests' },
  finding_right: { 'zh-TW': '檢查結果標為沒問題', en: 'Set a finding aside' },
  finding_open: { 'zh-TW': '檢查結果重新列出', en: 'Took a finding back' },
  add_list_view: { 'zh-TW': '儲存常用清單', en: 'Saved a view' },
  edit_list_view: { 'zh-TW': '修改常用清單', en: 'Changed a view' },
  del_list_view: { 'zh-TW': '刪除常用清單', en: 'Deleted a view' },
  accept_samples: { 'zh-TW': '示範資料改為正式', en: 'Accepted samples' },
  settle_check: { 'zh-TW': '上線準備：確認', en: 'Settled a step to go live' },
  reopen_check: { 'zh-TW': '上線準備：重新列出', en: 'Reopened a step to go live' },
  clear_empty_searches: { 'zh-TW': '清空查無結果的詞', en: 'Cleared the words that find nothing' },
  export_list: { 'zh-TW': '匯出清單', en: 'Exported a list' },
  import_list: { 'zh-TW': '匯入清單', en: 'Imported rows' },
  approve_numbers: { 'zh-TW': '核對無誤：系所的數字', en: 'Approved numbers' },
  hide_numbers: { 'zh-TW': '取消核對：系所的數字', en: 'Took an approval back' },
  import_numbers: { 'zh-TW': '匯入今年的數字', en: 'Imported numbers' },
  export_numbers: { 'zh-TW': '下載今年的數字', en: 'Exported numbers' },
  upload: { 'zh-TW': '上傳檔案', en: 'Uploaded' },
  edit_media: { 'zh-TW': '修改檔案資訊', en: 'Changed a file' },
  replace_media: { 'zh-TW': '替換檔案', en: 'Replaced a file' },
  del_media: { 'zh-TW': '刪除檔案', en: 'Deleted a file' },
  release_send: { 'zh-TW': '送出版本', en: 'Sent a release' },
  release_switch: { 'zh-TW': '啟用版本', en: 'Put a release in force' },
  release_end_canary: { 'zh-TW': '停止試行版本', en: 'Ended a canary' },
  release_rollback: { 'zh-TW': '回復版本', en: 'Rolled a release back' },
  release_pin: { 'zh-TW': '固定版本', en: 'Pinned a release' },
  release_unpin: { 'zh-TW': '解除固定版本', en: 'Ended a pin' },
  release_owner: { 'zh-TW': '變更程式的負責團隊', en: 'Changed the owner of a module' },
  release_token: { 'zh-TW': '建立部署權杖', en: 'Made a deploy token' },
  release_revoke_token: { 'zh-TW': '撤銷部署權杖', en: 'Revoked a deploy token' },
  seed: { 'zh-TW': '載入範例資料', en: 'Loaded sample data' },
};
const DETAILS: Readonly<Record<string, Localised>> = {
  ip: { 'zh-TW': '位址', en: 'Address' },
  ips: { 'zh-TW': '位址', en: 'Addresses' },
  account: { 'zh-TW': '帳號', en: 'Account' },
  by: { 'zh-TW': '提出者', en: 'By' },
  fields: { 'zh-TW': '欄位', en: 'Fields' },
  revision: { 'zh-TW': '版次', en: 'Revision' },
  from: { 'zh-TW': '來源編號', en: 'Made from' },
  reference: { 'zh-TW': '案件編號', en: 'Reference' },
  ids: { 'zh-TW': '編號', en: 'IDs' },
  name: { 'zh-TW': '名稱', en: 'Name' },
  type: { 'zh-TW': '類型', en: 'Type' },
  size: { 'zh-TW': '大小', en: 'Size' },
  state: { 'zh-TW': '狀態', en: 'State' },
  reason: { 'zh-TW': '原因', en: 'Reason' },
  priv: { 'zh-TW': '權限', en: 'Flags' },
  before: { 'zh-TW': '原本', en: 'Before' },
  after: { 'zh-TW': '改成', en: 'After' },
  count: { 'zh-TW': '筆數', en: 'Lines' },
  format: { 'zh-TW': '格式', en: 'Format' },
  filters: { 'zh-TW': '條件', en: 'Filters' },
  active: { 'zh-TW': '可以登入', en: 'May sign in' },
  password: { 'zh-TW': '設定密碼', en: 'Password set' },
  email: { 'zh-TW': '變更電子郵件', en: 'E-mail changed' },
  attempt: { 'zh-TW': '嘗試', en: 'Attempt' },
  message: { 'zh-TW': '原因', en: 'Reason' },
  wasOn: { 'zh-TW': '原本已啟用', en: 'Was on' },
  expiresAt: { 'zh-TW': '有效期限', en: 'Expires' },
  channel: { 'zh-TW': '發布對象', en: 'Channel' },
  to: { 'zh-TW': '版本', en: 'Version' },
  scheduledFor: { 'zh-TW': '排定時間', en: 'Scheduled for' },
  draft: { 'zh-TW': '草稿編號', en: 'Draft' },
  isShared: { 'zh-TW': '共用', en: 'Shared' },
  provisional: { 'zh-TW': '試用', en: 'Tried out' },
};

/** Label of an action; falls back to its code. `edit_news` is `edit` of kind `news`. */
export const actionName = (action: string): Localised =>
  nameIn(ACTIONS, action) ?? nameIn(ACTIONS, action.split('_')[0] ?? '') ?? sameInBoth(action);
export const detailName = (name: string): Localised => nameIn(DETAILS, name) ?? sameInBoth(name);

const FIELDS: Readonly<Record<string, Localised>> = {
  status: { 'zh-TW': '發布狀態', en: 'State' },
  publishAt: { 'zh-TW': '發布時間', en: 'Shown from' },
  unpublishAt: { 'zh-TW': '下架時間', en: 'Shown until' },
  deletedAt: { 'zh-TW': '回收桶', en: 'Trash' },
  account: { 'zh-TW': '帳號', en: 'Account' },
  name: { 'zh-TW': '姓名', en: 'Name' },
  email: { 'zh-TW': '電子郵件', en: 'E-mail' },
  active: { 'zh-TW': '可以登入', en: 'May sign in' },
  priv: { 'zh-TW': '權限', en: 'Flags' },
  password: { 'zh-TW': '密碼', en: 'Password' },
  mustChangePassword: { 'zh-TW': '須變更密碼', en: 'Must change the password' },
  state: { 'zh-TW': '處理狀態', en: 'State' },
  assignee: { 'zh-TW': '承辦人', en: 'Assignee' },
  scheduledAt: { 'zh-TW': '安排的時間', en: 'Arranged for' },
  note: { 'zh-TW': '備註', en: 'Note' },
  alt: { 'zh-TW': '替代文字', en: 'Alternative text' },
  focal: { 'zh-TW': '焦點', en: 'Focal point' },
  crop: { 'zh-TW': '裁切', en: 'Crop' },
};
/** Staff's label of a field: by its kind, else of accounts, requests and files. */
export function fieldName({ area, target }: { area: string; target: string }, field: string) {
  const slug = target.split('/')[0];
  const kind = KINDS.find((each) => each.area === area && each.slug === slug);
  if (kind && Object.hasOwn(kind.fields, field)) return readFieldLabel(kind, field);
  return nameIn(FIELDS, field) ?? sameInBoth(field);
}

const REASONS: Readonly<Record<string, Localised>> = {
  password: { 'zh-TW': '密碼不正確', en: 'Wrong password' },
  code: { 'zh-TW': '驗證碼不正確', en: 'Wrong code' },
  locked: { 'zh-TW': '已鎖定', en: 'Locked' },
  inactive: { 'zh-TW': '已停用', en: 'Inactive' },
};
export const reasonName = (reason: string): Localised =>
  nameIn(REASONS, reason) ?? sameInBoth(reason);

interface ValueLabels {
  yes: string;
  no: string;
  pick: (pair: Localised) => string;
}
export function formatValue(value: unknown, { yes, no, pick }: ValueLabels): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? yes : no;
  if (Array.isArray(value))
    return (
      value.map((each) => formatValue(each, { yes, no, pick })).join(pick(LIST_SEPARATOR)) || '—'
    );
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value).map(
    ([name, part]) =>
      `${pick(detailName(name))}${pick(COLON)}${formatValue(part, { yes, no, pick })}`,
  );
  return parts.join(pick(LIST_SEPARATOR)) || '—';
}

// Any word may be in the log, also a property name of Object.prototype.
const nameIn = (names: Readonly<Record<string, Localised>>, word: string): Localised | undefined =>
  Object.hasOwn(names, word) ? names[word] : undefined;
const sameInBoth = (text: string): Localised => ({ 'zh-TW': text, en: text });
