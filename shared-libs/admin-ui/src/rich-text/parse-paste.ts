import { cleanPaste } from './clean-paste.ts';

/** Rows of a pasted table, the first one the header. */
export type PastedTable = string[][];
export interface Paste {
  /** Content for the editor. */
  html: string;
  /** Extracted tables; empty when they stay in the text as lines. */
  tables: PastedTable[];
  /** Number of dropped pictures. */
  pictures: number;
}

/** Splits pasted markup; without `areTablesExtracted` table rows become lines. */
export function parsePaste(html: string, areTablesExtracted: boolean): Paste {
  if (html.includes('data-pm-slice')) return { html, tables: [], pictures: 0 };
  const document = new DOMParser().parseFromString(html, 'text/html');
  const pictures = document.querySelectorAll('img, picture:not(:has(img)), svg').length;
  const tables: PastedTable[] = [];
  for (const table of areTablesExtracted ? document.querySelectorAll('table') : []) {
    const rows = [...table.rows].map((row) => [...row.cells].map(textOfCell));
    // Pages and letters use a single column for layout.
    if (rows.length < 2 || Math.max(...rows.map((row) => row.length)) < 2) continue;
    tables.push(rows);
    table.remove();
  }
  return { html: cleanPaste(document.documentElement.outerHTML), tables, pictures };
}
const textOfCell = (cell: Element) => (cell.textContent ?? '').trim().replace(/\s+/g, ' ');
