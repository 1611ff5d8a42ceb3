export type {
  AccountNotice,
  AccountNotices,
  MailNotices,
  NoticeKind,
  OwnMailNotices,
} from './account-notices.ts';
export { MAIL_NOTICE_PATHS, MAIL_NOTICES, NOTICE_LABELS } from './account-notices.ts';
export type {
  BulkAction,
  BulkConflict,
  Comparison,
  Revision,
  RevisionNameWrite,
} from './admin-lists.ts';
export {
  BULK_ACTIONS,
  BULK_FIELD_PATH,
  LIST_STATES,
  listBulkFields,
  listFilterNames,
  MAX_BULK_ENTRIES,
  NAME_REVISION_PATH,
  REVISION_NAME_MAX,
  STAFF_FILTERS,
} from './admin-lists.ts';
export type {
  Bundle,
  BundleFindings,
  BundleItem,
  BundleItemState,
  ListedBundle,
} from './bundles.ts';
export { ADMIN_BUNDLES, BUNDLE_NAME_MAX, BUNDLE_PATHS, MAX_BUNDLE_ITEMS } from './bundles.ts';
export type { ChecksAnswer } from './checks.ts';
export { CHECKS_PATH, MAX_CHECK_TARGETS } from './checks.ts';
export type {
  AdminSearchData,
  AdminSearchItem,
  AdminSearchOthers,
  Dashboard,
  NamedEntry,
  NamedRequest,
  NamedReview,
} from './dashboard.ts';
export { ADMIN_DASHBOARD, ADMIN_SEARCH_PATH, DASHBOARD_DAYS, DASHBOARD_PATH } from './dashboard.ts';
export type {
  EntryDraft,
  EntryDraftFailure,
  EntryDraftSchedule,
  EntryDraftScheduleWrite,
  EntryDraftWrite,
  ListedEntryDraft,
} from './entry-drafts.ts';
export { ENTRY_DRAFT_PATHS } from './entry-drafts.ts';
export type { GoLiveCheck, GoLiveItem, TestLetterResult } from './go-live.ts';
export { ADMIN_GO_LIVE, GO_LIVE_CHECKS, GO_LIVE_PATHS } from './go-live.ts';
export type { LinkChoice, LinkChoices, LinkTarget } from './links.ts';
export { LINK_PATHS, MAX_LINKS } from './links.ts';
export type { ImportFile, ImportPreview, ImportResult, ImportRow } from './list-files.ts';
export { LIST_FILE_PATHS, MAX_LIST_FILE_BYTES, MAX_LIST_FILE_ROWS } from './list-files.ts';
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
export type { NumberApproval, NumberApprovals } from './number-approvals.ts';
export { ADMIN_NUMBERS, NUMBER_APPROVAL_PATH } from './number-approvals.ts';
export type { PhotoSlot, PhotoWrite } from './photos.ts';
export { ADMIN_PHOTOS, MAX_PHOTOS, PHOTO_PATHS } from './photos.ts';
export type { Presence } from './presence.ts';
export { PRESENCE_INTERVAL_MS, PRESENCE_PATH, PRESENCE_TTL_MS } from './presence.ts';
export type {
  CommentPosition,
  DraftReview,
  DraftReviewReply,
  PublishingRule,
  ReviewComment,
  ReviewedVersion,
  ReviewProgress,
  ReviewSubject,
  ReviewsAnswer,
  ReviewThread,
} from './reviews.ts';
export { REVIEW_PATHS, REVIEW_PROGRESS } from './reviews.ts';
export type {
  Rollover,
  RolloverChange,
  RolloverMatch,
  RolloverResult,
  RolloverReview,
} from './rollovers.ts';
export { ROLLOVER_PATHS } from './rollovers.ts';
export type { RemovedSamples, SampleArea } from './samples.ts';
export { SAMPLE_PATHS } from './samples.ts';
export type { Scheduled, ScheduledEvent } from './schedule.ts';
export { ADMIN_SCHEDULE, SCHEDULE_PATH, SCHEDULED_EVENTS } from './schedule.ts';
export type { SiteCheck, SiteFinding, SiteRule } from './site-check.ts';
export { ADMIN_SITE_CHECK, SITE_CHECK_PATHS, SITE_RULES } from './site-check.ts';
export type { TrashRetention } from './trash.ts';
export { calculatePurgeTime, canPurge, TRASH_PATHS } from './trash.ts';
export type {
  NumberFile,
  NumberImport,
  NumberPreview,
  NumberRow,
  NumberSheetPreview,
} from './yearly-numbers.ts';
export { NUMBER_FILE_PATHS } from './yearly-numbers.ts';
