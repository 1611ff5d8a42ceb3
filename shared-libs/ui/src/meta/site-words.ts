import type { SiteIdentity, SiteWords } from '@admissions/site-content';
import { identity } from '@admissions/site-content';
import { createContext, use } from 'react';

/** Edited site texts, provided by the shell. */
export const SiteWordsContext = createContext<Partial<SiteWords>>({});
export const useSiteWords = () => use(SiteWordsContext);

/** The site's current identity and contacts. */
export const useIdentity = (): SiteIdentity => useSiteWords().identity ?? identity;
