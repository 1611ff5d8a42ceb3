import { type Localised, pair } from '@admissions/model';
import type { EntryDraftFailure, Revision } from '@admissions/protocol/staff';

export const TEXTS = {
  goLive: pair('上線準備還有{count}項未完成。', 'Steps before going live: {count} open.'),
  noMail: pair(
    '寄信還沒設定好，申請人可能收不到通知。',
    'Mail is not ready: applicants may get no notice.',
  ),
  seeGoLive: pair('看上線準備', 'See them'),
  bundles: pair('一起上線：{count}組沒有發布', 'Bundles not published: {count}'),
  requests: pair('進行中的申請', 'Open requests'),
  mine: pair('我承辦中{count}件', 'Mine: {count}'),
  untaken: pair('還沒有人承辦{count}件', 'Not assigned: {count}'),
  isMine: pair('我承辦', 'Mine'),
  waitsDays: pair('已等{count}天', 'Waits for {count} days'),
  sentToday: pair('今天送出', 'Sent today'),
  unreadOne: pair('未讀', 'Unread'),
  take: pair('我來承辦', 'Take it'),
  taken: pair('已由您承辦。', 'It is yours.'),
  noRequests: pair(
    '沒有進行中的申請，今天的信箱清空了。',
    'No request is open: the inbox is empty.',
  ),
  moreRequests: pair('還有{count}件，請到列表查看。', '{count} more in the lists.'),
  questions: pair('問學長姐：{count}個提問等待回答', 'Questions without an answer: {count}'),
  visits: pair('這七天的參訪、授課與面試', 'Visits, lectures and interviews of these seven days'),
  noVisits: pair('這七天沒有排定的參訪、授課或面試。', 'Nobody comes within seven days.'),
  nobody: pair('沒有', 'None'),
  today: pair('今天', 'Today'),
  reviews: pair('核可', 'Approval'),
  asksYou: pair('{name}請您核可', '{name} asks for your approval'),
  sentBack: pair('{name}退回', 'sent back by {name}'),
  copies: pair('我改到一半、還沒發布的', 'Changes of mine that are not published'),
  found: pair('網站檢查', 'Site check'),
  foundAt: pair('{moment}檢查', 'Looked at {moment}'),
  foundNothing: pair('沒有需要處理的地方。', 'Nothing to look after.'),
  foundNever: pair(
    '還沒有檢查過；每天清晨三點會自動檢查一次。',
    'Not checked yet; the site is checked every night at three.',
  ),
  seeFound: pair('看檢查結果', 'See what was found'),
  seeMonth: pair('看行事曆', 'The calendar'),
  note: pair('只列出您的帳號可以管理的內容。', 'What your account may manage, and nothing else.'),
  drafts: pair('草稿', 'Drafts'),
  soon: pair('一週內發布、更新與下架', 'Live, changed or ended within a week'),
  latest: pair('最近的修改', 'Latest changes'),
  mostRead: pair('最多人看的內容', 'Most read'),
  views: pair('累計瀏覽次數', 'Views in total'),
  entry: pair('內容', 'Entry'),
  live: pair('發布', 'goes live'),
  expires: pair('下架', 'ends'),
  change: pair('更新', 'changes'),
  held: pair('排程的修改沒有發布', 'Scheduled changes that were not published'),
  more: pair('另有{count}筆', '{count} more'),
  untitled: pair('（還沒有標題）', '(no title yet)'),
};

export const ACTIONS: Record<Revision['action'], Localised> = {
  add: pair('新增', 'added'),
  edit: pair('修改', 'edited'),
  body: pair('修改內文', 'edited the body'),
  remove: pair('移到回收桶', 'moved to trash'),
  restore: pair('還原', 'restored'),
  seed: pair('匯入', 'imported'),
};

/** Why a scheduled draft was not published. */
export const FAILURES: Record<EntryDraftFailure['reason'], Localised> = {
  conflict: pair(
    '網站上的內容改了同一處，請開啟後選擇',
    'the live version was changed in the same place',
  ),
  refused: pair('內容還沒填好', 'its fields are not right yet'),
  right: pair('排程的人已沒有權限', 'who scheduled it has no right any more'),
  approval: pair('還沒有另一位同仁核可', 'no colleague has approved it'),
  gone: pair('資料在回收桶裡', 'the entry is in the trash'),
};

/** Help for "My day". */
export const DAY_HELP: readonly Localised[] = [
  pair(
    '每天從這裡開始：等您處理的申請、這七天要來的人、請您核可的內容，都只列您可以管理的。',
    'The day begins here: requests that wait, who comes within seven days, what colleagues ask you to look at.',
  ),
  pair(
    '點一件申請就進到處理的畫面；按「我來承辦」就由您承辦。',
    'A request opens where it is handled; “Take it” gives it to you.',
  ),
  pair(
    '選單上的「件待辦」是新的申請、還沒回答的提問與請您核可的內容，加起來就是「我的今天」的件數。',
    '“To do” in the menu counts new requests, questions without an answer and what you are to look at; their sum stands beside “My day”.',
  ),
  pair(
    '「我改到一半、還沒發布的」只有您改過的草稿；網站上的內容沒有改變。',
    'Changes of yours that are not published stand here; visitors still read the live version.',
  ),
  pair(
    '「網站檢查」是每天清晨自動檢查的結果，點下去看是哪一筆、哪裡要改。',
    'The site is checked every night; what was found leads to the entry and the place that it is about.',
  ),
  pair(
    '要找任何內容、申請或畫面，按Ctrl+K輸入幾個字。',
    'Ctrl+K finds every entry, request and screen by a few words.',
  ),
];
