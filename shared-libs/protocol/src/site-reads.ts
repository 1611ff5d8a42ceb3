import type { Area } from '@admissions/model';

/** The longest text that may be searched for. */
export const SEARCH_MAX = 60;
/** A part of a text, from its first character to behind its last (UTF-16 units), for `slice`. */
export type TextRange = readonly [start: number, end: number];

/** Something that was found on the site. */
export interface SearchHit {
  /** The kind's id, such as `news.news`; `site.page`: a page of the site itself. */
  kind: string;
  area: Area;
  id: number;
  title: string;
  summary: string;
  url: string;
  /** The entry's own day, or when it was changed. */
  date: string;
  /** What stands around the place that was found: of the summary, or of another text of the entry. Plain text. */
  excerpt: string;
  /** The parts to mark. */
  marks: { title: TextRange[]; summary: TextRange[]; excerpt: TextRange[] };
}
/** A page of what was found. */
export interface SearchData {
  list: SearchHit[];
  /** Of what was counted: see `hasMore`. */
  total: number;
  page: number;
  perpage: number;
  /** Whether there was too much to count it all; the best of it comes first. */
  hasMore: boolean;
  /** How much was found in each area, whichever is shown. */
  areas: { area: Area; total: number }[];
}

/** Something that somebody may mean who is typing. */
export interface Suggestion extends Pick<SearchHit, 'kind' | 'area' | 'id' | 'title' | 'url'> {
  /** The parts of the title to mark. */
  marks: TextRange[];
}
export interface SuggestionData {
  list: Suggestion[];
}

/** A page of this site, for search engines. */
export interface SitemapEntry {
  url: string;
  updatedAt: string | null;
  /** The kind of an entry's page; null for other pages. */
  kind: string | null;
  /** The picture of an entry. */
  image: string | null;
}
/** An article of the news feed. */
export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  category: string;
  /** The day of the article. */
  date: string;
  updatedAt: string;
}
/** One event of the calendar: whole days in Taipei, the last one included. */
export interface CalendarEntry {
  /** The same for as long as the event exists. */
  uid: string;
  /** What the page of events narrows its list by: `type-day`, `who-parent`, `college-medical`. */
  labels: string[];
  title: string;
  begin: string;
  end: string;
  /** From when to when (HH:MM, Taipei); null: the whole day. */
  hours: { begin: string; end: string } | null;
  url: string;
  place: string | null;
  text: string;
  updatedAt: string;
}

export const SITE_READ_PATHS = {
  search: '/api/ap/search',
  suggestions: '/api/ap/search/suggestions',
  sitemap: '/api/ap/sitemap',
  feed: '/api/ap/feed',
  calendar: '/api/ap/calendar',
} as const;
