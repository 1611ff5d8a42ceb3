import type { Markup } from './markup.ts';
import { parseMarkup } from './markup.ts';

const BLOCKS = new Set(['p', 'li', 'h3', 'h4', 'blockquote', 'hr', 'br']);
/** Plain text of rich text, a line per paragraph; links retain their addresses. */
export function textOfHtml(html: string): string {
  return parseMarkup(html)
    .map(joinText)
    .join('')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
function joinText(piece: Markup): string {
  if (typeof piece === 'string') return piece;
  const inside = piece.children.map(joinText).join('');
  if (piece.tag === 'a') return `${inside}（${piece.attributes.href ?? ''}）`;
  return BLOCKS.has(piece.tag) ? `${inside}\n` : inside;
}
