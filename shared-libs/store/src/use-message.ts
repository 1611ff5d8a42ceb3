import type { Locale, Localised } from '@admissions/model';
import type { Catalogue, MessageKey, MessageParams } from '@admissions/model/messages';
import { filled, joinNames } from '@admissions/model/messages';
import { readCatalogue } from './catalogues.ts';
import { useAppStore } from './use-app-store.ts';

export interface Translate {
  /** The text of a key of the shared catalogue, or of a pair of translations; `{name}` in it is replaced by the parameter of that name. */
  (text: MessageKey | Localised, params?: MessageParams): string;
  locale: Locale;
  /** Names in a sentence, separated as the language does it. */
  join(names: readonly string[]): string;
  /** What the message of an error says: the sentence of a key, any other text as it is. */
  error(message: string): string;
  /** Spread over an element whose text is Chinese in both languages (what staff wrote): says so where the page around it is English. */
  chinese: { lang?: 'zh-Hant-TW' };
  /** The same for a text that is always English. */
  english: { lang?: 'en' };
}
/** The texts of the interface in its language; the same function while its words are the same. */
export function useMessage(): Translate {
  const locale = useAppStore((state) => state.locale);
  const catalogue = readCatalogue(locale);
  const known = made.get(catalogue);
  if (known?.locale === locale) return known;
  const translate = createTranslate(locale, catalogue);
  made.set(catalogue, translate);
  return translate;
}
// Every component that says a word asks for it, each time it is drawn.
const made = new WeakMap<Catalogue, Translate>();

const createTranslate = (locale: Locale, catalogue: Catalogue): Translate =>
  Object.assign(
    (text: MessageKey | Localised, params?: MessageParams) =>
      filled(typeof text === 'string' ? catalogue[text] : text[locale], params),
    {
      locale,
      join: (names: readonly string[]) => joinNames(names, locale),
      error: (message: string) =>
        Object.hasOwn(catalogue, message) ? catalogue[message as MessageKey] : message,
      ...(locale === 'en' ? IN_ENGLISH : IN_CHINESE),
    },
  );
// No element repeats the language of the document.
const IN_CHINESE = { chinese: {}, english: { lang: 'en' } } as const;
const IN_ENGLISH = { chinese: { lang: 'zh-Hant-TW' }, english: {} } as const;
