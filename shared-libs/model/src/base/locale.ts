export const LOCALES = ['zh-TW', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
/** A text in both languages of the interface. */
export type Localised = Readonly<Record<Locale, string>>;
/** Between the items of a list. */
export const LIST_SEPARATOR: Localised = { 'zh-TW': '、', en: ', ' };
/** Between things that are told of one, side by side. */
export const PART_SEPARATOR: Localised = { 'zh-TW': '　', en: ' · ' };
/** Between the title of a document and the name of the site. */
export const TITLE_SEPARATOR: Localised = { 'zh-TW': '｜', en: ' | ' };
/** Between what something is and what belongs to it. */
export const COLON: Localised = { 'zh-TW': '：', en: ': ' };

/** What something is and what belongs to it (“Delete: open day”), with the colon of the language between them. */
export const joinLabel = (label: string, what: string, locale: Locale): string =>
  `${label}${COLON[locale]}${what}`;

/** The language that the query of a visitor's page asks for: English with `lang=en`, Chinese with anything else. */
export const localeIn = (search: string): Locale =>
  new URLSearchParams(search).get('lang') === 'en' ? 'en' : 'zh-TW';

/** An address of this site (a path or only a query), in a language of the interface; every other address as it is. */
export function addressIn(locale: Locale, href: string): string {
  if (!/^(\/(?![/\\])|\?)/.test(href)) return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? [];
  const pairs = query.split('&').filter((pair) => pair !== '' && !/^lang(=|$)/.test(pair));
  if (locale === 'en') pairs.push('lang=en');
  return path + (pairs.length > 0 || path === '' ? `?${pairs.join('&')}` : '') + hash;
}

/** A text in both languages. */
export const pair = (zh: string, en: string): Localised => ({ 'zh-TW': zh, en });
