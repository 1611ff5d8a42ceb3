import type { BodyItem } from './body.ts';

/** A heading inside a text, and what stands behind the `#` of a link to it. */
export interface Heading {
  anchor: string;
  text: string;
}

/** The headings of a body in order, each with an anchor of its own: made of its words, so that it stays when items move. */
export function listHeadings(items: readonly (BodyItem | null | undefined)[]): Heading[] {
  const taken = new Map<string, number>();
  return items.flatMap((item) => {
    if (item?.type !== 'heading') return [];
    const { text } = item;
    const words = text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
    if (words === '') return [];
    const count = (taken.get(words) ?? 0) + 1;
    taken.set(words, count);
    // A prefix: pages have anchors of their own, such as #contact.
    return [{ anchor: `h-${words}${count > 1 ? `-${count}` : ''}`, text }];
  });
}

/** What stands behind the `#` of an address as the id that it names; as it is where the address was cut, or was never encoded. */
export function readAnchor(hash: string): string {
  const anchor = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** An address as a URL; null where it is none. `URL.parse` is younger than the browsers that the site is written for. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
