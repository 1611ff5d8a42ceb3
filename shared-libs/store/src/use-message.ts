import type { Locale, Localised } from '@admissions/contracts';
import type { MessageKey, MessageParams } from '@admissions/contracts/messages';
import { filled } from '@admissions/contracts/messages';
import { catalogueOf } from './catalogues.ts';
import { useAppStore } from './use-app-store.ts';

export interface Translate {
  (key: MessageKey, params?: MessageParams): string;
  locale: Locale;
  /** The text of a pair of translations. */
  of(pair: Localised): string;
}
/** The catalogue in the interface's language. */
export function useMessage(): Translate {
  const locale = useAppStore((state) => state.locale);
  const catalogue = catalogueOf(locale);
  return Object.assign((key: MessageKey, params?: MessageParams) => filled(catalogue[key], params), { locale, of: (pair: Localised) => pair[locale] });
}
