import { isSafeHref } from '@admissions/model/schema';
import type { Markup } from '@admissions/ui/body';
import { parseMarkup } from '@admissions/ui/body';
import type { JSONContent } from '@tiptap/react';

type Element = Exclude<Markup, string>;
type Marks = NonNullable<JSONContent['marks']>;

const MARKS: Record<string, string> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  s: 'strike',
  code: 'code',
  sub: 'sub',
  sup: 'sup',
  a: 'link',
};

/** Editor document of sanitised HTML. Not via innerHTML, which Trusted Types forbid here. */
export function parseDocument(html: string): JSONContent {
  const content = toBlocks(parseMarkup(html));
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function toBlocks(pieces: Markup[]): JSONContent[] {
  const blocks: JSONContent[] = [];
  let line: Markup[] = [];
  const endLine = () => {
    const content = toParagraph(line);
    if (content.length > 0) blocks.push({ type: 'paragraph', content });
    line = [];
  };
  for (const piece of pieces) {
    if (isInline(piece)) line.push(piece);
    else {
      endLine();
      blocks.push(...toBlock(piece));
    }
  }
  endLine();
  return blocks;
}
const isInline = (piece: Markup): piece is Markup =>
  typeof piece === 'string' || piece.tag === 'br' || piece.tag in MARKS;

function toBlock({ tag, attributes, children }: Element): JSONContent[] {
  switch (tag) {
    case 'h3':
    case 'h4':
      return [
        { type: 'heading', attrs: { level: Number(tag[1]) }, content: toParagraph(children) },
      ];
    case 'blockquote':
      return [{ type: 'blockquote', content: startingWithText(toBlocks(children), false) }];
    case 'ul':
      return toList('bulletList', children);
    case 'ol':
      return toList('orderedList', children, {
        start: Number.parseInt(attributes.start ?? '', 10) || 1,
      });
    case 'p':
      return children.every(isInline)
        ? [{ type: 'paragraph', content: toParagraph(children) }]
        : toBlocks(children);
    default:
      return toBlocks(children);
  }
}

function toList(type: string, children: Markup[], attrs?: Record<string, unknown>): JSONContent[] {
  const items = children
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map((child) =>
      toBlocks(typeof child !== 'string' && child.tag === 'li' ? child.children : [child]),
    );
  if (items.length === 0) return [];
  return [
    {
      type,
      ...(attrs && { attrs }),
      content: items.map((content) => ({
        type: 'listItem',
        content: startingWithText(content, true),
      })),
    },
  ];
}
// The schema requires a block in a quotation, and a leading paragraph in a list item.
function startingWithText(blocks: JSONContent[], mustBeParagraph: boolean): JSONContent[] {
  const isFine = mustBeParagraph ? blocks[0]?.type === 'paragraph' : blocks.length > 0;
  return isFine ? blocks : [{ type: 'paragraph' }, ...blocks];
}

function toParagraph(pieces: Markup[]): JSONContent[] {
  const line = toInline(pieces, []);
  return line.flatMap((node, index) => {
    if (node.type !== 'text') return [node];
    let text = node.text ?? '';
    if (line[index - 1]?.type !== 'text') text = text.replace(/^ /, '');
    if (line[index + 1]?.type !== 'text') text = text.replace(/ $/, '');
    return text === '' ? [] : [{ ...node, text }];
  });
}
const toInline = (pieces: Markup[], marks: Marks): JSONContent[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === 'string')
      return {
        type: 'text',
        text: piece.replace(/[ \t\r\n\f]+/g, ' '),
        ...(marks.length > 0 && { marks }),
      };
    if (piece.tag === 'br') return { type: 'hardBreak' };
    return toInline(piece.children, withMark(marks, piece));
  });
function withMark(marks: Marks, { tag, attributes }: Element): Marks {
  const type = MARKS[tag];
  if (!type || marks.some((mark) => mark.type === type)) return marks;
  if (type !== 'link') return [...marks, { type }];
  const { href = '', target } = attributes;
  return isSafeHref(href)
    ? [...marks, { type, attrs: { href, target: target === '_blank' ? '_blank' : null } }]
    : marks;
}
