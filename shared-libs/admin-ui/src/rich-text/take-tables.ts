import { Fragment } from '@tiptap/pm/model';
import { type Editor, getHTMLFromFragment } from '@tiptap/react';
import { shortenItems } from './to-html.ts';

/** Rows of a pasted table, the first one the header. */
type PastedTable = string[][];
export interface TakenTables {
  before: PastedTable[];
  /** Tables, and the HTML of texts between and after them. */
  after: (PastedTable | string)[];
}

interface Text {
  from: number;
  content: Fragment;
}
const isText = (piece: PastedTable | Text): piece is Text => !Array.isArray(piece);

/** Leaves the first text in the editor, and removes pasted tables and later texts. */
export function takeTables({ state, schema, view }: Editor): TakenTables | null {
  const pieces: (PastedTable | Text)[] = [];
  state.doc.forEach((node, from) => {
    const last = pieces.at(-1);
    if (node.type.name === 'table') pieces.push(node.attrs.rows);
    else if (last && isText(last)) last.content = last.content.addToEnd(node);
    else pieces.push({ from, content: Fragment.from(node) });
  });
  if (pieces.every(isText)) return null;
  const filled = pieces.filter(
    (piece) => !isText(piece) || piece.content.textBetween(0, piece.content.size) !== '',
  );
  const first = filled.find(isText);
  const index = first ? filled.indexOf(first) : 0;
  const { size } = state.doc.content;
  // Undo must not bring the tables back, which are items by then.
  const tr = state.tr.setMeta('addToHistory', false);
  if (first) tr.delete(first.from + first.content.size, size).delete(0, first.from);
  else tr.replaceWith(0, size, schema.nodes.paragraph?.create() ?? []);
  view.dispatch(tr);
  return {
    before: filled.slice(0, index).filter(Array.isArray),
    after: filled
      .slice(first ? index + 1 : 0)
      .map((piece) =>
        isText(piece) ? shortenItems(getHTMLFromFragment(piece.content, schema)) : piece,
      ),
  };
}
