import { LOCALES, type Locale } from '@admissions/model';
import { type AppStore, deviceStorage } from '@admissions/store';

const KEY = 'admin.locale';

/** The language last used on this device. */
export function readSavedLocale(): Locale {
  const stored = deviceStorage.read(KEY);
  return LOCALES.find((locale) => locale === stored) ?? 'zh-TW';
}

/** Saves the language on change and sets it on the document for screen readers. */
export function persistLocale(store: AppStore) {
  const applyLanguage = (locale: Locale) => {
    document.documentElement.lang = locale === 'en' ? 'en' : 'zh-Hant-TW';
  };
  applyLanguage(store.getState().locale);
  store.subscribe(({ locale }, before) => {
    if (locale === before.locale) return;
    applyLanguage(locale);
    // Without storage the next visit starts in Chinese.
    deviceStorage.write(KEY, locale);
  });
}
