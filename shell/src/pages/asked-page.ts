import { ERROR_PAGE } from '@admissions/protocol';

let asked: string | null = null;

/** Remembers which page somebody is on the way to; the error page they may be sent to instead is none. */
export function rememberAsked({ pathname, search }: { pathname: string; search: string }): void {
  if (pathname !== ERROR_PAGE) asked = pathname + search;
}
/** The page that was asked for last; null in a tab that has asked for none yet. */
export const askedPage = (): string | null => asked;
