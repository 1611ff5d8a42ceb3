import { useAppStore } from '@admissions/store';

/** Preserves the language in a GET form, which drops the query of its action. */
export function LanguageInput() {
  const locale = useAppStore((state) => state.locale);
  return locale === 'en' ? <input type="hidden" name="lang" value="en" /> : null;
}
