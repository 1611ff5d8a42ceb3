import type { Locale } from '@admissions/contracts';
import type { Catalogue } from '@admissions/contracts/messages';
import { zhTW } from '@admissions/contracts/messages';

const catalogues: { 'zh-TW': Catalogue } & Partial<Record<Locale, Catalogue>> = { 'zh-TW': zhTW };

/** Adds a language; the visitors' pages speak one, and do without the others' words. */
export function addCatalogue(locale: Locale, catalogue: Catalogue): void {
  catalogues[locale] = catalogue;
}
export const catalogueOf = (locale: Locale): Catalogue => catalogues[locale] ?? catalogues['zh-TW'];
