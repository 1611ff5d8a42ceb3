import { ADMIN_LOGIN, ADMIN_NOT_FOUND } from '@admissions/protocol';

/** The name of the query that says where a sign-in leads back to. */
const QUERY = 'to';

/** Where to go after signing in: a page of the back office, or null when the query names anything else. */
export function returnPathIn(search: string): string | null {
  const wanted = new URLSearchParams(search).get(QUERY) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from addresses
  if (!wanted.startsWith('/admin/') || /[\\\u0000-\u001f\u007f]/.test(wanted)) return null;
  const { origin, pathname } = new URL(wanted, 'http://here.invalid');
  const isPlace =
    origin === 'http://here.invalid' &&
    pathname.startsWith('/admin/') &&
    pathname !== ADMIN_LOGIN &&
    pathname !== ADMIN_NOT_FOUND;
  return isPlace ? wanted : null;
}

/** The sign-in page, leading back to this path. */
export const loginAddress = (path: string): string =>
  returnPathIn(`?${new URLSearchParams({ [QUERY]: path })}`)
    ? `${ADMIN_LOGIN}?${new URLSearchParams({ [QUERY]: path })}`
    : ADMIN_LOGIN;
