import type { Locale } from '../base/locale.ts';
import { en } from './en.ts';
import type { MessageParams } from './filled.ts';
import { filled } from './filled.ts';
import type { Catalogue } from './index.ts';
import type { MessageKey } from './zh-tw.ts';
import { zhTW } from './zh-tw.ts';

export { en } from './en.ts';
export { zhTW } from './zh-tw.ts';

const catalogues: Readonly<Record<Locale, Catalogue>> = { 'zh-TW': zhTW, en };

/** Message of a key. */
export const messageOf = (locale: Locale, key: MessageKey, params?: MessageParams): string =>
  filled(catalogues[locale][key], params);
