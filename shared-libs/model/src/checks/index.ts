export type { Finding, Rule } from '../base/finding.ts';
export { checkEntry, collectQuestion } from './check-entry.ts';
export type { Place } from './collect-parts.ts';
export type { Markup } from './markup.ts';
export { parseMarkup } from './markup.ts';
export { textOfHtml } from './text-of-html.ts';
