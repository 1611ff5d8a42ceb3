import type { Localised, Revision, WorkingCopyFailure } from '@admissions/contracts';

/** The words of the overview. */
export const TEXTS = {
  title: { 'zh-TW': '工作總覽', en: 'Overview' },
  note: {
    'zh-TW': '只列出您的帳號可以管理的內容。',
    en: 'What your account may manage, and nothing else.',
  },
  unread: { 'zh-TW': '新的申請', en: 'New requests' },
  drafts: { 'zh-TW': '草稿', en: 'Drafts' },
  soon: { 'zh-TW': '一週內上架、更新與下架', en: 'Live, changed or ended within a week' },
  changed: { 'zh-TW': '14天內的修改', en: 'Changes in 14 days' },
  latest: { 'zh-TW': '最近的修改', en: 'Latest changes' },
  mostRead: { 'zh-TW': '最多人看的內容', en: 'Most read' },
  byDay: { 'zh-TW': '每天的修改次數', en: 'Changes a day' },
  numbers: { 'zh-TW': '看數字', en: 'The numbers' },
  day: { 'zh-TW': '日期', en: 'Day' },
  count: { 'zh-TW': '次數', en: 'Count' },
  views: { 'zh-TW': '瀏覽次數', en: 'Views' },
  entry: { 'zh-TW': '內容', en: 'Entry' },
  live: { 'zh-TW': '上架', en: 'goes live' },
  expires: { 'zh-TW': '下架', en: 'ends' },
  change: { 'zh-TW': '更新', en: 'changes' },
  held: { 'zh-TW': '排程的修改沒有發布', en: 'Scheduled changes that were not published' },
  noDrafts: { 'zh-TW': '沒有草稿。', en: 'No drafts.' },
  nothingSoon: {
    'zh-TW': '一週內沒有排定的上架、更新或下架。',
    en: 'Nothing is scheduled for this week.',
  },
  noChanges: { 'zh-TW': '還沒有人修改過內容。', en: 'Nobody has changed anything yet.' },
  more: { 'zh-TW': '另有{count}筆', en: '{count} more' },
  untitled: { 'zh-TW': '（沒有標題）', en: '(no title)' },
} as const satisfies Record<string, Localised>;

export const ACTIONS: Record<Revision['action'], Localised> = {
  add: { 'zh-TW': '新增', en: 'added' },
  edit: { 'zh-TW': '修改', en: 'edited' },
  body: { 'zh-TW': '修改內文', en: 'edited the body' },
  remove: { 'zh-TW': '移到回收桶', en: 'moved to trash' },
  restore: { 'zh-TW': '還原', en: 'restored' },
  seed: { 'zh-TW': '匯入', en: 'imported' },
};

/** Why a draft was not published when its time came. */
export const FAILURES: Record<WorkingCopyFailure['reason'], Localised> = {
  conflict: {
    'zh-TW': '線上版改了同一處，請開啟後選擇',
    en: 'the live version was changed in the same place',
  },
  refused: { 'zh-TW': '內容還沒填好', en: 'its fields are not right yet' },
  right: { 'zh-TW': '排程的人已沒有權限', en: 'who scheduled it has no right any more' },
  gone: { 'zh-TW': '資料在回收桶裡', en: 'the entry is in the trash' },
};
