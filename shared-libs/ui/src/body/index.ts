export type { Markup } from '@admissions/contracts/entry-checks';
export { parseMarkup } from '@admissions/contracts/entry-checks';
export { RichText } from '../text/rich-text.tsx';
export { BodyView } from './body-view.tsx';
