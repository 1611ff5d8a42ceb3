export const LOCALES = ['zh-TW', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
/** A text in both languages. */
export type Localised = Readonly<Record<Locale, string>>;
export const pair = (zh: string, en: string): Localised => ({ 'zh-TW': zh, en });

/** Separator of list items. */
export const LIST_SEPARATOR: Localised = pair('、', ', ');
/** Separator of attributes side by side. */
export const PART_SEPARATOR: Localised = pair('　', ' · ');
/** Separator of document title and site name. */
export const TITLE_SEPARATOR: Localised = pair('｜', ' | ');
/** Separator of a label and its value. */
export const COLON: Localised = pair('：', ': ');

/** Joins a label and its value by the colon of the language. */
export const joinLabel = (label: string, value: string, locale: Locale) =>
  `${label}${COLON[locale]}${value}`;

/** Language of a query: English with `lang=en`, else Chinese. */
export const parseLocale = (search: string): Locale =>
  new URLSearchParams(search).get('lang') === 'en' ? 'en' : 'zh-TW';

/** An internal address in a language; other addresses unchanged. */
export function localizeAddress(locale: Locale, href: string): string {
  if (!/^(\/(?![/\\])|\?)/.test(href)) return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? [];
  const pairs = query.split('&').filter((pair) => pair !== '' && !/^lang(=|$)/.test(pair));
  if (locale === 'en') pairs.push('lang=en');
  return path + (pairs.length > 0 || path === '' ? `?${pairs.join('&')}` : '') + hash;
}
