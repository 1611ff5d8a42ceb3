import type { Locale } from '../locale.ts';
import { en } from './en.ts';
import type { MessageKey } from './zh-tw.ts';
import { zhTW } from './zh-tw.ts';

export type { MessageKey } from './zh-tw.ts';
export type MessageParams = Readonly<Record<string, string | number>>;

const catalogues: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = { 'zh-TW': zhTW, en };

/** The sentence with this key; `{name}` in it is replaced by the parameter of that name. */
export function messageOf(locale: Locale, key: MessageKey, params: MessageParams = {}): string {
  return catalogues[locale][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
/** Whether this text is a key of the catalogue. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(zhTW, key);
