import { menu, type SiteMenu } from '@admissions/site-content';
import { createContext, use } from 'react';

/** The header's menu with the entries that remotes claim; the shell provides it. */
export const SiteMenuContext = createContext<SiteMenu>(menu);
export const useSiteMenu = () => use(SiteMenuContext);
