import type { Locale, Localised } from '@admissions/contracts';
import type { MessageKey, MessageParams } from '@admissions/contracts/messages';
import { filled } from '@admissions/contracts/messages';
import { catalogueOf } from './catalogues.ts';
import { useAppStore } from './use-app-store.ts';

export interface Translate {
  (key: MessageKey, params?: MessageParams): string;
  locale: Locale;
  /** What an error says: the sentence of a key, any other text as it is. */
  said(text: string): string;
  /** The text of a pair of translations. */
  of(pair: Localised, params?: MessageParams): string;
  /** Spread over an element whose text is Chinese in both languages (what staff wrote): says so where the page around it is English. */
  chinese: { lang?: 'zh-Hant-TW' };
  /** The same for a text that is always English. */
  english: { lang?: 'en' };
}
/** The catalogue in the interface's language. */
export function useMessage(): Translate {
  const locale = useAppStore((state) => state.locale);
  const catalogue = catalogueOf(locale);
  return Object.assign(
    (key: MessageKey, params?: MessageParams) => filled(catalogue[key], params),
    {
      locale,
      said: (text: string) =>
        Object.hasOwn(catalogue, text) ? catalogue[text as MessageKey] : text,
      of: (pair: Localised, params?: MessageParams) => filled(pair[locale], params),
      ...(locale === 'en' ? IN_ENGLISH : IN_CHINESE),
    },
  );
}
// No element repeats the language of the document.
const IN_CHINESE = { chinese: {}, english: { lang: 'en' } } as const;
const IN_ENGLISH = { chinese: { lang: 'zh-Hant-TW' }, english: {} } as const;
