import { LIST_SEPARATOR, type Locale } from '../base/locale.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

/** Replaces `{name}` by parameters. */
export const fillPlaceholders = (sentence: string, params: MessageParams = {}) =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/** Joins names as the language does. */
export const joinNames = (names: readonly string[], locale: Locale) =>
  names.join(LIST_SEPARATOR[locale]);
