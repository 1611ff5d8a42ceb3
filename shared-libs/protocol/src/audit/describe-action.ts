import { LIST_SEPARATOR, type Localised, pair } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { AREA_LABELS } from '../area-labels.ts';
import { wordIn } from './recorded-words.ts';

/** Labels of actions, looked up by the whole name first, then by its first word (`edit_news`). */
export const ACTIONS: Readonly<Record<string, Localised>> = {
  sign_in: pair('登入', 'Signed in'),
  sign_in_failed: pair('登入失敗', 'Sign-in failed'),
  sign_out: pair('登出', 'Signed out'),
  end_session: pair('登出裝置', 'Ended a session'),
  change_password: pair('變更密碼', 'Changed the password'),
  prove_password: pair('再次確認密碼', 'Gave the password once more'),
  reset_password: pair('重設密碼', 'Reset a password'),
  totp_secret: pair('開始設定兩步驟驗證', 'Began two-step sign-in'),
  totp_on: pair('啟用兩步驟驗證', 'Two-step sign-in on'),
  totp_off: pair('停用兩步驟驗證', 'Two-step sign-in off'),
  recovery_codes: pair('產生新的備用碼', 'New recovery codes'),
  reset_totp: pair('重設兩步驟驗證', 'Reset two-step sign-in'),
  lock: pair('鎖定', 'Locked'),
  unlock: pair('解除鎖定', 'Unlocked'),
  refused: pair('拒絕越權', 'Refused'),
  confirm: pair('確認變更', 'Confirmed'),
  revert: pair('復原變更', 'Reverted'),
  expire: pair(
    '試用未確認，已恢復原名單',
    'Not confirmed in time: the list before the trial is restored',
  ),
  clear: pair('清空白名單', 'Cleared the allowed addresses'),
  add: pair('新增', 'Added'),
  edit: pair('修改', 'Changed'),
  bulk_edit: pair('批次修改', 'Changed several'),
  // `remove`: to the trash; `purge`: out of it; `delete`: of what has no trash.
  delete: pair('刪除', 'Deleted'),
  remove: pair('移到回收桶', 'To the trash'),
  purge: pair('永久刪除', 'Deleted for ever'),
  restore: pair('還原', 'Restored'),
  sort: pair('調整順序', 'Sorted'),
  name: pair('命名版本', 'Named a revision'),
  body: pair('修改內文', 'Changed the body'),
  schedule: pair('排程發布修改', 'Scheduled a change'),
  unschedule: pair('取消排程發布', 'Cancelled a scheduled change'),
  hold: pair('排程發布沒有完成', 'A scheduled change was not published'),
  publish_bundle: pair('一起發布', 'Published together'),
  undo_bundle: pair('復原一起發布的修改', 'Undid a bundle'),
  ask: pair('送請核可', 'Requested approval'),
  approve: pair('核可', 'Approved'),
  return: pair('退回修改', 'Sent back'),
  approval_on: pair('發布改為需要核可', 'Publishing needs an approval'),
  approval_off: pair('發布不再需要核可', 'Publishing needs no approval'),
  view: pair('查看個人資料', 'Viewed personal data'),
  export: pair('匯出', 'Exported'),
  erase: pair('清除個人資料', 'Erased personal data'),
  resend: pair('重寄信件', 'Sent mail again'),
  reply: pair('回信給申請人', 'Answered a request'),
  merge: pair('合併重複的申請', 'Merged a duplicate'),
  unmerge: pair('取消合併', 'Undid a merge'),
  bulk_reply: pair('回信給多位申請人', 'Answered several requests'),
  finding_right: pair('檢查結果標為沒問題', 'Set a finding aside'),
  finding_open: pair('檢查結果重新列出', 'Listed a finding again'),
  add_list_view: pair('儲存常用清單', 'Saved a list view'),
  edit_list_view: pair('修改常用清單', 'Changed a list view'),
  del_list_view: pair('刪除常用清單', 'Deleted a list view'),
  remove_samples: pair('刪除示範申請', 'Deleted sample requests'),
  accept_samples: pair('示範資料改為正式', 'Accepted samples'),
  settle_check: pair('上線準備：確認', 'Settled a step to go live'),
  reopen_check: pair('上線準備：重新列出', 'Reopened a step to go live'),
  clear_empty_searches: pair('清空查無結果的詞', 'Cleared the words that find nothing'),
  export_list: pair('匯出清單', 'Exported a list'),
  import_list: pair('匯入清單', 'Imported rows'),
  approve_numbers: pair('核對無誤：系所的數字', 'Approved numbers'),
  hide_numbers: pair('取消核對：系所的數字', 'Withdrew the approval of numbers'),
  import_numbers: pair('匯入今年的數字', 'Imported numbers'),
  export_numbers: pair('下載今年的數字', 'Exported numbers'),
  upload: pair('上傳檔案', 'Uploaded'),
  edit_media: pair('修改檔案資訊', 'Changed a file'),
  replace_media: pair('替換檔案', 'Replaced a file'),
  del_media: pair('刪除檔案', 'Deleted a file'),
  release_send: pair('送出程式版本', 'Sent a release'),
  release_switch: pair('啟用程式版本', 'Made a release current'),
  release_end_canary: pair('停止試行程式版本', 'Ended a canary'),
  release_rollback: pair('回復程式版本', 'Rolled a release back'),
  release_pin: pair('程式版本停止自動更新', 'Pinned a release'),
  release_unpin: pair('程式版本恢復自動更新', 'Ended a pin'),
  release_owner: pair('變更程式的負責團隊', 'Changed the owner of a remote'),
  release_token: pair('建立部署權杖', 'Made a deploy token'),
  release_revoke_token: pair('撤銷部署權杖', 'Revoked a deploy token'),
  seed: pair('載入範例資料', 'Loaded sample data'),
};
const DETAILS: Readonly<Record<string, Localised>> = {
  ip: pair('位址', 'Address'),
  ips: pair('位址', 'Addresses'),
  account: pair('帳號', 'Account'),
  by: pair('提出者', 'By'),
  fields: pair('欄位', 'Fields'),
  revision: pair('版次', 'Revision'),
  from: pair('來源編號', 'Made from'),
  reference: pair('案件編號', 'Reference'),
  ids: pair('編號', 'IDs'),
  name: pair('名稱', 'Name'),
  type: pair('類型', 'Type'),
  size: pair('大小', 'Size'),
  state: pair('狀態', 'State'),
  reason: pair('原因', 'Reason'),
  priv: pair('權限', 'Flags'),
  before: pair('原本', 'Before'),
  after: pair('改成', 'After'),
  count: pair('筆數', 'Number'),
  format: pair('格式', 'Format'),
  filters: pair('條件', 'Filters'),
  active: pair('可以登入', 'May sign in'),
  password: pair('設定密碼', 'Password set'),
  email: pair('變更電子郵件', 'E-mail changed'),
  attempt: pair('嘗試', 'Attempt'),
  message: pair('原因', 'Reason'),
  wasOn: pair('原本已啟用', 'Was on'),
  expiresAt: pair('有效期限', 'Expires'),
  channel: pair('發布對象', 'Channel'),
  to: pair('版本', 'Version'),
  scheduledFor: pair('排定時間', 'Scheduled for'),
  draft: pair('草稿編號', 'Draft'),
  isShared: pair('共用', 'Shared'),
  provisional: pair('試用', 'Tried out'),
  bundle: pair('一起上線的編號', 'Bundle'),
  entries: pair('筆數', 'Entries'),
  added: pair('加入項數', 'Added'),
  changed: pair('修改', 'Changed'),
  removed: pair('移出', 'Taken out'),
  at: pair('排定時間', 'Scheduled for'),
  assignee: pair('承辦人', 'Assignee'),
  found: pair('檢查到的文字', 'Words found'),
  text: pair('搜尋字詞', 'Search words'),
  begin: pair('起日', 'From'),
  end: pair('迄日', 'To'),
  action: pair('動作', 'Action'),
  area: pair('單元', 'Area'),
  target: pair('對象', 'Target'),
  status: pair('發布狀態', 'State'),
};

/** Label of an action; falls back to its code. `edit_news` is `edit` of kind `news`. */
export function actionName(action: string): Localised {
  const [first = ''] = action.split('_');
  const isKnown = Object.hasOwn(ACTIONS, action) || !Object.hasOwn(ACTIONS, first);
  return wordIn(ACTIONS, isKnown ? action : first);
}
/** The library belongs to no area. */
export const areaName = (area: string): Localised =>
  area === 'media' ? pair('媒體庫', 'Media library') : wordIn(AREA_LABELS, area);
export const detailName = (name: string) => wordIn(DETAILS, name);

const FIELDS: Readonly<Record<string, Localised>> = {
  status: pair('發布狀態', 'State'),
  publishAt: pair('發布時間', 'Shown from'),
  unpublishAt: pair('下架時間', 'Shown until'),
  deletedAt: pair('回收桶', 'Trash'),
  account: pair('帳號', 'Account'),
  name: pair('姓名', 'Name'),
  email: pair('電子郵件', 'E-mail'),
  active: pair('可以登入', 'May sign in'),
  priv: pair('權限', 'Flags'),
  password: pair('密碼', 'Password'),
  mustChangePassword: pair('須變更密碼', 'Must change the password'),
  state: pair('處理狀態', 'State'),
  assignee: pair('承辦人', 'Assignee'),
  scheduledAt: pair('安排的時間', 'Arranged for'),
  note: pair('備註', 'Note'),
  alt: pair('替代文字', 'Alternative text'),
  focal: pair('焦點', 'Focal point'),
  crop: pair('裁切', 'Crop'),
};
/** Staff's label of a field: by its kind, else of accounts, requests and files. */
export function fieldName({ area, target }: { area: string; target: string }, field: string) {
  const slug = target.split('/')[0];
  const kind = KINDS.find((each) => each.area === area && each.slug === slug);
  const label = kind && Object.hasOwn(kind.fields, field) && kind.fields[field]?.label;
  return label || wordIn(FIELDS, field);
}

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
  return String(value);
}
