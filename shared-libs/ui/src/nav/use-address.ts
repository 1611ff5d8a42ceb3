import { addressIn } from '@admissions/model';
import { useAppStore } from '@admissions/store';
import { createContext, useContext } from 'react';

/** Where links lead instead, for a part of the site that repeats pages under addresses of its own. */
export const EditionContext = createContext<(href: string) => string>((href) => href);
/** Whether the page at this path has an English text; the shell, which knows all pages, provides it. */
export const EnglishPagesContext = createContext<(path: string) => boolean>(() => true);

/** Whether a link leads to what can be read in the language that is shown; every other site can. */
export function useIsRead(): (href: string) => boolean {
  const locale = useAppStore((state) => state.locale);
  const hasEnglish = useContext(EnglishPagesContext);
  return (href) => locale !== 'en' || !/^\/(?!\/)/.test(href) || hasEnglish(toPath(href));
}
/** Makes addresses of this site lead to the page in the language, and in the edition, that is shown: to the Chinese page where there is no English one. */
export function useAddress(): (href: string) => string {
  const locale = useAppStore((state) => state.locale);
  const edition = useContext(EditionContext);
  const isRead = useIsRead();
  return (href) => {
    const address = edition(href);
    return addressIn(isRead(address) ? locale : 'zh-TW', address);
  };
}

const toPath = (href: string) => href.replace(/[?#].*$/s, '');
