import type { Area, Heading } from '@admissions/model';
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
