import { cleanPaste } from './clean-paste.ts';

/** The rows of a pasted table, the first of them its head. */
export type PastedTable = string[][];
export interface Paste {
  /** What the editor takes in. */
  html: string;
  /** Tables, which a text has no place for; empty when they are kept as lines. */
  tables: PastedTable[];
  /** How many pictures were dropped. */
  pictures: number;
}

/** Takes pasted markup apart: the text, and what a text cannot hold. With `areTablesTaken` tables of several columns come out of the text, else each of their rows is a line of it. */
export function parsePaste(html: string, areTablesExtracted: boolean): Paste {
  if (html.includes('data-pm-slice')) return { html, tables: [], pictures: 0 };
  const document = new DOMParser().parseFromString(html, 'text/html');
  const pictures = document.querySelectorAll('img, picture:not(:has(img)), svg').length;
  const tables: PastedTable[] = [];
  for (const table of areTablesExtracted ? document.querySelectorAll('table') : []) {
    const rows = [...table.rows].map((row) => [...row.cells].map(textOfCell));
    // A single column is how pages and letters lay text out.
    if (rows.length < 2 || Math.max(...rows.map((row) => row.length)) < 2) continue;
    tables.push(rows);
    table.remove();
  }
  return { html: cleanPaste(document.documentElement.outerHTML), tables, pictures };
}
const textOfCell = (cell: Element) => (cell.textContent ?? '').trim().replace(/\s+/g, ' ');
