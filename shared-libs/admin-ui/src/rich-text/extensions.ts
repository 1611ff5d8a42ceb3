import { cleanHref, isSafeHref } from '@admissions/model/schema';
import { Mark, Node, type PasteRuleMatch } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { readTable } from './parse-paste.ts';

// No button, but preserved in existing text.
const createPlainMark = (name: string) =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });

/** A pasted table, until it moves to an item of its own; only at the top level. */
const PastedTable = Node.create({
  name: 'table',
  atom: true,
  addAttributes: () => ({ rows: { default: [] } }),
  parseHTML: () => [
    {
      tag: 'table[data-pasted]',
      getAttrs: (table) => ({ rows: readTable(table as HTMLTableElement) }),
    },
  ],
  renderHTML: () => ['table'],
});

// Linkify ends an address at a space only; here Chinese punctuation ends it as well.
const PUNCTUATION =
  /[\u2018-\u201f\u2026\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/g;

/** Everything that rich text may contain; other pasted formats are reduced to plain text. */
export const EXTENSIONS = [
  StarterKit.extend({
    addExtensions() {
      return (this.parent?.() ?? []).map((extension) =>
        extension.name === 'link' ? withCleanLinks(extension as Mark) : extension,
      );
    },
  }).configure({
    document: false,
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
  Node.create({ name: 'doc', topNode: true, content: '(block | table)+' }),
  PastedTable,
  createPlainMark('code'),
  createPlainMark('sub'),
  createPlainMark('sup'),
];

function withCleanLinks(link: Mark): Mark {
  return link.extend({
    addAttributes() {
      return {
        ...this.parent?.(),
        href: { default: null, parseHTML: (a) => cleanHref(a.getAttribute('href') ?? '') },
      };
    },
    addPasteRules() {
      return (this.parent?.() ?? []).map((rule) => {
        const find = rule.find as (text: string) => PasteRuleMatch[];
        rule.find = (text) =>
          find(text.replace(PUNCTUATION, ' ')).map(({ data, ...match }) => ({
            ...match,
            data: { href: cleanHref(data?.href) },
          }));
        return rule;
      });
    },
  });
}
