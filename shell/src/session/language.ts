import type { Locale } from '@admissions/model';
import type { AppStore } from '@admissions/store';
import { addCatalogue } from '@admissions/store';

/** Puts the interface into a language, which the address of the page says; the English words are fetched when they are wanted. */
export async function loadLocale(store: AppStore, locale: Locale): Promise<void> {
  if (locale === 'en') addCatalogue('en', (await import('./english.ts')).en);
  if (store.getState().locale !== locale) store.getState().setLocale(locale);
}
