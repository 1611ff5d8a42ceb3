import { COLON, type ImageValue } from '@admissions/model';
import type { EditedItem } from '@admissions/model/merge';
import type { Translate } from '@admissions/store';
import { type Markup, parseMarkup } from '@admissions/ui/body';
import { readPageName } from '../field-types/cells.tsx';
import { BODY_TEXTS } from './item-forms/texts.ts';

const MAX_SUMMARY_LENGTH = 180;

/** Summary of an item in one line, of a text in three; '' when it is empty. */
export function summarizeItem(item: EditedItem, t: Translate): string {
  return [...describeItem(item, t).replace(/\s+/g, ' ').trim()]
    .slice(0, MAX_SUMMARY_LENGTH)
    .join('');
}
function describeItem(item: EditedItem, t: Translate): string {
  switch (item.type) {
    case 'heading':
    case 'quote':
      return item.text;
    case 'text':
    case 'columns':
      return toPlainText(item.html);
    case 'image':
      return item.caption || item.image?.alt || '';
    case 'gallery':
      return t(BODY_TEXTS.pictures, { count: item.images.filter(({ image }) => image).length });
    case 'video':
      if (item.caption || !item.video.id) return item.caption || item.video.url || '';
      return t(BODY_TEXTS.youtube, { id: item.video.id });
    case 'button':
      return [item.label, readPageName(item.link.href, t) ?? item.link.href]
        .filter(Boolean)
        .join(' → ');
    case 'file':
      return item.label;
    case 'table':
      return [
        item.caption,
        t.join(item.head.filter(Boolean)),
        t(BODY_TEXTS.size, { rows: item.rows.length, columns: item.head.length }),
      ]
        .filter(Boolean)
        .join(t(COLON));
    case 'faq':
      // Each ends with its own punctuation.
      return item.items
        .map(({ question }) => question)
        .filter(Boolean)
        .join(' ');
    default:
      return '';
  }
}
const toPlainText = (html: string): string => parseMarkup(html).map(joinText).join(' ');
const joinText = (piece: Markup): string =>
  typeof piece === 'string'
    ? piece
    : piece.children.map(joinText).join(piece.tag === 'ul' || piece.tag === 'ol' ? ' ' : '');

export function findPicture(item: EditedItem): ImageValue | null {
  if (item.type === 'image' || item.type === 'columns') return item.image;
  if (item.type === 'gallery') return item.images.find(({ image }) => image)?.image ?? null;
  return null;
}
