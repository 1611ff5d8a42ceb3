export const SLOW_LOAD_DELAY_MS = 200;
export const SCROLL_ANIMATION_MS = 1300;
export const CHUNK_RELOAD_INTERVAL_MS = 60_000;
/** Seconds by which a token's cookie expires before the token. */
export const COOKIE_MARGIN_SECONDS = 10;
/** Default query of the block list; `type` 0 lists every position. */
export const BLOCKS_QUERY_DEFAULTS = { title: '', page: 1, perpage: 20, type: 0 } as const;

export const APP_TOKEN_COOKIE = { name: 'app_token', path: '/' } as const;
export const ADMIN_TOKEN_COOKIE = { name: 'admin_token', path: '/admin' } as const;
/** Second secret of an admin session, beside its token: HttpOnly, set and required by the API. */
export const ADMIN_PROOF_COOKIE = { name: 'admin_half', path: '/api/admin' } as const;

/** Identifies a known device at sign-in: HttpOnly, set by the API; grants nothing. */
export const ADMIN_DEVICE_COOKIE = { name: 'admin_device', path: '/api/admin/auth' } as const;

/** State of a provider sign-in: HttpOnly, sealed, for minutes. */
export const ADMIN_OIDC_COOKIE = { name: 'admin_oidc', path: '/api/admin/auth' } as const;

/** Key prefix of unsaved text in the browser, followed by the account's id and a space. */
export const UNSAVED_PREFIX = 'form-draft ';
export const BODY_CLIPBOARD = 'admissions.body-clipboard';
/** Lifetime of unsaved text in the browser. */
export const UNSAVED_TTL_MS = 14 * 24 * 3_600_000;

export const ADMIN_LOGIN = '/admin/login';
export const ADMIN_NOT_FOUND = '/admin/error404';
/** On answers to the shell only: the write changed public content. */
export const CONTENT_CHANGED_HEADER = 'x-content-changed';
export const ERROR_PAGE = '/error';
/** Routes with a blue header over a picture. */
export const BLUE_HEADER_ROUTES: readonly string[] = [
  '/',
  '/specialized',
  '/bachelorCont',
  '/masterCont',
];
