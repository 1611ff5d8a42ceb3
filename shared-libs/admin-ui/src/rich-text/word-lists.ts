// Word writes list items as paragraphs with `mso-list:l0 level2 lfo1` and the marker in a span of its own.
const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const MARKER = 'span[style*="mso-list:Ignore" i]';
const NUMBER = /^[\s\u00a0]*[（(]?(\d+|[a-z]{1,3}|[一二三四五六七八九十]+)[.)、）]/i;

/** Turns Word's list paragraphs into lists, nested by their level. */
export function listsOfWord(document: Document): void {
  let lists: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of document.querySelectorAll('p[style*="mso-list" i]')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1]);
    if (!level) continue;
    if (!last || paragraph.previousElementSibling !== last) lists = [];
    const marker = paragraph.querySelector(MARKER);
    const tag = NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    lists.length = Math.min(lists.length, level);
    if (lists.length === level && lists[level - 1]?.localName !== tag) lists.length = level - 1;
    if (lists.length === 0 || lists.length < level)
      lists.push(openedList(lists.at(-1), paragraph, tag));
    lists.at(-1)?.append(item);
    if (paragraph.isConnected) paragraph.remove();
    last = lists[0] ?? null;
  }
}
function openedList(parent: Element | undefined, paragraph: Element, tag: 'ul' | 'ol'): Element {
  const list = paragraph.ownerDocument.createElement(tag);
  if (parent?.lastElementChild) parent.lastElementChild.append(list);
  else paragraph.before(list);
  return list;
}
