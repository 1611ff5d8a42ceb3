import type { Locale, Localised } from '@admissions/model';
import {
  type Catalogue,
  fillPlaceholders,
  joinNames,
  type MessageKey,
  type MessageParams,
} from '@admissions/model/messages';
import { readCatalogue } from './catalogues.ts';
import { useAppStore } from './use-app-store.ts';

export interface Translate {
  /** The text of a catalogue key or a pair of translations, with `{name}` replaced. */
  (text: MessageKey | Localised, params?: MessageParams): string;
  locale: Locale;
  /** In place of a text that may be translated already. */
  text(text: string | Localised): string;
  /** Joins names as the language does. */
  join(names: readonly string[]): string;
  /** Translates an error message that is a catalogue key; returns any other text unchanged. */
  error(message: string): string;
  /** Props for an element with text that stays Chinese in the English interface. */
  chinese: { lang?: 'zh-Hant-TW' };
  /** Props for an element with text that stays English in the Chinese interface. */
  english: { lang?: 'en' };
}
/** Translation in the current language; a stable function per catalogue. */
export function useMessage(): Translate {
  const locale = useAppStore((state) => state.locale);
  const catalogue = readCatalogue(locale);
  const cached = translateCache.get(catalogue);
  if (cached?.locale === locale) return cached;
  const translate = createTranslate(locale, catalogue);
  translateCache.set(catalogue, translate);
  return translate;
}
// `useMessage` runs at each render: one function per catalogue keeps effects stable.
const translateCache = new WeakMap<Catalogue, Translate>();

const createTranslate = (locale: Locale, catalogue: Catalogue): Translate =>
  Object.assign(
    (text: MessageKey | Localised, params?: MessageParams) =>
      fillPlaceholders(typeof text === 'string' ? catalogue[text] : text[locale], params),
    {
      locale,
      text: (text: string | Localised) => (typeof text === 'string' ? text : text[locale]),
      join: (names: readonly string[]) => joinNames(names, locale),
      error: (message: string) =>
        Object.hasOwn(catalogue, message) ? catalogue[message as MessageKey] : message,
      ...(locale === 'en' ? IN_ENGLISH : IN_CHINESE),
    },
  );
// The document's own language needs no attribute.
const IN_CHINESE = { chinese: {}, english: { lang: 'en' } } as const;
const IN_ENGLISH = { chinese: { lang: 'zh-Hant-TW' }, english: {} } as const;
