import { createContext, use } from 'react';

export interface Site {
  /** Scheme and host, without a trailing slash. */
  origin: string;
  /** Path and query of the page that is shown: of the query what the page reads, and nothing that others added. */
  address: string;
  /** Whether the page that is shown has an English text. */
  hasEnglish?: boolean;
}
/** What pages know of the site they stand in; the shell provides it. */
export const SiteContext = createContext<Site>({ origin: '', address: '/' });
export const useSite = () => use(SiteContext);
