import type { SiteIdentity, SiteTexts } from '@admissions/site-content';
import { identity } from '@admissions/site-content';
import { createContext, use } from 'react';

/** Edited site texts, provided by the shell. */
export const SiteTextsContext = createContext<Partial<SiteTexts>>({});
export const useSiteTexts = () => use(SiteTextsContext);

/** The site's current identity and contacts. */
export const useIdentity = (): SiteIdentity => useSiteTexts().identity ?? identity;
