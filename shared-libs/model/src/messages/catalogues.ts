import type { Locale } from '../base/locale.ts';
import { en } from './en.ts';
import { fillPlaceholders, type MessageParams } from './fill-placeholders.ts';
import type { Catalogue } from './index.ts';
import { type MessageKey, zhTW } from './zh-tw.ts';

export { en } from './en.ts';
export { zhTW } from './zh-tw.ts';

const catalogues: Readonly<Record<Locale, Catalogue>> = { 'zh-TW': zhTW, en };

/** Message of a key. */
export const formatMessage = (locale: Locale, key: MessageKey, params?: MessageParams) =>
  fillPlaceholders(catalogues[locale][key], params);
