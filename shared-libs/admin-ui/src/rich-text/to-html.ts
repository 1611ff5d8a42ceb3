import type { Editor } from '@tiptap/react';

// A list item with one paragraph is written without it, as the site's other texts are.
const LONE_PARAGRAPH = /<li><p>((?:(?!<\/p>).)*)<\/p>(?=<\/li>|<[uo]l)/gs;

/** The HTML of the editor's document as the API stores it; a document without words is ''. */
export const toHtml = (editor: Editor): string =>
  editor.isEmpty ? '' : editor.getHTML().replace(LONE_PARAGRAPH, '<li>$1');
