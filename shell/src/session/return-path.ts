import { ADMIN_LOGIN, ADMIN_NOT_FOUND } from '@admissions/protocol';

/** Query parameter with the path to return to after the sign-in. */
const QUERY_KEY = 'to';

/** A back-office path after the sign-in, or null for anything else. */
export function parseReturnPath(search: string) {
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

/** The sign-in page that returns to this path. */
export const buildLoginUrl = (path: string) =>
  parseReturnPath(`?${new URLSearchParams({ [QUERY_KEY]: path })}`)
    ? `${ADMIN_LOGIN}?${new URLSearchParams({ [QUERY_KEY]: path })}`
    : ADMIN_LOGIN;
