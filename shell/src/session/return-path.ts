import { ADMIN_LOGIN, ADMIN_NOT_FOUND } from '@admissions/protocol';

/** The name of the query that says where a sign-in leads back to. */
const QUERY_KEY = 'to';

/** Where to go after signing in: a page of the back office, or null when the query names anything else. */
export function parseReturnPath(search: string): string | null {
  const target = new URLSearchParams(search).get(QUERY_KEY) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from addresses
  if (!target.startsWith('/admin/') || /[\\\u0000-\u001f\u007f]/.test(target)) return null;
  const { origin, pathname } = new URL(target, 'http://here.invalid');
  const isAllowed =
    origin === 'http://here.invalid' &&
    pathname.startsWith('/admin/') &&
    pathname !== ADMIN_LOGIN &&
    pathname !== ADMIN_NOT_FOUND;
  return isAllowed ? target : null;
}

/** The sign-in page, leading back to this path. */
export const buildLoginUrl = (path: string): string =>
  parseReturnPath(`?${new URLSearchParams({ [QUERY_KEY]: path })}`)
    ? `${ADMIN_LOGIN}?${new URLSearchParams({ [QUERY_KEY]: path })}`
    : ADMIN_LOGIN;
