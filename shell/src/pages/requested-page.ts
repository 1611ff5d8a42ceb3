import { ERROR_PAGE } from '@admissions/protocol';

let requestedPath: string | null = null;

/** Remembers which page somebody is on the way to; the error page they may be sent to instead is none. */
export function rememberRequestedPage({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): void {
  if (pathname !== ERROR_PAGE) requestedPath = pathname + search;
}
/** The page that was asked for last; null in a tab that has asked for none yet. */
export const getRequestedPage = (): string | null => requestedPath;
