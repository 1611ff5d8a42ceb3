import { menu, type SiteMenu } from '@admissions/site-content';
import { createContext, use } from 'react';

/** The menu with claimed entries, provided by the shell. */
export const SiteMenuContext = createContext<SiteMenu>(menu);
export const useSiteMenu = () => use(SiteMenuContext);
