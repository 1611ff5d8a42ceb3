import type { Localised } from '@admissions/model';
import type { EntryDraftFailure, Revision } from '@admissions/protocol/staff';

export const TEXTS = {
  goLive: {
    'zh-TW': '上線準備還有{count}項未完成。',
    en: 'Steps before going live: {count} open.',
  },
  seeGoLive: { 'zh-TW': '看上線準備', en: 'See them' },
  bundles: { 'zh-TW': '一起上線沒有發布', en: 'Bundles not published' },
  requests: { 'zh-TW': '待我處理的申請', en: 'Requests that wait' },
  mine: { 'zh-TW': '我承辦{count}件', en: 'Mine: {count}' },
  untaken: { 'zh-TW': '還沒有人承辦{count}件', en: 'Not assigned: {count}' },
  isMine: { 'zh-TW': '我承辦', en: 'Mine' },
  isUntaken: { 'zh-TW': '無人承辦', en: 'not assigned' },
  unreadOne: { 'zh-TW': '未讀', en: 'Unread' },
  noRequests: {
    'zh-TW': '沒有待處理的申請，今天的信箱清空了。',
    en: 'No request waits: the inbox is empty.',
  },
  moreRequests: { 'zh-TW': '還有{count}件，請到列表查看。', en: '{count} more in the lists.' },
  visits: { 'zh-TW': '這七天的參訪與授課', en: 'Visits and lectures of these seven days' },
  noVisits: { 'zh-TW': '這七天沒有排定的參訪或授課。', en: 'Nobody comes within seven days.' },
  nobody: { 'zh-TW': '沒有', en: 'None' },
  today: { 'zh-TW': '今天', en: 'Today' },
  people: { 'zh-TW': '{count}人', en: '{count}' },
  reviews: { 'zh-TW': '核可', en: 'Approval' },
  noReviews: {
    'zh-TW': '沒有等我核可的內容，也沒有被退回的草稿。',
    en: 'Nothing waits for you to look at, and nothing was sent back to you.',
  },
  asksYou: { 'zh-TW': '{name}請您核可', en: '{name} asks for your approval' },
  sentBack: { 'zh-TW': '{name}退回', en: 'sent back by {name}' },
  copies: { 'zh-TW': '我改到一半、還沒發布的', en: 'Changes of mine that are not published' },
  found: { 'zh-TW': '網站檢查', en: 'Site check' },
  foundAt: { 'zh-TW': '{moment}檢查', en: 'Looked at {moment}' },
  foundNothing: {
    'zh-TW': '沒有需要處理的地方。',
    en: 'Nothing to look after.',
  },
  foundNever: {
    'zh-TW': '還沒有檢查過；每天清晨三點會自動檢查一次。',
    en: 'Not checked yet; the site is checked every night at three.',
  },
  seeFound: { 'zh-TW': '看檢查結果', en: 'See what was found' },
  seeMonth: { 'zh-TW': '看整個月', en: 'The whole month' },
  note: {
    'zh-TW': '只列出您的帳號可以管理的內容。',
    en: 'What your account may manage, and nothing else.',
  },
  waiting: { 'zh-TW': '待辦', en: 'To do' },
  drafts: { 'zh-TW': '草稿', en: 'Drafts' },
  soon: { 'zh-TW': '一週內發布、更新與下架', en: 'Live, changed or ended within a week' },
  changed: { 'zh-TW': '14天內的修改', en: 'Changes in 14 days' },
  latest: { 'zh-TW': '最近的修改', en: 'Latest changes' },
  mostRead: { 'zh-TW': '最多人看的內容', en: 'Most read' },
  byDay: { 'zh-TW': '每天的修改次數', en: 'Changes a day' },
  numbers: { 'zh-TW': '看數字', en: 'The numbers' },
  day: { 'zh-TW': '日期', en: 'Day' },
  count: { 'zh-TW': '次數', en: 'Count' },
  views: { 'zh-TW': '瀏覽次數', en: 'Views' },
  entry: { 'zh-TW': '內容', en: 'Entry' },
  live: { 'zh-TW': '發布', en: 'goes live' },
  expires: { 'zh-TW': '下架', en: 'ends' },
  change: { 'zh-TW': '更新', en: 'changes' },
  held: { 'zh-TW': '排程的修改沒有發布', en: 'Scheduled changes that were not published' },
  noDrafts: { 'zh-TW': '沒有草稿。', en: 'No drafts.' },
  nothingSoon: {
    'zh-TW': '一週內沒有排定的發布、更新或下架。',
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

/** Why a scheduled draft was not published. */
export const FAILURES: Record<EntryDraftFailure['reason'], Localised> = {
  conflict: {
    'zh-TW': '網站上的內容改了同一處，請開啟後選擇',
    en: 'the live version was changed in the same place',
  },
  refused: { 'zh-TW': '內容還沒填好', en: 'its fields are not right yet' },
  right: { 'zh-TW': '排程的人已沒有權限', en: 'who scheduled it has no right any more' },
  approval: { 'zh-TW': '還沒有另一位同仁核可', en: 'no colleague has approved it' },
  gone: { 'zh-TW': '資料在回收桶裡', en: 'the entry is in the trash' },
};
