import { createContext, use } from 'react';

export interface Site {
  /** Scheme and host, without a trailing slash. */
  origin: string;
}
/** What pages know of the site they stand in; the shell provides it. */
export const SiteContext = createContext<Site>({ origin: '' });
export const useSite = () => use(SiteContext);
