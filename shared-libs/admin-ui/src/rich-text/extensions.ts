import { isSafeHref } from '@admissions/model/schema';
import { Mark } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';

// No button, but preserved in existing text.
const createPlainMark = (name: string) =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });

/** Everything that rich text may contain; other pasted formats are reduced to plain text. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isSafeHref(url),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    gapcursor: false,
    dropcursor: false,
    trailingNode: false,
  }),
  createPlainMark('code'),
  createPlainMark('sub'),
  createPlainMark('sup'),
];
