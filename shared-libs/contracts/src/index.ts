export type {
  Account,
  AccountWithPassword,
  AccountWrite,
  AdminSession,
  AuditCheck,
  AuditEntry,
  MyIp,
  MyIpCheck,
  OidcEnd,
  OwnPassword,
  RecoveryCodes,
  Token,
  TotpSecret,
  TotpState,
  UserInfo,
  WhitelistEntry,
  WhitelistPage,
  WhitelistWrite,
} from './account.ts';
export {
  ACCOUNT_PATHS,
  ADMIN_IDLE_SECONDS,
  AUTH_PATHS,
  LOCK_AFTER_FAILURES,
  OIDC_ENDS,
  OIDC_QUERY,
  PASSWORD_MIN,
  PROVISIONAL_MINUTES,
  WHITELIST_PATHS,
} from './account.ts';
export type { AccountNotice, AccountNotices, NoticeKind } from './account-notices.ts';
export { NOTICE_LABELS } from './account-notices.ts';
export { ACCOUNT_NAME, EMAIL, EMAIL_MAX } from './account-rules.ts';
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
export { AREA_LABELS } from './area-labels.ts';
export type { GsatSubject, PortfolioCode, Standard, Subject } from './base/admission-tests.ts';
export {
  AST_SUBJECTS,
  GSAT_SUBJECTS,
  LEVEL_NAMES,
  PORTFOLIO_NAMES,
  STANDARD_NAMES,
  SUBJECT_NAMES,
} from './base/admission-tests.ts';
export type { Heading } from './base/anchors.ts';
export { listHeadings, parseUrl, readAnchor } from './base/anchors.ts';
export type { Answer, ErrorCode, Page, Refusal, Success } from './base/answer.ts';
export { CODE } from './base/answer.ts';
export type { Area, Priv } from './base/areas.ts';
export { AREAS, allows, findFirstPrivilege, privOf } from './base/areas.ts';
export type { BodyItem, BodyItemOf, BodyItemType, BodyPartType } from './base/body.ts';
export { BODY_ITEM_TYPES, listBodyParts } from './base/body.ts';
export { englishDay, englishMonth, formatMonth, formatWeekday } from './base/calendar-words.ts';
export { CLUSTER_NAMES, type ClusterKey } from './base/cluster-names.ts';
export { COLLEGE_SHORT_NAMES } from './base/college-short-names.ts';
export { COLLEGE_NAMES, COLLEGES, type CollegeKey } from './base/colleges.ts';
export { addDays, readWeekday } from './base/days.ts';
export { EVENT_AUDIENCE_NAMES, EVENT_MODE_NAMES, EVENT_TYPE_NAMES } from './base/event-names.ts';
export type { FieldErrors } from './base/field-errors.ts';
export { FOUND_BY } from './base/found-by.ts';
export type { Locale, Localised } from './base/locale.ts';
export {
  addressIn,
  COLON,
  joinLabel,
  LIST_SEPARATOR,
  LOCALES,
  localeIn,
  PART_SEPARATOR,
  TITLE_SEPARATOR,
} from './base/locale.ts';
export type {
  DateRange,
  FileValue,
  ImageValue,
  LinkValue,
  RelationValue,
  StoredFile,
  StoredImage,
  VideoValue,
} from './base/values.ts';
export { UPLOADED_FILM } from './base/values.ts';
export { CHECKS_MOST, CHECKS_PATH, type ChecksAnswer } from './checks.ts';
export {
  ADMIN_DEVICE_COOKIE,
  ADMIN_HALF_COOKIE,
  ADMIN_LOGIN,
  ADMIN_NOT_FOUND,
  ADMIN_OIDC_COOKIE,
  ADMIN_TOKEN_COOKIE,
  APP_TOKEN_COOKIE,
  BLOCK_LIST_DEFAULTS,
  BLUE_HEADER_ROUTES,
  BODY_CLIPBOARD,
  CHUNK_RELOAD_INTERVAL,
  CONTENT_CHANGED_HEADER,
  COOKIE_MARGIN_SECONDS,
  DRAFT_LASTS,
  DRAFT_PREFIX,
  ERROR_PAGE,
  SCROLL_ANIMATION,
  SLOW_LOAD_DELAY,
} from './constants.ts';
export { coversPath } from './covers-path.ts';
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
export { detectBrowser } from './detect-browser.ts';
export type { EmptySearch } from './empty-searches.ts';
export { EMPTY_SEARCH_MAX, EMPTY_SEARCH_PATHS, isCountableWord } from './empty-searches.ts';
export type {
  ByYear,
  Field,
  Fields,
  FieldType,
  PlainFieldType,
  WriteOf,
} from './fields/index.ts';
export { FIELD_TYPES } from './fields/index.ts';
export type {
  BrowserFault,
  Channel,
  Fault,
  Figures,
  FiguresOfMinute,
  FiguresOfRelease,
  ReleaseName,
  ReleasesAnswer,
  Report,
  ReportBatch,
  ServerFault,
  Vital,
  VitalFigures,
} from './figures.ts';
export {
  FAULTS,
  RELEASES_PATH,
  REPORT_PATH,
  REPORTS_MOST,
  SHELL,
  toReleaseWord,
  VITALS,
} from './figures.ts';
export { foldSigns } from './fold-signs.ts';
export type {
  DayBar,
  EventFacts,
  EventState,
  OptionWords,
  PlacesLeft,
  ProofChallenge,
  SubmissionOf,
  VisitDay,
  VisitDayRules,
  VisitDays,
  VisitorForm,
} from './forms/index.ts';
export {
  audienceOf,
  CHALLENGE_PATH,
  CITIES,
  computeEventState,
  computeProof,
  FORMS,
  findAudience,
  formatVisitDay,
  interview,
  isDayAsked,
  isGuardianAsked,
  listVisitDays,
  NOTICE_VERSION,
  PLACES_PATH,
  question,
  refuseDay,
  refuseEvent,
  refuseWish,
  teaching,
  VISIT_DAYS_PATH,
  visit,
} from './forms/index.ts';
export type {
  AnyKind,
  BodyOperation,
  DerivedFilter,
  EntryOf,
  EntryRule,
  Kind,
  KindCheck,
  PublicFilter,
  StaffEntryOf,
  StaffFields,
  StaffListedOf,
} from './kind/kind.ts';
export { adminPathsOf, ENTRY_STATUSES } from './kind/kind.ts';
export type { Addressed } from './kind/public-page.ts';
export { publicUrlOf } from './kind/public-page.ts';
export type { PagePath } from './kind/public-pages.ts';
export { PUBLIC_PAGES } from './kind/public-pages.ts';
export { buildDraftUrl, buildStaffUrl } from './kind/staff-screen.ts';
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
export {
  MEDIA_KINDS,
  MEDIA_ORDERS,
  MEDIA_PATHS,
  MEDIA_TAGS,
  PHOTO_TAG,
} from './media.ts';
export { ownQuery, type PageQuery } from './page-query.ts';
export { PHONE } from './phone.ts';
export type { Presence } from './presence.ts';
export { PRESENCE_EVERY, PRESENCE_LASTS, PRESENCE_PATH } from './presence.ts';
export type { PreviewLink, PreviewState, PreviewWrite } from './preview.ts';
export {
  buildPreviewUrl,
  FRAMED_PARAM,
  hasPreview,
  PREVIEW_HEADER,
  PREVIEW_PARAM,
  PREVIEW_PATHS,
  UNSAVED_ID,
} from './preview.ts';
export { PRODUCT_VERSION, PRODUCT_VERSION_HEADER } from './product-version.ts';
export type { AnsweredQuestion, QuestionListed, QuestionRead, QuestionState } from './questions.ts';
export { QUESTION_PATHS, QUESTION_STATES } from './questions.ts';
export type {
  AdoptionOutcome,
  ChannelChange,
  ChannelState,
  DeployToken,
  JudgedFigures,
  NewDeployToken,
  Observation,
  OwnerWrite,
  ReleaseAction,
  ReleaseChannel,
  ReleaseLogLine,
  ReleaseRecord,
  RemoteOwner,
  RemoteRecord,
  SentRelease,
} from './releases.ts';
export {
  AUTOMATIC,
  RELEASE_ACTIONS,
  RELEASE_ADMIN_PATHS,
  RELEASE_CHANNELS,
  RELEASE_PATHS,
  RELEASE_SIGNATURE_HEADER,
} from './releases.ts';
export type {
  Adoption,
  Boot,
  Budget,
  Canary,
  Claim,
  Need,
  Owners,
  Ownership,
  Pin,
  Registry,
  RegistryCut,
  RegistryEntry,
  Release,
  RemoteManifest,
  ShellContract,
  Trial,
} from './remote.ts';
export { mayOpen, REMOTE_CONTRACT } from './remote.ts';
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
export type { ReleaseLink, RunningRelease, RunningReleases } from './running-releases.ts';
export { RELEASE_LINK_PATH, RUNNING_RELEASES_PATH } from './running-releases.ts';
export type { Scheduled, ScheduledEvent } from './schedule.ts';
export { ADMIN_SCHEDULE, SCHEDULE_PATH, SCHEDULED_EVENTS } from './schedule.ts';
export { findSharePicture, SHARE_PICTURE, SHARE_STEPS } from './share-picture.ts';
export type { SharedPackage } from './shared-packages.ts';
export { SHARED_PACKAGES } from './shared-packages.ts';
export { RELEASE_PARAM, RELOADED_PARAM, SHELL_PATHS } from './shell-paths.ts';
export type { SiteCheck, SiteFinding, SiteRule } from './site-check.ts';
export { ADMIN_SITE_CHECK, SITE_CHECK_PATHS, SITE_RULES } from './site-check.ts';
export type {
  CalendarEntry,
  FeedEntry,
  SearchData,
  SearchHit,
  SitemapEntry,
  Suggestion,
  SuggestionData,
  TextRange,
} from './site-reads.ts';
export { SEARCH_MAX, SITE_READ_PATHS } from './site-reads.ts';
export type {
  AccessListed,
  Assignee,
  FormExport,
  FormStats,
  MailListed,
  MailRole,
  MailState,
  ReplyWrite,
  ReviewChange,
  ReviewEvent,
  ReviewedOf,
  ReviewListedOf,
  ReviewListQuery,
  ReviewNote,
  ReviewOrder,
  ReviewPageOf,
  ReviewReply,
  ReviewState,
  SubmissionReceipt,
} from './submissions.ts';
export {
  ACCESS_PATH,
  ASSIGNEES_PATH,
  formPathsOf,
  MAIL_PATHS,
  MAIL_STATES,
  REVIEW_ORDERS,
  REVIEW_STATES,
  SUBMISSION_PATHS,
} from './submissions.ts';
export {
  createTaipeiFormat,
  formatDay,
  formatMoment,
  fromTaipeiClock,
  schoolYearOf,
  taipeiDay,
  taipeiDayEnd,
  taipeiDayStart,
  taipeiMoment,
  toTaipeiClock,
} from './time.ts';
export type { TopicData } from './topics.ts';
export { buildTopicPath } from './topics.ts';
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
