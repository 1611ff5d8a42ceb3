import type { SiteIdentity, SiteWords } from '@admissions/site-content';
import { identity } from '@admissions/site-content';
import { createContext, use } from 'react';

/** What staff changed of the words that every page has; the shell provides it. */
export const SiteWordsContext = createContext<Partial<SiteWords>>({});
export const useSiteWords = () => use(SiteWordsContext);

/** Whose the site is, and how one reaches them: as staff wrote it last. */
export const useIdentity = (): SiteIdentity => useSiteWords().identity ?? identity;
