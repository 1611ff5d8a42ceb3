import { convertNumberedParagraphs, convertWordLists } from './word-lists.ts';

const HEADINGS: Record<string, string> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' };

/** Converts pasted markup (Word, Google Docs, web pages) to shapes that the schema can parse. */
export function cleanPaste(html: string): string {
  // Copies from the editor itself carry their depth and need no cleaning.
  if (html.includes('data-pm-slice')) return html;
  const document = new DOMParser().parseFromString(html, 'text/html');
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
  for (const row of document.querySelectorAll('tr')) flattenRow(row);
  for (const paragraph of document.querySelectorAll('p'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('br')) paragraph.remove();
  return document.body.innerHTML;
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
// Rich text has no tables (a body has an item for them): each row becomes a line.
function flattenRow(row: Element): void {
  const line = row.ownerDocument.createElement('p');
  line.textContent = [...row.children]
    .map((cell) => cell.textContent?.trim().replace(/\s+/g, ' '))
    .join('　');
  row.replaceWith(line);
}
