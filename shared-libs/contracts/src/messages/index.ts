import type { MessageKey } from './zh-tw.ts';
import { zhTW } from './zh-tw.ts';

export { errorPagesInEnglish } from './error-pages-in-english.ts';
export type { MessageParams } from './filled.ts';
export { filled } from './filled.ts';
export type { MessageKey } from './zh-tw.ts';
export { zhTW } from './zh-tw.ts';
export type Catalogue = Readonly<Record<MessageKey, string>>;

/** Whether this text is a key of the catalogue. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(zhTW, key);
