import type { Locale } from '@admissions/model';
import { type Catalogue, visitorsZhTW } from '@admissions/model/messages';

// Enough for public pages; the back office adds the whole catalogue.
const catalogues: { 'zh-TW': Catalogue } & Partial<Record<Locale, Catalogue>> = {
  'zh-TW': visitorsZhTW as Catalogue,
};

/** Adds messages of a language; visitors load only those of their pages. */
export function addCatalogue(locale: Locale, catalogue: Catalogue) {
  catalogues[locale] = catalogue;
}
export const readCatalogue = (locale: Locale): Catalogue =>
  catalogues[locale] ?? catalogues['zh-TW'];
