import type { MessageKey } from './zh-tw.ts';

export { errorPagesInEnglish } from './error-pages-in-english.ts';
export { fillPlaceholders, joinNames, type MessageParams } from './fill-placeholders.ts';
export { visitorsZhTW } from './visitors-zh-tw.ts';
export type { MessageKey } from './zh-tw.ts';
export type Catalogue = Readonly<Record<MessageKey, string>>;
