export type { AccountNotice, AccountNotices, NoticeKind } from './account-notices.ts';
export { NOTICE_LABELS } from './account-notices.ts';
export type {
  BulkAction,
  BulkConflict,
  Comparison,
  Revision,
  RevisionNaming,
} from './admin-lists.ts';
export {
  BULK_ACTIONS,
  BULK_FIELD_PATH,
  LIST_STATES,
  listBulkFields,
  listFilterNames,
  MOST_AT_ONCE,
  NAME_REVISION_PATH,
  REVISION_NAME_MAX,
  STAFF_FILTERS,
} from './admin-lists.ts';
export type { ChecksAnswer } from './checks.ts';
export { CHECKS_MOST, CHECKS_PATH } from './checks.ts';
export type {
  Dashboard,
  DeskFound,
  DeskOthers,
  DeskSearchData,
  NamedEntry,
  NamedRequest,
  NamedReview,
} from './dashboard.ts';
export { ADMIN_DASHBOARD, DASHBOARD_DAYS, DASHBOARD_PATH, DESK_SEARCH_PATH } from './dashboard.ts';
export type { LinkChoice, LinkChoices, LinkTarget } from './links.ts';
export { LINK_PATHS, LINKS_MOST } from './links.ts';
export type { ImportFile, ImportPreview, ImportResult, ImportRow } from './list-files.ts';
export { LIST_FILE_BYTES, LIST_FILE_PATHS, LIST_FILE_ROWS } from './list-files.ts';
export type { ListView, ListViewWrite } from './list-views.ts';
export { LIST_VIEW_NAME_MAX, LIST_VIEW_PATHS } from './list-views.ts';
export type {
  Crop,
  Media,
  MediaEdit,
  MediaKind,
  MediaLimits,
  MediaOrder,
  MediaPage,
  MediaUse,
} from './media.ts';
export { MEDIA_KINDS, MEDIA_ORDERS, MEDIA_PATHS, MEDIA_TAGS, PHOTO_TAG } from './media.ts';
export type { Presence } from './presence.ts';
export { PRESENCE_EVERY, PRESENCE_LASTS, PRESENCE_PATH } from './presence.ts';
export type {
  CommentPlace,
  DraftReview,
  DraftReviewReply,
  PublishingRule,
  ReviewComment,
  ReviewProgress,
  ReviewSeen,
  ReviewSubject,
  ReviewsAnswer,
  ReviewThread,
} from './reviews.ts';
export { REVIEW_PATHS, REVIEW_PROGRESS } from './reviews.ts';
export type { Scheduled, ScheduledEvent } from './schedule.ts';
export { ADMIN_SCHEDULE, SCHEDULE_PATH, SCHEDULED_EVENTS } from './schedule.ts';
export type { SiteCheck, SiteFinding, SiteRule } from './site-check.ts';
export { ADMIN_SITE_CHECK, SITE_CHECK_PATHS, SITE_RULES } from './site-check.ts';
export type { TrashTerms } from './trash.ts';
export { mayPurge, purgeTime, TRASH_PATHS } from './trash.ts';
export type {
  Turnover,
  TurnoverChange,
  TurnoverFind,
  TurnoverReview,
  TurnoversMade,
} from './turnovers.ts';
export { TURNOVER_PATHS } from './turnovers.ts';
export type {
  ListedWorkingCopy,
  WorkingCopy,
  WorkingCopyFailure,
  WorkingCopySchedule,
  WorkingCopyScheduling,
  WorkingCopyWrite,
} from './working-copies.ts';
export { WORKING_COPY_PATHS } from './working-copies.ts';
