import { addressIn } from '@admissions/contracts';
import { useAppStore } from '@admissions/store';
import { createContext, useContext } from 'react';

/** Where links lead instead, for a part of the site that repeats pages under addresses of its own. */
export const EditionContext = createContext<(href: string) => string>((href) => href);

/** Makes addresses of this site lead to the page in the language, and in the edition, that is shown. */
export function useAddress(): (href: string) => string {
  const locale = useAppStore((state) => state.locale);
  const edition = useContext(EditionContext);
  return (href) => addressIn(locale, edition(href));
}
