import type { AnyKind } from '@admissions/model';
import { KINDS, PUBLIC_PATHS } from '@admissions/model/kinds';
import { coversPath } from '@admissions/protocol/releases';
import { and, eq } from 'drizzle-orm';
import { isVisible, tableOf } from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRemotePages } from '../releases/read-remote-pages.ts';

// Files, feeds and the back office are not visitor pages.
const NON_PAGE_PATHS = /^\/(media|api|admin|remotes|assets|original)(\/|$)|\.\w+$/;
/** Placeholder host for relative addresses. */
export const PLACEHOLDER_ORIGIN = 'http://site.invalid';

/** Addresses of this site without a page or with a hidden entry. */
export async function findDeadLinks(orm: Queryable, links: readonly string[]) {
  const claimed = (await readRemotePages(orm)).map(({ path }) => path);
  const dead: string[] = [];
  for (const link of new Set(links)) if (await isDead(orm, link, claimed)) dead.push(link);
  return dead;
}

async function isDead(orm: Queryable, link: string, claimed: readonly string[]) {
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

/** Null for external links and files. */
export function parsePageLink(link: string): URL | null {
  const address = parseSiteLink(link);
  return address && !NON_PAGE_PATHS.test(address.pathname) ? address : null;
}

/** The address of an absolute path on this site; null for any other link. */
export const parseSiteLink = (link: string): URL | null =>
  /^\/(?![/\\])/.test(link) && URL.canParse(link, PLACEHOLDER_ORIGIN)
    ? new URL(link, PLACEHOLDER_ORIGIN)
    : null;

/** Null when the address opens no entry. */
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

/** An entry id from an address; null when invalid. */
export const parseId = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
