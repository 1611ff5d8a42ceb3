import type { AnyKind } from '@admissions/model';
import { KINDS, PUBLIC_PATHS } from '@admissions/model/kinds';
import { coversPath } from '@admissions/protocol/releases';
import { and, eq } from 'drizzle-orm';
import { isVisible } from '../../content/schema/kind-columns.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRemotePages } from '../remote-pages/remote-pages.ts';

// Files, feeds and the back office are not pages of visitors, and may come and go by themselves.
const NON_PAGE_PATHS = /^\/(media|api|admin|remotes|assets|original)(\/|$)|\.\w+$/;
/** In the place of the site's own host, where only what follows it counts. */
export const PLACEHOLDER_ORIGIN = 'http://site.invalid';

/** Those addresses of this site that lead to no page, or to an entry that visitors do not see. */
export async function findDeadLinks(orm: Queryable, links: readonly string[]): Promise<string[]> {
  const claimed = (await readRemotePages(orm)).map(({ path }) => path);
  const dead: string[] = [];
  for (const link of new Set(links)) if (await isDead(orm, link, claimed)) dead.push(link);
  return dead;
}

async function isDead(orm: Queryable, link: string, claimed: readonly string[]): Promise<boolean> {
  const address = parsePageLink(link);
  if (!address) return false;
  const { pathname, searchParams } = address;
  if (!PUBLIC_PATHS.has(pathname)) return !claimed.some((path) => coversPath(path, pathname));
  const target = findTarget(pathname, searchParams);
  if (!target) return false;
  const table = tableOf(target.kind);
  const found = await orm
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, target.id), isVisible(table)));
  return found.length === 0;
}

/** The address of a link to a page of this site; null when it leads elsewhere, or to a file. */
export function parsePageLink(link: string): URL | null {
  const address = parseSiteLink(link);
  return address && !NON_PAGE_PATHS.test(address.pathname) ? address : null;
}

/** The address of a link to this site, written from its first slash; null when it leads elsewhere. */
export const parseSiteLink = (link: string): URL | null =>
  /^\/(?![/\\])/.test(link) && URL.canParse(link, PLACEHOLDER_ORIGIN)
    ? new URL(link, PLACEHOLDER_ORIGIN)
    : null;

/** The entry that an address opens; null when it opens none. */
export function findTarget(
  pathname: string,
  searchParams: URLSearchParams,
): { kind: AnyKind; id: number } | null {
  const param = parseId(searchParams.get('id')) !== null ? 'id' : 'scene';
  const id = parseId(searchParams.get(param));
  if (id === null) return null;
  const kindName = searchParams.get('kind');
  const address = `${pathname}?${kindName ? `kind=${kindName}&` : ''}${param}=${id}`;
  const kind = KINDS.find((each) => each.page?.entry?.({ id }) === address);
  return kind ? { kind, id } : null;
}

/** The number of an entry as it stands in an address; null when it is none. */
export const parseId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
