export type { Markup } from '../text/markup.ts';
export { parseMarkup } from '../text/markup.ts';
export { RichText } from '../text/rich-text.tsx';
export { BodyView } from './body-view.tsx';
