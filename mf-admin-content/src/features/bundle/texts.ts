import { type Localised, pair } from '@admissions/model';
import type { BundleItem, BundleItemState } from '@admissions/protocol/staff';

export const TEXTS = {
  title: pair('一起上線', 'Live together'),
  note: pair(
    '把幾筆修改放進同一組：一起預覽、檢查、發布，也可以一起復原。',
    'Put several changes into a bundle: one preview, one check, one time, one undo.',
  ),
  back: pair('回到一起上線', 'Back to the list'),
  name: pair('名稱', 'Name'),
  drafts: pair('可以放進一組的修改：{count}筆', 'Changes for a bundle: {count}'),
  changed: pair('最後修改', 'Last change'),
  gather: pair('把勾選的{count}筆放進一組', 'Put the chosen ones into a bundle ({count})'),
  steps: pair('還沒有任何一組。三個步驟：', 'No bundle yet. Three steps:'),
  count: pair('筆數', 'Entries'),
  state: pair('狀態', 'State'),
  created: pair('建立', 'Created'),
  open: pair('還沒發布', 'Not published'),
  blocked: pair(
    '還沒發布；有{count}筆還不能發布，原因寫在「狀態」。',
    'Not published; {count} cannot be published yet, see their states.',
  ),
  due: pair('排在{time}發布', 'Scheduled for {time}'),
  failed: pair('原定{time}發布，但沒有發布', 'Was due at {time}, not published'),
  failedWhy: pair(
    '原定{time}發布，但沒有發布：請看下面各筆的狀態，處理好再發布或重新排程。',
    'It was due at {time} and nothing was published: see the states below, then publish or schedule again.',
  ),
  isDue: pair(
    '這一組會在{time}自動發布（{name}排程）；在那之前再改的內容也會一起發布。',
    'This is published by itself at {time} (scheduled by {name}), with what is changed until then.',
  ),
  published: pair('{name}在{time}發布', 'Published by {name} at {time}'),
  gone: pair('找不到這一組', 'There is no such bundle'),
  preview: pair('預覽整站', 'Preview the site'),
  check: pair('檢查', 'Check'),
  noFindings: pair('檢查完成，沒有提醒。', 'Checked: nothing to look at.'),
  findings: pair('檢查完成，有{count}項提醒，列在各筆下面。', 'Hints: {count}.'),
  publish: pair('發布', 'Publish'),
  publishQuestion: pair(
    '要發布這一組嗎？{count}筆會同時上線，訪客馬上看得到。',
    'Publish this bundle? Visitors see all of it ({count}) at once.',
  ),
  publishHidden: pair('要發布這一組嗎？', 'Publish this bundle?'),
  hiddenItems: pair('有{count}筆{reason}。', '{count}: {reason}. '),
  unconfirmed: pair('有{count}處年度或日期還沒確認。', 'Years and dates to confirm: {count}. '),
  but: pair('，但', '; '),
  didPublish: pair('整組已發布。', 'The bundle is published.'),
  undo: pair('復原', 'Undo'),
  undoQuestion: pair(
    '要復原這一組嗎？網站會回到發布前的內容，修改都變回草稿，仍在這一組。',
    'Undo this bundle? The site goes back to before; the changes are drafts in it again.',
  ),
  didUndo: pair('整組已復原。', 'The bundle is undone.'),
  approve: pair('核可這一組', 'Approve the bundle'),
  needsApproval: pair(
    '有{count}筆要由另一位同仁核可：看過各筆與預覽，再按「核可這一組」。',
    'A colleague has to approve {count}: with this button, after a look at them.',
  ),
  requested: pair('已請{names}核可。', 'Requested from {names}.'),
  didAsk: pair(
    '已送出，同仁會在「我的今天」看到。',
    'Sent; your colleague sees it under “My day”.',
  ),
  didApprove: pair('已核可，可以發布了。', 'Approved: it can be published.'),
  time: pair('發布時間', 'Publish at'),
  taipei: pair('臺北時間', 'Taipei time'),
  schedule: pair('排程', 'Schedule'),
  didSchedule: pair('已排程，到時間會自動發布。', 'Scheduled.'),
  unschedule: pair('取消排程', 'Cancel the schedule'),
  didUnschedule: pair('已取消排程。', 'No longer scheduled.'),
  noTime: pair('請選擇時間。', 'Choose a time.'),
  more: pair('更多操作', 'More actions'),
  rename: pair('改名', 'Rename'),
  delete: pair('刪除這一組', 'Delete the bundle'),
  deleteQuestion: pair(
    '要刪除這一組嗎？裡面的資料與草稿都留著，只是不再一起上線；發布過的，也不能再整組復原。',
    'Delete this bundle? Its entries and drafts stay; a publication can no longer be undone at once.',
  ),
  entry: pair('內容', 'Entry'),
  untitled: pair('（還沒有標題）', '(no title yet)'),
  remove: pair('移出', 'Remove'),
  removeLabel: pair('移出：{title}', 'Remove: {title}'),
  actions: pair('操作', 'Actions'),
  empty: pair(
    '這一組還是空的。在表單按「▾」，或在清單勾選後按「加入一起上線」。',
    'This bundle is empty. Add entries from their form, or choose them in a list.',
  ),
};

export const STATES: Readonly<Record<BundleItemState, Localised>> = {
  ready: pair('可以發布', 'Ready'),
  unchanged: pair(
    '沒有待發布的修改，可能已單獨發布；會略過。',
    'Nothing to publish, perhaps it was published alone; left out.',
  ),
  published: pair('已發布', 'Published'),
  changed: pair(
    '這組發布之後又有修改，因此不能整組復原。',
    'Changed since, so the bundle cannot be undone.',
  ),
  conflict: pair(
    '網站上的內容在同一處也改過了：{fields}。請開啟表單選擇。',
    'The live version was changed in the same place: {fields}. Open the form and choose.',
  ),
  refused: pair('還沒填好：{fields}', 'Not right yet: {fields}'),
  right: pair('您沒有這個單元的權限', 'You may not edit this area'),
  approval: pair('要由另一位同仁核可', 'Needs the approval of a colleague'),
  gone: pair(
    '已經不在：可能已單獨發布、捨棄或移到回收桶。請移出。',
    'No longer there: published alone, discarded or in the trash. Please remove it.',
  ),
};

export const HIDDEN: Readonly<Record<NonNullable<BundleItem['hidden']>, Localised>> = {
  ended: pair('下架時間已經過了，訪客看不到', 'its end is over, visitors will not see it'),
  later: pair('要到發布時間，訪客才看得到', 'visitors see it from its own time on'),
  parent: pair('所屬的資料沒有公開，訪客看不到', 'what it belongs to is hidden from visitors'),
};

export const HELP: readonly Localised[] = [
  pair(
    '勾選：幾筆修改要在同一個時間給訪客看到時，先存成草稿，再在這裡勾選；也可以在列表勾選，按「加入一起上線」。',
    'Choose: save what visitors have to see at one time as drafts and choose them here, or choose entries in a list.',
  ),
  pair(
    '取名：例如「116學年度招生」，也可以先選好發布時間。',
    'Name the bundle; it can have its time at once.',
  ),
  pair(
    '上線：回到這裡一起預覽、檢查，再發布或排定時間；發布後也能整組復原。',
    'Go live: preview and check them here, then publish or schedule them; all can be undone.',
  ),
];
