import type { Localised } from '@admissions/model';
import type { BundleItemState } from '@admissions/protocol/staff';

export const TEXTS = {
  title: { 'zh-TW': '一起上線', en: 'Live together' },
  note: {
    'zh-TW': '把幾筆修改放進同一組：一起預覽、檢查、發布，也可以一起復原。',
    en: 'Put several changes into a bundle: one preview, one check, one time, one undo.',
  },
  back: { 'zh-TW': '回到一起上線', en: 'Back to the list' },
  name: { 'zh-TW': '名稱', en: 'Name' },
  newName: { 'zh-TW': '新的一組修改', en: 'A new bundle' },
  create: { 'zh-TW': '建立', en: 'Create' },
  noName: { 'zh-TW': '請填寫名稱。', en: 'Please give it a name.' },
  none: {
    'zh-TW': '還沒有任何一組修改。在這裡建立，再從表單的「▾」或清單的勾選加入。',
    en: 'There is no bundle yet. Create one here, then add entries from their form or list.',
  },
  count: { 'zh-TW': '筆數', en: 'Entries' },
  state: { 'zh-TW': '狀態', en: 'State' },
  created: { 'zh-TW': '建立', en: 'Created' },
  open: { 'zh-TW': '還沒發布', en: 'Not published' },
  due: { 'zh-TW': '排在{time}發布', en: 'Scheduled for {time}' },
  failed: { 'zh-TW': '原定{time}發布，但沒有發布', en: 'Was due at {time}, not published' },
  failedWhy: {
    'zh-TW': '原定{time}發布，但沒有發布：請看下面各筆的狀態，處理好再發布或重新排程。',
    en: 'It was due at {time} and nothing was published: see the states below, then publish or schedule again.',
  },
  isDue: {
    'zh-TW': '這一組會在{time}自動發布（{name}排程）；在那之前再改的內容也會一起發布。',
    en: 'This is published by itself at {time} (scheduled by {name}), with what is changed until then.',
  },
  published: { 'zh-TW': '{name}在{time}發布', en: 'Published by {name} at {time}' },
  gone: { 'zh-TW': '找不到這一組修改', en: 'There is no such bundle' },
  preview: { 'zh-TW': '預覽整站', en: 'Preview the site' },
  check: { 'zh-TW': '檢查', en: 'Check' },
  noFindings: { 'zh-TW': '檢查完成，沒有提醒。', en: 'Checked: nothing to look at.' },
  findings: { 'zh-TW': '檢查完成，有{count}項提醒，列在各筆下面。', en: 'Hints: {count}.' },
  publish: { 'zh-TW': '發布', en: 'Publish' },
  publishQuestion: {
    'zh-TW': '要發布這一組嗎？{count}筆會同時上線，訪客馬上看得到。',
    en: 'Publish this bundle? Visitors see all of it ({count}) at once.',
  },
  didPublish: { 'zh-TW': '整組已發布。', en: 'The bundle is published.' },
  undo: { 'zh-TW': '復原', en: 'Undo' },
  undoQuestion: {
    'zh-TW': '要復原這一組嗎？網站會回到發布前的內容，修改都變回草稿，仍在這一組。',
    en: 'Undo this bundle? The site goes back to before; the changes are drafts in it again.',
  },
  didUndo: { 'zh-TW': '整組已復原。', en: 'The bundle is undone.' },
  approve: { 'zh-TW': '核可這一組', en: 'Approve the bundle' },
  needsApproval: {
    'zh-TW':
      '有{count}筆要由另一位同仁核可。請同仁看過各筆與預覽，再由同仁在這一頁按「核可這一組」。',
    en: 'A colleague has to approve {count}: with the button on this page, after a look at them.',
  },
  didApprove: { 'zh-TW': '已核可，可以發布了。', en: 'Approved: it can be published.' },
  time: { 'zh-TW': '發布時間', en: 'Publish at' },
  taipei: { 'zh-TW': '臺北時間', en: 'Taipei time' },
  schedule: { 'zh-TW': '排程', en: 'Schedule' },
  didSchedule: { 'zh-TW': '已排程，到時間會自動發布。', en: 'Scheduled.' },
  unschedule: { 'zh-TW': '取消排程', en: 'Cancel the schedule' },
  didUnschedule: { 'zh-TW': '已取消排程。', en: 'No longer scheduled.' },
  noTime: { 'zh-TW': '請選擇時間。', en: 'Choose a time.' },
  more: { 'zh-TW': '更多操作', en: 'More actions' },
  rename: { 'zh-TW': '改名', en: 'Rename' },
  delete: { 'zh-TW': '刪除這一組', en: 'Delete the bundle' },
  deleteQuestion: {
    'zh-TW':
      '要刪除這一組嗎？裡面的資料與草稿都留著，只是不再一起上線；發布過的，也不能再整組復原。',
    en: 'Delete this bundle? Its entries and drafts stay; a publication can no longer be undone at once.',
  },
  entry: { 'zh-TW': '內容', en: 'Entry' },
  untitled: { 'zh-TW': '（還沒有標題）', en: '(no title yet)' },
  remove: { 'zh-TW': '移出', en: 'Remove' },
  removeLabel: { 'zh-TW': '移出：{title}', en: 'Remove: {title}' },
  actions: { 'zh-TW': '操作', en: 'Actions' },
  empty: {
    'zh-TW': '這一組還是空的。在表單按「▾」，或在清單勾選後按「加入一組修改」。',
    en: 'This bundle is empty. Add entries from their form, or choose them in a list.',
  },
} as const satisfies Record<string, Localised>;

export const STATES: Readonly<Record<BundleItemState, Localised>> = {
  ready: { 'zh-TW': '可以發布', en: 'Ready' },
  unchanged: {
    'zh-TW': '沒有待發布的修改，可能已單獨發布；會略過。',
    en: 'Nothing to publish, perhaps it was published alone; left out.',
  },
  published: { 'zh-TW': '已發布', en: 'Published' },
  changed: {
    'zh-TW': '這組發布之後又有修改，因此不能整組復原。',
    en: 'Changed since, so the bundle cannot be undone.',
  },
  conflict: {
    'zh-TW': '網站上的內容在同一處也改過了：{fields}。請開啟表單選擇。',
    en: 'The live version was changed in the same place: {fields}. Open the form and choose.',
  },
  refused: { 'zh-TW': '還沒填好：{fields}', en: 'Not right yet: {fields}' },
  right: { 'zh-TW': '您沒有這個單元的權限', en: 'You may not edit this area' },
  approval: { 'zh-TW': '要由另一位同仁核可', en: 'Needs the approval of a colleague' },
  gone: {
    'zh-TW': '已經不在：可能已單獨發布、捨棄或移到回收桶。請移出。',
    en: 'No longer there: published alone, discarded or in the trash. Please remove it.',
  },
};
