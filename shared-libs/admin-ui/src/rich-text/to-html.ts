import type { Editor } from '@tiptap/react';

// A list item with a single paragraph is stored without it, like other texts of the site.
const LONE_PARAGRAPH = /<li><p>((?:(?!<\/p>).)*)<\/p>(?=<\/li>|<[uo]l)/gs;
export const shortenItems = (html: string): string => html.replace(LONE_PARAGRAPH, '<li>$1');

/** Stored HTML of the editor's document; '' for blank text. */
export const toHtml = (editor: Editor): string =>
  editor.isEmpty ? '' : shortenItems(editor.getHTML());
