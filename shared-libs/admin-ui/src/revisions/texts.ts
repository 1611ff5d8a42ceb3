import type { Localised } from '@admissions/model';
import type { Revision } from '@admissions/protocol/staff';

export const REVISION_TEXTS = {
  added: { 'zh-TW': '新增', en: 'Added' },
  removed: { 'zh-TW': '刪除', en: 'Removed' },
  moved: { 'zh-TW': '移動', en: 'Moved' },
  changed: { 'zh-TW': '修改', en: 'Changed' },
  movedFrom: { 'zh-TW': '原為第{number}項', en: 'was item {number}' },
  item: { 'zh-TW': '第{number}項：{type}', en: 'Item {number}: {type}' },
  unchanged: { 'zh-TW': '另有{count}項沒有變動', en: 'Items unchanged: {count}' },
  before: { 'zh-TW': '原本', en: 'Before' },
  after: { 'zh-TW': '之後', en: 'After' },
  status: { 'zh-TW': '發布狀態', en: 'State' },
  publishAt: { 'zh-TW': '發布時間', en: 'Shown from' },
  unpublishAt: { 'zh-TW': '下架時間', en: 'Shown until' },
  deletedAt: { 'zh-TW': '移到回收桶', en: 'Moved to trash' },
  name: { 'zh-TW': '命名', en: 'Name it' },
  rename: { 'zh-TW': '改名稱', en: 'Rename' },
  nameOf: { 'zh-TW': '版本名稱', en: 'Name of the version' },
  nameExample: { 'zh-TW': '例如：寄給印刷廠的版本', en: 'As sent to the printer' },
  nameHint: { 'zh-TW': '清空再儲存就會移除名稱。', en: 'Save it empty to take the name away.' },
  nothing: { 'zh-TW': '兩個版本的內容相同。', en: 'The two versions say the same.' },
  history: { 'zh-TW': '版本列表', en: 'Versions' },
  differences: { 'zh-TW': '差異', en: 'Differences' },
  compareWith: { 'zh-TW': '與哪一版比較', en: 'Compare with' },
  live: { 'zh-TW': '目前的內容', en: 'what is live now' },
  shows: { 'zh-TW': '{from}到{to}的改變', en: 'From {from} to {to}' },
  restoring: {
    'zh-TW': '還原成{name}後，目前的內容會這樣改變。還原本身也會留下一版，隨時可以再改回來。',
    en: 'Going back to {name} changes what is live now like this. It becomes a version of its own; you can come back any time.',
  },
  hasDraft: {
    'zh-TW':
      '這筆資料有一份還沒發布的草稿（{name}，{time}）。{version}會取代草稿的內容，如下；網站不變，發布草稿後才會更新。',
    en: 'There is a draft that is not published ({name}, {time}). {version} takes the place of its content, like this; the site changes when you publish the draft.',
  },
  putIntoDraft: { 'zh-TW': '放進草稿', en: 'Put it into the draft' },
  isInDraft: { 'zh-TW': '已放進草稿，還沒有發布。', en: 'It is in the draft, not published.' },
  restore: { 'zh-TW': '確定還原', en: 'Go back to it' },
  approvedBy: { 'zh-TW': '{name}核可', en: 'approved by {name}' },
  isLive: { 'zh-TW': '目前', en: 'Now' },
  older: { 'zh-TW': '載入更早的版本', en: 'Older versions' },
  key: { 'zh-TW': '黃框標示日期、時間與金額', en: 'Days, times and amounts are framed' },
} as const satisfies Record<string, Localised>;

/** The action that created a revision. */
export const ACTIONS: Record<Revision['action'], Localised> = {
  add: { 'zh-TW': '新增', en: 'Added' },
  edit: { 'zh-TW': '修改', en: 'Edited' },
  body: { 'zh-TW': '修改內文', en: 'Body edited' },
  remove: { 'zh-TW': '移到回收桶', en: 'Moved to trash' },
  restore: { 'zh-TW': '還原', en: 'Restored' },
  seed: { 'zh-TW': '匯入', en: 'Imported' },
};
