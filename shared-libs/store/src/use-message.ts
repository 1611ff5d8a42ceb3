import type { Locale, Localised } from '@admissions/contracts';
import type { MessageKey, MessageParams } from '@admissions/contracts/messages';
import { messageOf } from '@admissions/contracts/messages';
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
  return Object.assign((key: MessageKey, params?: MessageParams) => messageOf(locale, key, params), { locale, of: (pair: Localised) => pair[locale] });
}
