import { type Localised, pair } from '@admissions/model';
import type { Revision } from '@admissions/protocol/staff';

export const REVISION_TEXTS = {
  added: pair('新增', 'Added'),
  removed: pair('刪除', 'Removed'),
  moved: pair('移動', 'Moved'),
  changed: pair('修改', 'Changed'),
  movedFrom: pair('原為第{number}項', 'was item {number}'),
  item: pair('第{number}項：{type}', 'Item {number}: {type}'),
  unchanged: pair('另有{count}項沒有變動', 'Items unchanged: {count}'),
  before: pair('原本', 'Before'),
  after: pair('之後', 'After'),
  status: pair('發布狀態', 'State'),
  publishAt: pair('發布時間', 'Shown from'),
  unpublishAt: pair('下架時間', 'Shown until'),
  deletedAt: pair('移到回收桶', 'Moved to trash'),
  name: pair('命名', 'Name it'),
  rename: pair('改名稱', 'Rename'),
  nameOf: pair('版本名稱', 'Name of the version'),
  nameExample: pair('例如：寄給印刷廠的版本', 'As sent to the printer'),
  nameHint: pair('清空再儲存就會移除名稱。', 'Save it empty to take the name away.'),
  nothing: pair('兩個版本的內容相同。', 'The two versions say the same.'),
  history: pair('版本列表', 'Versions'),
  differences: pair('差異', 'Differences'),
  compareWith: pair('與哪一版比較', 'Compare with'),
  live: pair('目前的內容', 'what is live now'),
  shows: pair('{from}到{to}的改變', 'From {from} to {to}'),
  restoring: pair(
    '還原成{name}後，目前的內容會這樣改變。還原本身也會留下一版，隨時可以再改回來。',
    'Going back to {name} changes what is live now like this. It becomes a version of its own; you can come back any time.',
  ),
  hasDraft: pair(
    '這筆資料有一份還沒發布的草稿（{name}，{time}）。{version}會取代草稿的內容，如下；網站不變，發布草稿後才會更新。',
    'There is a draft that is not published ({name}, {time}). {version} takes the place of its content, like this; the site changes when you publish the draft.',
  ),
  putIntoDraft: pair('放進草稿', 'Put it into the draft'),
  isInDraft: pair('已放進草稿，還沒有發布。', 'It is in the draft, not published.'),
  restore: pair('確定還原', 'Go back to it'),
  approvedBy: pair('{name}核可', 'approved by {name}'),
  isLive: pair('目前', 'Now'),
  older: pair('載入更早的版本', 'Older versions'),
  key: pair('黃框標示日期、時間與金額', 'Days, times and amounts are framed'),
};

/** The action that created a revision. */
export const ACTIONS: Record<Revision['action'], Localised> = {
  add: pair('新增', 'Added'),
  edit: pair('修改', 'Edited'),
  body: pair('修改內文', 'Body edited'),
  remove: pair('移到回收桶', 'Moved to trash'),
  restore: pair('還原', 'Restored'),
  seed: pair('匯入', 'Imported'),
};
