export const SLOW_LOAD_DELAY = 200;
export const SCROLL_ANIMATION = 1300;
export const CHUNK_RELOAD_INTERVAL = 60_000;
/** A token's cookie ends this many seconds before the token. */
export const COOKIE_MARGIN_SECONDS = 10;
export const BLOCK_LIST_DEFAULTS = { title: '', page: 1, perpage: 20, type: 0 } as const;

export const APP_TOKEN_COOKIE = { name: 'app_token', path: '/' } as const;
export const ADMIN_TOKEN_COOKIE = { name: 'admin_token', path: '/admin' } as const;
/** The second half of an admin session: HttpOnly, set and required by the API. */
export const ADMIN_HALF_COOKIE = { name: 'admin_half', path: '/api/admin' } as const;

/** By it a browser is known that an account has signed in with before: HttpOnly, set by the API; it opens nothing. */
export const ADMIN_DEVICE_COOKIE = { name: 'admin_device', path: '/api/admin/auth' } as const;

/** What stands between the steps of a sign-in at a provider: HttpOnly, sealed, for minutes. */
export const ADMIN_OIDC_COOKIE = { name: 'admin_oidc', path: '/api/admin/auth' } as const;

/** What a browser keeps of unsaved texts begins with this, then comes the account's id and a space; the copied parts of bodies are kept beside them. */
export const DRAFT_PREFIX = 'form-draft ';
export const BODY_CLIPBOARD = 'admissions.body-clipboard';
/** Kept for so many milliseconds. */
export const DRAFT_LASTS = 14 * 24 * 3_600_000;

export const ADMIN_LOGIN = '/admin/login';
export const ADMIN_NOT_FOUND = '/admin/error404';
/** On an answer of the API to the shell, which does not pass it on: the write changed what visitors read. */
export const CONTENT_CHANGED_HEADER = 'x-content-changed';
export const ERROR_PAGE = '/error';
/** Routes on which the header is blue over a picture. */
export const BLUE_HEADER_ROUTES: readonly string[] = [
  '/',
  '/specialized',
  '/bachelorCont',
  '/masterCont',
];
