export {
  type AccountNotice,
  type AccountNotices,
  MAIL_NOTICE_PATHS,
  MAIL_NOTICES,
  type MailNotices,
  NOTICE_LABELS,
  type NoticeKind,
  type OwnMailNotices,
} from './account-notices.ts';
export {
  BULK_ACTIONS,
  BULK_FIELD_PATH,
  type BulkAction,
  type BulkConflict,
  type Comparison,
  LIST_STATES,
  listBulkFields,
  listFilterNames,
  MAX_BULK_ENTRIES,
  NAME_REVISION_PATH,
  REVISION_NAME_MAX,
  type Revision,
  type RevisionNameWrite,
  STAFF_FILTERS,
} from './admin-lists.ts';
export {
  ADMIN_BUNDLES,
  BUNDLE_NAME_MAX,
  BUNDLE_PATHS,
  type Bundle,
  type BundleFindings,
  type BundleItem,
  type BundleItemState,
  type ListedBundle,
  MAX_BUNDLE_ITEMS,
  type SavedDraft,
} from './bundles.ts';
export { CHECKS_PATH, type ChecksAnswer, MAX_CHECK_TARGETS } from './checks.ts';
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
export {
  ENTRY_DRAFT_PATHS,
  type EntryDraft,
  type EntryDraftFailure,
  type EntryDraftSchedule,
  type EntryDraftScheduleWrite,
  type EntryDraftWrite,
  type ListedEntryDraft,
} from './entry-drafts.ts';
export {
  ADMIN_GO_LIVE,
  GO_LIVE_CHECKS,
  GO_LIVE_PATHS,
  type GoLiveCheck,
  type GoLiveItem,
  type TestLetterResult,
} from './go-live.ts';
export {
  LINK_PATHS,
  type LinkChoice,
  type LinkChoices,
  type LinkTarget,
  MAX_LINKS,
} from './links.ts';
export {
  type ImportFile,
  type ImportPreview,
  type ImportResult,
  type ImportRow,
  LIST_FILE_PATHS,
  MAX_LIST_FILE_BYTES,
  MAX_LIST_FILE_ROWS,
} from './list-files.ts';
export {
  LIST_VIEW_NAME_MAX,
  LIST_VIEW_PATHS,
  type ListView,
  type ListViewWrite,
} from './list-views.ts';
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
export {
  ADMIN_NUMBERS,
  NUMBER_APPROVAL_PATH,
  type NumberApproval,
  type NumberApprovals,
} from './number-approvals.ts';
export {
  ADMIN_PHOTOS,
  MAX_PHOTOS,
  PHOTO_PATHS,
  type PhotoSlot,
  type PhotoWrite,
} from './photos.ts';
export { PRESENCE_INTERVAL_MS, PRESENCE_PATH, PRESENCE_TTL_MS, type Presence } from './presence.ts';
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
export {
  ROLLOVER_PATHS,
  type Rollover,
  type RolloverChange,
  type RolloverMatch,
  type RolloverResult,
  type RolloverReview,
} from './rollovers.ts';
export { type RemovedSamples, SAMPLE_PATHS, type SampleArea } from './samples.ts';
export {
  ADMIN_SCHEDULE,
  SCHEDULE_PATH,
  SCHEDULED_EVENTS,
  type Scheduled,
  type ScheduledEvent,
} from './schedule.ts';
export {
  ADMIN_SITE_CHECK,
  SITE_CHECK_PATHS,
  SITE_RULES,
  type SiteCheck,
  type SiteFinding,
  type SiteRule,
} from './site-check.ts';
export { calculatePurgeTime, canPurge, TRASH_PATHS, type TrashRetention } from './trash.ts';
export {
  NUMBER_FILE_PATHS,
  type NumberFile,
  type NumberImport,
  type NumberPreview,
  type NumberRow,
  type NumberSheetPreview,
} from './yearly-numbers.ts';
