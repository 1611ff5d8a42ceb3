// Word writes list items as paragraphs with `mso-list:l0 level2 lfo1` and a marker span.
const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const MARKER = 'span[style*="mso-list:Ignore" i]';
const NUMBER = /^[\s\u00a0]*[（(]?(\d+|[a-z]{1,3}|[一二三四五六七八九十]+)[.)、）]/i;
/** A number at the start of the text: "1. ", "1、", "1)". */
const WRITTEN = /^[\s\u00a0]*(\d{1,2})(?:[、)）]|\.(?=[\s\u00a0]))[\s\u00a0]*/;

/** Converts Word's list paragraphs to lists, nested by level. */
export function convertWordLists(document: Document): void {
  let lists: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of document.querySelectorAll('p[style*="mso-list" i]')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1]);
    if (!level) continue;
    if (!last || paragraph.previousElementSibling !== last) lists = [];
    const marker = paragraph.querySelector(MARKER);
    const written = marker ? null : parseNumber(paragraph);
    const tag = written || NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (written) dropStart(paragraph, written.length);
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    lists.length = Math.min(lists.length, level);
    if (lists.length === level && lists[level - 1]?.localName !== tag) lists.length = level - 1;
    if (lists.length === 0 || lists.length < level)
      lists.push(createList(lists.at(-1), paragraph, tag));
    lists.at(-1)?.append(item);
    if (paragraph.isConnected) paragraph.remove();
    last = lists[0] ?? null;
  }
}
function createList(parent: Element | undefined, paragraph: Element, tag: 'ul' | 'ol'): Element {
  const list = paragraph.ownerDocument.createElement(tag);
  if (parent?.lastElementChild) parent.lastElementChild.append(list);
  else paragraph.before(list);
  return list;
}

/** Converts numbered paragraphs to lists: at least two, or one that Word marks as a list item. */
export function convertNumberedParagraphs(document: Document): void {
  for (const first of document.querySelectorAll('p:not(li p, td p, th p)')) {
    const firstNumber = first.isConnected && parseNumber(first);
    if (!firstNumber) continue;
    const items = [{ paragraph: first, length: firstNumber.length }];
    for (let next = first.nextElementSibling; next?.localName === 'p'; ) {
      const found = parseNumber(next);
      if (found?.number !== firstNumber.number + items.length) break;
      items.push({ paragraph: next, length: found.length });
      next = next.nextElementSibling;
    }
    if (items.length < 2 && !first.matches('[class^="MsoListParagraph"]')) continue;
    const list = document.createElement('ol');
    if (firstNumber.number !== 1) list.setAttribute('start', String(firstNumber.number));
    first.before(list);
    for (const { paragraph, length } of items) {
      dropStart(paragraph, length);
      const item = document.createElement('li');
      item.append(...paragraph.childNodes);
      list.append(item);
      paragraph.remove();
    }
  }
}
function parseNumber(paragraph: Element): { number: number; length: number } | null {
  const [written, number] = WRITTEN.exec(paragraph.textContent ?? '') ?? [];
  return written && number ? { number: Number(number), length: written.length } : null;
}
/** Removes leading characters across nested elements. */
function dropStart(element: Element, length: number): void {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let left = length; left > 0 && texts.nextNode(); ) {
    const text = texts.currentNode as Text;
    const count = Math.min(left, text.length);
    text.deleteData(0, count);
    left -= count;
  }
}
