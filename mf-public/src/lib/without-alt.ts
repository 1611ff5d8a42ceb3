import type { ImageValue } from '@admissions/model';

/** A picture beside words that say the same, without the text that nobody hears: it would travel twice, in the page and in what it comes alive with. */
export const withoutAlt = (image: ImageValue): ImageValue => ({ ...image, alt: '' });
