import {
  identity,
  menu,
  type SiteIdentity,
  type SiteMenu,
  type SiteTexts,
} from '@admissions/site-content';
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

/** The menu with claimed entries, provided by the shell. */
export const SiteMenuContext = createContext<SiteMenu>(menu);
export const useSiteMenu = () => use(SiteMenuContext);

/** Edited site texts, provided by the shell. */
export const SiteTextsContext = createContext<Partial<SiteTexts>>({});
export const useSiteTexts = () => use(SiteTextsContext);

/** The site's current identity and contacts. */
export const useIdentity = (): SiteIdentity => useSiteTexts().identity ?? identity;
