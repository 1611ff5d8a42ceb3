import type { Locale } from '../locale.ts';
import { en } from './en.ts';
import type { MessageParams } from './filled.ts';
import { filled } from './filled.ts';
import type { MessageKey } from './zh-tw.ts';
import { zhTW } from './zh-tw.ts';

export { en } from './en.ts';
export { errorPagesInEnglish } from './error-pages-in-english.ts';
export type { MessageParams } from './filled.ts';
export { filled } from './filled.ts';
export type { MessageKey } from './zh-tw.ts';
export { zhTW } from './zh-tw.ts';
export type Catalogue = Readonly<Record<MessageKey, string>>;

const catalogues: Readonly<Record<Locale, Catalogue>> = { 'zh-TW': zhTW, en };

/** The sentence with this key. It brings every language along: what a visitor loads first uses `filled` with the one it needs. */
export const messageOf = (locale: Locale, key: MessageKey, params?: MessageParams): string => filled(catalogues[locale][key], params);
/** Whether this text is a key of the catalogue. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(zhTW, key);
