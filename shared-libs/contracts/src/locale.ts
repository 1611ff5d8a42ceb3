export const LOCALES = ['zh-TW', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
/** A text in both languages of the interface. */
export type Localised = Readonly<Record<Locale, string>>;
