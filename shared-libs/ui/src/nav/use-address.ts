import { localizeAddress } from '@admissions/model';
import { useAppStore } from '@admissions/store';
import { createContext, useContext } from 'react';

/** Maps an address to the classic edition (`/original`); identity elsewhere. */
export const EditionContext = createContext<(href: string) => string>((href) => href);
/** Whether a path has an English text, provided by the shell. */
export const EnglishPagesContext = createContext<(path: string) => boolean>(() => true);

/** Whether the target has the current language; external sites count as yes. */
export function useHasTranslation(): (href: string) => boolean {
  const locale = useAppStore((state) => state.locale);
  const hasEnglish = useContext(EnglishPagesContext);
  return (href) => locale !== 'en' || !/^\/(?!\/)/.test(href) || hasEnglish(toPath(href));
}
/** Builds addresses in the current language and edition, Chinese where English is missing. */
export function useAddress(): (href: string) => string {
  const locale = useAppStore((state) => state.locale);
  const edition = useContext(EditionContext);
  const hasTranslation = useHasTranslation();
  return (href) => {
    const address = edition(href);
    return localizeAddress(hasTranslation(address) ? locale : 'zh-TW', address);
  };
}

const toPath = (href: string) => href.replace(/[?#].*$/s, '');
