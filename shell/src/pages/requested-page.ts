import { ERROR_PAGE } from '@admissions/protocol';

let requestedPath: string | null = null;

/** Remembers the target of a navigation, before a redirect to the error page. */
export function rememberRequestedPage({ pathname, search }: { pathname: string; search: string }) {
  if (pathname !== ERROR_PAGE) requestedPath = pathname + search;
}
/** The page requested last; null in a new tab. */
export const getRequestedPage = () => requestedPath;
