import { addressIn } from '@admissions/contracts';
import { useAppStore } from '@admissions/store';

/** Makes addresses of this site lead to the page in the language that is shown. */
export function useAddress(): (href: string) => string {
  const locale = useAppStore((state) => state.locale);
  return (href) => addressIn(locale, href);
}
