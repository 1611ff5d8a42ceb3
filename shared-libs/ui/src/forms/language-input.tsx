import { useAppStore } from '@admissions/store';

/** What a form that leads to a page (method GET) needs to keep the language: its address is made of its fields alone. */
export function LanguageInput() {
  const locale = useAppStore((state) => state.locale);
  return locale === 'en' ? <input type="hidden" name="lang" value="en" /> : null;
}
