export type { Finding, FindingType } from '../base/finding.ts';
export { checkEntry, collectCheckTargets } from './check-entry.ts';
export type { PartPosition } from './collect-parts.ts';
export { htmlToText } from './html-to-text.ts';
export { type Markup, parseMarkup } from './markup.ts';
