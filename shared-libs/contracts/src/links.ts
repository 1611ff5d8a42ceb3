import type { Area } from './base/areas.ts';
import type { BodyItem } from './base/body.ts';
import type { Suggestion } from './site-reads.ts';

export const LINK_PATHS = {
  /** GET: what an editor may lead to, by its title. */
  search: '/api/admin/links',
  /** POST: what these links lead to now. */
  targets: '/api/admin/links/targets',
} as const;
/** Links that one question may name. */
export const LINKS_MOST = 100;

/** How it stands with what a link leads to: published and in its time, not yet or no more so, or not there. */
export type LinkState = 'published' | 'draft' | 'scheduled' | 'ended' | 'gone';
/** A page or an entry that a link may lead to. */
export interface LinkChoice extends Suggestion {
  state: Exclude<LinkState, 'gone'>;
}
export interface LinkChoices {
  list: LinkChoice[];
  total: number;
}
/** What a link of this site leads to. */
export interface LinkTarget {
  link: string;
  /** Null: not there, without a name of its own, or hidden in an area that the caller may not read. */
  title: string | null;
  /** The kind of the entry, `site.page` for a page of the site itself; null for others. */
  kind: string | null;
  area: Area | null;
  state: LinkState;
  /** The headings of its text, to which a link may lead. */
  headings: Heading[];
}
export interface LinkTargets {
  list: LinkTarget[];
}

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
