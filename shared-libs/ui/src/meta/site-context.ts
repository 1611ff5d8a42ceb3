import { createContext, use } from 'react';

export interface Site {
  /** Scheme and host, without a trailing slash. */
  origin: string;
  /** Path of the current page, with the claimed query keys only. */
  address: string;
  /** Whether the current page has an English text. */
  hasEnglish?: boolean;
}
/** Site and page information, provided by the shell. */
export const SiteContext = createContext<Site>({ origin: '', address: '/' });
export const useSite = () => use(SiteContext);
