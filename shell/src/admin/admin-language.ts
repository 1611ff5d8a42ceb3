import type { Locale } from '@admissions/model';
import { LOCALES } from '@admissions/model';
import type { AppStore } from '@admissions/store';
import { deviceStorage } from '@admissions/store';

const KEY = 'admin.locale';

/** The language that the back office was last used in on this device. */
export function readSavedLocale(): Locale {
  const stored = deviceStorage.read(KEY);
  return LOCALES.find((locale) => locale === stored) ?? 'zh-TW';
}

/** Remembers the language whenever it changes, and says it to whoever reads the document aloud. */
export function persistLocale(store: AppStore): void {
  const applyLanguage = (locale: Locale) => {
    document.documentElement.lang = locale === 'en' ? 'en' : 'zh-Hant-TW';
  };
  applyLanguage(store.getState().locale);
  store.subscribe(({ locale }, before) => {
    if (locale === before.locale) return;
    applyLanguage(locale);
    // A device that keeps nothing starts in Chinese the next time.
    deviceStorage.write(KEY, locale);
  });
}
