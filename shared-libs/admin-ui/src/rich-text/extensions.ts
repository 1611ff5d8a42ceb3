import { isSafeHref } from '@admissions/model/schema';
import { Mark } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';

// Without a button, but kept when a text that has them is edited.
const createPlainMark = (name: string) =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });

/** What a rich text may consist of; everything else loses its form when it is pasted and keeps its words. */
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
