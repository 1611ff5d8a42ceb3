import { type Markup, parseMarkup } from './markup.ts';

const BLOCK_TAGS = new Set(['p', 'li', 'h3', 'h4', 'blockquote', 'hr', 'br']);
/** Plain text of rich text, a line per paragraph; links retain their addresses. */
export function htmlToText(html: string): string {
  return parseMarkup(html)
    .map(renderText)
    .join('')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
function renderText(piece: Markup): string {
  if (typeof piece === 'string') return piece;
  const inside = piece.children.map(renderText).join('');
  if (piece.tag === 'a') return `${inside}（${piece.attributes.href ?? ''}）`;
  return BLOCK_TAGS.has(piece.tag) ? `${inside}\n` : inside;
}
