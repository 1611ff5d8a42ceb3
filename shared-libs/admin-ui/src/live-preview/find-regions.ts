import type { PartPosition } from '@admissions/model/checks';
import { parseSrcset, stripWhitespace, type VisiblePart } from './collect-visible-parts.ts';

/** Bounds of a part on its page, in pixels of the page. */
export interface Region extends PartPosition {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** Shorter texts must match a whole node. */
const MIN_PARTIAL_LENGTH = 4;
const MIN_AREA_PX = 16;

/** Finds the parts of an entry on its page by content; adjacent matches are merged. */
export function findRegions(page: Document, parts: readonly VisiblePart[]): Region[] {
  const find = createFinder(parts);
  const regions: Region[] = [];
  let last: VisiblePart | null = null;
  for (const { element, part } of hitsIn(page, find)) {
    const box = measureBox(element);
    if (!box) continue;
    const before = regions.at(-1);
    if (part === last && before) Object.assign(before, union(before, box));
    else regions.push({ ...placeOf(part), ...box });
    last = part;
  }
  return regions;
}

const placeOf = ({ field, item }: VisiblePart): PartPosition =>
  item === undefined ? { field } : { field, item };

interface Finder {
  alone(text: string): VisiblePart | undefined;
  within(text: string): VisiblePart | undefined;
  media(addresses: readonly string[]): VisiblePart | undefined;
}
function createFinder(parts: readonly VisiblePart[]): Finder {
  const exact = new Map<string, VisiblePart>();
  const media = new Map<string, VisiblePart>();
  const wholes: [string, VisiblePart][] = [];
  for (const part of parts) {
    for (const text of part.texts) if (!exact.has(text)) exact.set(text, part);
    for (const address of part.media) if (!media.has(address)) media.set(address, part);
    const whole = part.texts.join('');
    if (whole.length >= MIN_PARTIAL_LENGTH) wholes.push([whole, part]);
  }
  const days = parts.flatMap((part) => part.days.map((day) => [day, part] as const));
  const texts = [...exact].filter(([text]) => text.length >= MIN_PARTIAL_LENGTH);
  texts.sort(([one], [other]) => other.length - one.length);
  return {
    alone: (text) => exact.get(text) ?? days.find(([day]) => text.replace(/\D/g, '') === day)?.[1],
    within: (text) =>
      wholes.find(([whole]) => text.length >= MIN_PARTIAL_LENGTH && whole.includes(text))?.[1] ??
      texts.find(([part]) => text.includes(part))?.[1],
    media: (addresses) => {
      for (const address of addresses) {
        const part = media.get(address);
        if (part) return part;
      }
      return undefined;
    },
  };
}

interface Hit {
  element: Element;
  part: VisiblePart;
}
/** Matches of a part in document order. */
function* hitsIn(page: Document, find: Finder): Generator<Hit> {
  const seen = new Set<Element>();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.ELEMENT_NODE) {
      const part = find.media(listAddresses(node as Element));
      if (part) yield { element: node as Element, part };
      continue;
    }
    const parent = node.parentElement;
    if (!parent || stripWhitespace(node.nodeValue ?? '') === '') continue;
    const hit = hitAt(parent, find, seen);
    if (hit) yield hit;
  }
}

function hitAt(start: Element, find: Finder, seen: Set<Element>): Hit | null {
  const block = findBlock(start);
  for (let element: Element | null = start; element; element = element.parentElement) {
    if (seen.has(element)) return null;
    const part = find.alone(stripWhitespace(element.textContent));
    if (part) {
      seen.add(element);
      return { element, part };
    }
    if (element === block) break;
  }
  seen.add(block);
  const part = find.within(stripWhitespace(block.textContent));
  return part ? { element: block, part } : null;
}

function findBlock(start: Element): Element {
  const view = start.ownerDocument.defaultView;
  let element = start;
  while (
    element.parentElement &&
    /^(inline|contents|ruby)/.test(view?.getComputedStyle(element).display ?? '')
  )
    element = element.parentElement;
  return element;
}

function listAddresses(element: Element): string[] {
  const picture = element.localName === 'img' ? element.closest('picture') : null;
  const sources = picture ? [...picture.querySelectorAll('source')] : [];
  const src = element.getAttribute('src') ?? element.getAttribute('poster');
  return [
    ...(src === null ? [] : [src]),
    // Video ids, in the URLs of frames and links.
    ...(`${src ?? ''} ${element.getAttribute('href') ?? ''}`.match(/(?<=[/=])[\w-]{11}\b/g) ?? []),
    ...[element, ...sources].flatMap((each) => parseSrcset(each.getAttribute('srcset') ?? '')),
  ];
}

type Box = Omit<Region, keyof PartPosition>;
function measureBox(element: Element): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width * height < MIN_AREA_PX) return null;
  const view = element.ownerDocument.defaultView;
  return { left: left + (view?.scrollX ?? 0), top: top + (view?.scrollY ?? 0), width, height };
}
function union(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}
