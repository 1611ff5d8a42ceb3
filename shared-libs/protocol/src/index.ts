export type {
  Account,
  AccountWithPassword,
  AccountWrite,
  AdminSession,
  AuditCheck,
  AuditEntry,
  MyIp,
  MyIpCheck,
  OidcResult,
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
  OIDC_QUERY,
  OIDC_RESULTS,
  PASSWORD_MIN,
  PROVISIONAL_MINUTES,
  WHITELIST_PATHS,
} from './account.ts';
export { ACCOUNT_NAME, EMAIL, EMAIL_MAX } from './account-rules.ts';
export {
  type Answer,
  type ErrorAnswer,
  type ErrorCode,
  type Page,
  RESULT_CODES,
  type Success,
} from './answer.ts';
export { AREA_LABELS } from './area-labels.ts';
export {
  ADMIN_DEVICE_COOKIE,
  ADMIN_LOGIN,
  ADMIN_NOT_FOUND,
  ADMIN_OIDC_COOKIE,
  ADMIN_PROOF_COOKIE,
  ADMIN_TOKEN_COOKIE,
  APP_TOKEN_COOKIE,
  BLOCKS_QUERY_DEFAULTS,
  BLUE_HEADER_ROUTES,
  BODY_CLIPBOARD,
  CHUNK_RELOAD_INTERVAL_MS,
  CONTENT_CHANGED_HEADER,
  COOKIE_MARGIN_SECONDS,
  ERROR_PAGE,
  SCROLL_ANIMATION_MS,
  SLOW_LOAD_DELAY_MS,
  UNSAVED_PREFIX,
  UNSAVED_TTL_MS,
} from './constants.ts';
export { detectBrowser } from './detect-browser.ts';
export {
  EMPTY_SEARCH_MAX,
  EMPTY_SEARCH_PATHS,
  type EmptySearch,
  isCountableTerm,
} from './empty-searches.ts';
export { type PageQuery, selectPageQuery } from './page-query.ts';
export {
  buildPreviewUrl,
  FRAMED_PARAM,
  hasPreview,
  PREVIEW_HEADER,
  PREVIEW_PARAM,
  PREVIEW_PATHS,
  type PreviewLink,
  type PreviewState,
  type PreviewWrite,
  UNSAVED_ID,
} from './preview.ts';
export { PRODUCT_VERSION, PRODUCT_VERSION_HEADER } from './product-version.ts';
export { findSharePicture, SHARE_PICTURE, SHARE_STEPS } from './share-picture.ts';
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
export { buildTopicPath, type TopicData } from './topics.ts';
