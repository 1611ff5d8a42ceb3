import type { BodyItem } from './body.ts';

/** A heading of a text, and the anchor of links to it. */
export interface Heading {
  anchor: string;
  text: string;
}

/** Headings of a body with unique anchors, built from their text to survive moves. */
export function listHeadings(items: readonly (BodyItem | null | undefined)[]): Heading[] {
  const usedAnchors = new Map<string, number>();
  return items.flatMap((item) => {
    if (item?.type !== 'heading') return [];
    const { text } = item;
    const words = text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
    if (words === '') return [];
    const count = (usedAnchors.get(words) ?? 0) + 1;
    usedAnchors.set(words, count);
    // A prefix: pages have anchors of their own, such as #contact.
    return [{ anchor: `h-${words}${count > 1 ? `-${count}` : ''}`, text }];
  });
}

/** Decodes a hash as an id; returns it unchanged when it is malformed. */
export function parseAnchor(hash: string): string {
  const anchor = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Parses a URL, or null; `URL.parse` is newer than the supported browsers. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
