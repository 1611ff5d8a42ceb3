import { convertNumberedParagraphs, convertWordLists } from './word-lists.ts';

const HEADINGS: Record<string, string> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' };

interface Paste {
  /** Content for the editor. */
  html: string;
  /** Number of dropped pictures. */
  pictures: number;
}

/** Converts pasted markup (Word, Google Docs, web pages) to shapes that the schema can parse. */
export function parsePaste(html: string, areTablesKept: boolean): Paste {
  // Copies from the editor itself carry their depth and need no cleaning.
  if (html.includes('data-pm-slice') && !/<table/i.test(html)) return { html, pictures: 0 };
  const document = new DOMParser().parseFromString(html, 'text/html');
  const pictures = document.querySelectorAll('img, picture:not(:has(img)), svg').length;
  for (const element of document.querySelectorAll(
    'style, script, title, meta, link, template, img, picture, svg, iframe, object, video, audio',
  ))
    element.remove();
  // Word's end-of-paragraph marks.
  for (const element of document.querySelectorAll('o\\:p'))
    if (!element.textContent?.trim()) element.remove();
  for (const element of document.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (name.startsWith('on')) element.removeAttribute(name);
  convertWordLists(document);
  convertNumberedParagraphs(document);
  for (const [from, to] of Object.entries(HEADINGS))
    for (const element of document.querySelectorAll(from)) rename(element, to);
  for (const table of document.querySelectorAll('table'))
    if (areTablesKept && isDataTable(table)) table.toggleAttribute('data-pasted', true);
    else flattenTable(table);
  for (const paragraph of document.querySelectorAll('p'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('br')) paragraph.remove();
  return { html: document.body.innerHTML, pictures };
}

/** Rows of a table, the first one the header. */
export const readTable = (table: HTMLTableElement): string[][] =>
  [...table.rows].map((row) => [...row.cells].map(readCell));
const readCell = (cell: Element) => (cell.textContent ?? '').trim().replace(/\s+/g, ' ');
// Pages and letters use a single column for layout.
const isDataTable = ({ rows }: HTMLTableElement) =>
  rows.length > 1 && [...rows].some(({ cells }) => cells.length > 1);

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
// Rich text has no tables (a body has an item for them): each row becomes a line.
function flattenTable(table: HTMLTableElement): void {
  const lines = [...table.rows].flatMap((row) => {
    if (row.querySelector('table'))
      return [...row.cells].flatMap(({ childNodes }) => [...childNodes]);
    const line = table.ownerDocument.createElement('p');
    line.textContent = [...row.cells].map(readCell).join('　');
    return line;
  });
  table.replaceWith(...lines);
}
