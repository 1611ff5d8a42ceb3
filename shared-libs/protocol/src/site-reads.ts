import type { Area } from '@admissions/model';

/** Longest search text, in characters. */
export const SEARCH_MAX = 100;
/** A range of a text in UTF-16 units, for `slice`. */
export type TextRange = readonly [start: number, end: number];

/** A search result. */
export interface SearchHit {
  /** The kind's id, or `site.page`. */
  kind: string;
  area: Area;
  id: number;
  title: string;
  summary: string;
  url: string;
  /** The entry's date, or its last change. */
  date: string;
  /** Plain text around the match. */
  excerpt: string;
  /** Ranges to highlight. */
  marks: { title: TextRange[]; summary: TextRange[]; excerpt: TextRange[] };
}
/** A page of search results. */
export interface SearchData {
  list: SearchHit[];
  /** Counted results; see `hasMore`. */
  total: number;
  page: number;
  perpage: number;
  /** Whether there were too many to count; the best come first. */
  hasMore: boolean;
  /** Number of results by area, for all areas. */
  areas: { area: Area; total: number }[];
}

/** A suggestion while typing. */
export interface Suggestion extends Pick<SearchHit, 'kind' | 'area' | 'id' | 'title' | 'url'> {
  /** Ranges of the title to highlight. */
  marks: TextRange[];
}
export interface SuggestionData {
  list: Suggestion[];
}

/** A page for search engines. */
export interface SitemapEntry {
  url: string;
  updatedAt: string | null;
  /** The kind of an entry's page; else null. */
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
  /** The date of the article. */
  date: string;
  updatedAt: string;
}
/** A calendar event: whole days in Taipei, the last one included. */
export interface CalendarEntry {
  /** Stable id of the event. */
  uid: string;
  /** Filters of the events page: `type-day`, `who-parent`, `college-medical`. */
  labels: string[];
  title: string;
  begin: string;
  end: string;
  /** Hours (HH:MM, Taipei); null: the whole day. */
  hours: { begin: string; end: string } | null;
  url: string;
  place: string | null;
  text: string;
  updatedAt: string;
  /** Left out for subscribers; its title has a mark. */
  isSample?: true;
}

export const SITE_READ_PATHS = {
  search: '/api/ap/search',
  suggestions: '/api/ap/search/suggestions',
  sitemap: '/api/ap/sitemap',
  feed: '/api/ap/feed',
  calendar: '/api/ap/calendar',
} as const;
