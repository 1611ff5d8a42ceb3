import type { Locale } from '@admissions/model';
import { type AppStore, addCatalogue } from '@admissions/store';
import { loadOrReload } from '../remotes/chunk-reload.ts';

/** Sets the interface language from the address; loads the English messages on demand. */
export async function loadLocale(store: AppStore, locale: Locale) {
  if (locale === 'en') addCatalogue('en', (await loadOrReload(import('./english.ts'))).en);
  if (store.getState().locale !== locale) store.getState().setLocale(locale);
}
