import { LIST_SEPARATOR, type Locale } from '../base/locale.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

/** Replaces `{name}` by parameters. */
export const fillPlaceholders = (sentence: string, params: MessageParams = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/** Joins names as the language does. */
export const joinNames = (names: readonly string[], locale: Locale): string =>
  names.join(LIST_SEPARATOR[locale]);
