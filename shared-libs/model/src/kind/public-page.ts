import type { PagePath } from './public-pages.ts';

/** What is known of an entry where its address is made: its fields, relations as ids or as read. */
export interface Addressed {
  readonly id: number;
  readonly [field: string]: unknown;
}
/** Where visitors find the entries of a kind. */
export interface PublicPage<Entry = Addressed> {
  /** The page that shows them all. */
  readonly page: PagePath;
  /** Where one entry is shown; absent: on the page as a whole. */
  entry?(entry: Entry): string;
  /** Another address that it is there to lead to; null when it leads nowhere. */
  leadsTo?(entry: Entry): string | null;
  /** Each entry is a page of its own, for search engines too. */
  readonly isOwnPage?: true;
}
type Page = PublicPage['page'];

/** Each entry on a page of its own: `/newsCont?id=7`. */
export const ownPage = (page: Page, path: string) => ({
  page,
  entry: ({ id }: { readonly id: number }) => `${path}?id=${id}`,
  isOwnPage: true as const,
});
/** Opened on the page of all: a dialog, or a part that unfolds. */
export const opened = (page: Page, kind?: string) => ({
  page,
  entry: ({ id }: { readonly id: number }) => `${page}?${kind ? `kind=${kind}&` : ''}id=${id}`,
});
/** A section of the home page. */
export const homeSection = (anchor: string) => ({
  page: '/' as const,
  entry: () => `/#${anchor}`,
});
/** Stands in a section of the home page and leads to another page. */
export const homeTile = (anchor: string) => ({
  ...homeSection(anchor),
  leadsTo: ({ link }: { readonly link?: unknown }) => toInternalPath(link),
});

/** The id of a relation, as read or as stored. */
export const idIn = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

// An address of this site, out of a link or its address alone.
function toInternalPath(link: unknown): string | null {
  const href = typeof link === 'object' && link !== null && 'href' in link ? link.href : link;
  return typeof href === 'string' && /^\/(?![/\\])/.test(href) ? href : null;
}

interface OnPublicPage {
  readonly page: PublicPage | null;
}
/** Where visitors see this entry; null when its kind is shown around the content of other pages. */
export const publicUrlOf = ({ page }: OnPublicPage, entry: Addressed): string | null =>
  page?.leadsTo?.(entry) ?? entryPageUrl({ page }, entry);

/** Where the entry itself stands, not what it leads to. */
export const entryPageUrl = ({ page }: OnPublicPage, entry: Addressed): string | null =>
  page && (page.entry?.(entry) ?? page.page);
