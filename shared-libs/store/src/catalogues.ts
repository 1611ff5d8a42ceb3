import type { Locale } from '@admissions/model';
import type { Catalogue } from '@admissions/model/messages';
import { visitorsZhTW } from '@admissions/model/messages';

// Public pages say nothing else; whoever says more adds the whole.
const catalogues: { 'zh-TW': Catalogue } & Partial<Record<Locale, Catalogue>> = {
  'zh-TW': visitorsZhTW as Catalogue,
};

/** Adds the messages of a language; the visitors' pages speak one, and do without the others' words and without the staff's. */
export function addCatalogue(locale: Locale, catalogue: Catalogue): void {
  catalogues[locale] = catalogue;
}
export const readCatalogue = (locale: Locale): Catalogue =>
  catalogues[locale] ?? catalogues['zh-TW'];
