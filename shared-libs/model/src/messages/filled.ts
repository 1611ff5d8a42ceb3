import type { Locale } from '../base/locale.ts';
import { LIST_SEPARATOR } from '../base/locale.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

/** The sentence with `{name}` in it replaced by the parameter of that name. */
export const filled = (sentence: string, params: MessageParams = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/** Names in a sentence, one after the other, as the language separates them. */
export const joinNames = (names: readonly string[], locale: Locale): string =>
  names.join(LIST_SEPARATOR[locale]);
