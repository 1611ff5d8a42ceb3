import type { Locale } from '@admissions/model';
import type { AppStore } from '@admissions/store';
import { addCatalogue } from '@admissions/store';

/** Sets the interface language from the address; loads the English messages on demand. */
export async function loadLocale(store: AppStore, locale: Locale): Promise<void> {
  if (locale === 'en') addCatalogue('en', (await import('./english.ts')).en);
  if (store.getState().locale !== locale) store.getState().setLocale(locale);
}
