import type { PagePath } from './public-pages.ts';

/** Data for building an entry's address. */
export interface AddressedEntry {
  readonly id: number;
  readonly [field: string]: unknown;
}
/** Public addresses of a kind. */
export interface PublicPage<Entry = AddressedEntry> {
  /** The page of all entries. */
  readonly page: PagePath;
  /** Address of one entry; absent: the whole page. */
  entry?(entry: Entry): string;
  /** An address that the entry leads to, or null. */
  leadsTo?(entry: Entry): string | null;
  /** Each entry has its own page, also for search engines. */
  readonly isOwnPage?: true;
}
type Page = PublicPage['page'];

/** Own pages: `/newsCont?id=7`. */
export const entryPage = (page: Page, path: string) => ({
  page,
  entry: ({ id }: { readonly id: number }) => `${path}?id=${id}`,
  isOwnPage: true as const,
});
/** Dialogs or folds on the common page. */
export const dialogPage = (page: Page, kind?: string) => ({
  page,
  entry: ({ id }: { readonly id: number }) => `${page}?${kind ? `kind=${kind}&` : ''}id=${id}`,
});
/** A section of the home page. */
export const homeSection = (anchor: string) => ({
  page: '/' as const,
  entry: () => `/#${anchor}`,
});
/** A section of the home page that links to another page. */
export const homeTile = (anchor: string) => ({
  ...homeSection(anchor),
  leadsTo: ({ link }: { readonly link?: unknown }) => toInternalPath(link),
});

/** The id of a relation, read or stored. */
export const readRelationId = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

// An internal address from a link value or a text.
function toInternalPath(link: unknown) {
  const href = typeof link === 'object' && link !== null && 'href' in link ? link.href : link;
  return typeof href === 'string' && /^\/(?![/\\])/.test(href) ? href : null;
}

interface OnPublicPage {
  readonly page: PublicPage | null;
}
/** The public address of an entry; null without one. */
export const publicUrlOf = ({ page }: OnPublicPage, entry: AddressedEntry) =>
  page?.leadsTo?.(entry) ?? entryPageUrl({ page }, entry);

/** The address of the entry itself, not of its link. */
export const entryPageUrl = ({ page }: OnPublicPage, entry: AddressedEntry) =>
  page && (page.entry?.(entry) ?? page.page);
