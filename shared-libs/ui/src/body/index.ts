export type { Markup } from '@admissions/model/checks';
export { parseMarkup } from '@admissions/model/checks';
export { RichText } from '../text/rich-text.tsx';
export { BodyView } from './body-view.tsx';
