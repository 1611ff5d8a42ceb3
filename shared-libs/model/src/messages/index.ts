import type { MessageKey } from './zh-tw.ts';

export { errorPagesInEnglish } from './error-pages-in-english.ts';
export type { MessageParams } from './fill-placeholders.ts';
export { fillPlaceholders, joinNames } from './fill-placeholders.ts';
export { visitorsZhTW } from './visitors-zh-tw.ts';
export type { MessageKey } from './zh-tw.ts';
export type Catalogue = Readonly<Record<MessageKey, string>>;
