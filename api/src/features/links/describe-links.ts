import {
  type AnyKind,
  type Area,
  allows,
  type BodyItem,
  type Flags,
  listHeadings,
} from '@admissions/model';
import { PUBLIC_PATHS } from '@admissions/model/kinds';
import { coversPath } from '@admissions/protocol/releases';
import type { LinkTarget } from '@admissions/protocol/staff';
import { and, eq } from 'drizzle-orm';
import { columnOf, listBodies, tableOf } from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findTarget, parsePageLink } from '../checks/dead-links.ts';
import { readRemotePages } from '../releases/read-remote-pages.ts';
import { currentState } from '../search/find-hits.ts';
import { searchEntries as searchIndex } from '../search/search-table.ts';
import { PAGE_KIND } from '../search/site-pages.ts';

/** Targets of links to this site; hidden titles only for these flags. */
export async function describeLinks(
  orm: Queryable,
  links: readonly string[],
  priv: Flags,
): Promise<LinkTarget[]> {
  const claimed = (await readRemotePages(orm)).map(({ path }) => path);
  const described: LinkTarget[] = [];
  for (const link of new Set(links)) {
    const address = parsePageLink(link);
    if (!address) continue;
    const { pathname, searchParams, hash } = address;
    const target = findTarget(pathname, searchParams);
    if (PUBLIC_PATHS.has(pathname) && target)
      described.push(await describeEntry(orm, link, target, priv));
    else {
      const exists =
        PUBLIC_PATHS.has(pathname) || claimed.some((path) => coversPath(path, pathname));
      const title = exists ? await findPageTitle(orm, [pathname + hash, pathname]) : null;
      described.push({
        ...GONE_TARGET,
        link,
        title,
        kind: exists ? PAGE_KIND : null,
        state: exists ? 'published' : 'gone',
      });
    }
  }
  return described;
}
const GONE_TARGET = { title: null, kind: null, area: null, state: 'gone' as const, headings: [] };

/** The title of a fixed page, by the first address with one. */
async function findPageTitle(orm: Queryable, addresses: readonly string[]) {
  for (const url of addresses) {
    const [page] = await orm
      .select({ title: searchIndex.title })
      .from(searchIndex)
      .where(and(eq(searchIndex.kind, PAGE_KIND), eq(searchIndex.url, url)));
    if (page) return page.title;
  }
  return null;
}

async function describeEntry(
  orm: Queryable,
  link: string,
  { kind, id }: { kind: AnyKind; id: number },
  priv: Flags,
): Promise<LinkTarget> {
  const { title, area } = searchIndex;
  const [row] = await orm
    .select({ title, area, state: currentState })
    .from(searchIndex)
    .where(and(eq(searchIndex.kind, kind.id), eq(searchIndex.entry, id)));
  if (!row || row.state === 'trash')
    return { ...GONE_TARGET, link, kind: kind.id, area: kind.area };
  const state = row.state as Exclude<LinkTarget['state'], 'gone'>;
  const mayRead = state === 'published' || allows(priv, kind.area);
  return {
    link,
    title: mayRead ? row.title : null,
    kind: kind.id,
    area: row.area as Area,
    state,
    headings: mayRead ? await readHeadings(orm, kind, id) : [],
  };
}

/** Headings of an entry with its own page. */
async function readHeadings(orm: Queryable, kind: AnyKind, id: number) {
  const [body] = listBodies(kind);
  if (!kind.page?.isOwnPage || body === undefined) return [];
  const table = tableOf(kind);
  const [row] = await orm
    .select({ body: columnOf(table, body) })
    .from(table)
    .where(eq(table.id, id));
  return listHeadings((row?.body ?? []) as BodyItem[]);
}
