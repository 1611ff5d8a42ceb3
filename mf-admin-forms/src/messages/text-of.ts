import type { Locale } from '@admissions/contracts';
import { en } from './en.ts';
import type { TextKey } from './zh-tw.ts';
import { zhTW } from './zh-tw.ts';

export type TextParams = Readonly<Record<string, string | number>>;
export const texts: Readonly<Record<Locale, Readonly<Record<TextKey, string>>>> = {
  'zh-TW': zhTW,
  en,
};

/** The sentence with this key; `{name}` in it is replaced by the parameter of that name. */
export function textOf(locale: Locale, key: TextKey, params: TextParams = {}): string {
  return texts[locale][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  );
}
