import type { Area, Heading } from '@admissions/model';
import type { Suggestion } from './site-reads.ts';

export const LINK_PATHS = {
  /** GET: pages and entries by title. */
  search: '/api/admin/links',
  /** POST: current targets of these links. */
  targets: '/api/admin/links/targets',
} as const;
/** Limit of links per request. */
export const MAX_LINKS = 100;

/** State of a link's target. */
export type LinkState = 'published' | 'draft' | 'scheduled' | 'ended' | 'gone';
/** A page or entry as a link target. */
export interface LinkChoice extends Suggestion {
  state: Exclude<LinkState, 'gone'>;
  /** Title of the entry that it belongs to, such as the department of an admission channel. */
  parent: string | null;
}
export interface LinkChoices {
  list: LinkChoice[];
  total: number;
}
/** The target of an internal link. */
export interface LinkTarget {
  link: string;
  /** Null: missing, nameless, or hidden in an area that the caller may not read. */
  title: string | null;
  /** The kind of the entry, `site.page` for a page of the site, else null. */
  kind: string | null;
  area: Area | null;
  state: LinkState;
  /** Headings with anchors. */
  headings: Heading[];
}
