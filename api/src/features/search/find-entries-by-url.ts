import { AREAS, type Area, allows, buildStaffUrl, type Flags } from '@admissions/model';
import { KINDS, type KindId, kindOf, PUBLIC_PATHS } from '@admissions/model/kinds';
import type { AdminSearchData, AdminSearchOthers } from '@admissions/protocol/staff';
import { and, desc, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { findTarget, PLACEHOLDER_ORIGIN, parseId, parseSiteLink } from '../checks/dead-links.ts';
import { currentState } from './find-hits.ts';
import { searchEntries as searchIndex } from './search-table.ts';
import { PAGE_KIND } from './site-pages.ts';

const STAFF_PREFIX = '/admin/';
/** Excludes kinds that only link to a page. */
const LINK_KINDS = KINDS.filter(({ page }) => page?.leadsTo).map(({ id }) => id);

/** Null when the text is no URL of the public site or the back office. */
export function parseSiteUrl(typed: string): URL | null {
  const address = parseSiteLink(typed.trim());
  if (!address) return null;
  const { pathname } = address;
  return PUBLIC_PATHS.has(pathname) || pathname.startsWith(STAFF_PREFIX) ? address : null;
}

/** Entries shown or edited at a URL, within the areas of these flags; best match first. */
export async function findEntriesByUrl(
  orm: Queryable,
  priv: Flags,
  { address, perpage }: { address: URL; perpage: number },
): Promise<Omit<AdminSearchData, keyof AdminSearchOthers>> {
  const { pathname, searchParams } = address;
  const target = pathname.startsWith(STAFF_PREFIX)
    ? findEditedEntry(address)
    : findTarget(pathname, searchParams);
  const isTarget = sql<boolean>`(${searchIndex.kind} = ${target?.kind.id ?? ''} and ${searchIndex.entry} = ${target?.id ?? 0})`;
  const rows = await orm
    .select({
      kind: searchIndex.kind,
      area: searchIndex.area,
      id: searchIndex.entry,
      title: searchIndex.title,
      summary: searchIndex.summary,
      date: searchIndex.day,
      state: currentState as SQL<AdminSearchData['list'][number]['state']>,
      parent: searchIndex.parentEntry,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(searchIndex)
    .where(
      and(
        inArray(
          searchIndex.area,
          AREAS.filter((area) => allows(priv, area)),
        ),
        ne(searchIndex.state, 'trash'),
        ne(searchIndex.kind, PAGE_KIND),
        or(
          isTarget,
          sql`(${inArray(searchIndex.url, listUrls(address))} and ${searchIndex.kind} <> all(${sql.param(LINK_KINDS)}))`,
        ),
      ),
    )
    .orderBy(desc(isTarget), desc(searchIndex.day), searchIndex.kind, desc(searchIndex.entry))
    .limit(perpage);
  return {
    list: rows.map(({ parent, total: _total, ...row }) => {
      const kind = row.kind as KindId;
      return {
        ...row,
        kind,
        area: row.area as Area,
        url: buildStaffUrl(kindOf(kind), row.id, parent),
        excerpt: '',
        marks: { title: [], summary: [], excerpt: [] },
      };
    }),
    total: rows[0]?.total ?? 0,
    page: 1,
    perpage,
    hasMore: false,
    areas: [],
  };
}

/** Spellings of a URL: in both languages, with and without the hash. */
function listUrls({ pathname, searchParams, hash }: URL) {
  const own = new URLSearchParams(searchParams);
  own.delete('lang');
  const query = own.size > 0 ? `?${own}` : '';
  return [`${pathname}${query}${hash}`, `${pathname}${query}`, `${pathname}${hash}`];
}

/** The entry with the most specific matching URL of the back office. */
function findEditedEntry({ pathname, searchParams }: URL) {
  const candidates = KINDS.flatMap((kind) => {
    const { screen, area } = kind;
    const body = screen.shape === 'list' && screen.body;
    const parent = screen.shape === 'nested' ? parseId(searchParams.get(screen.parent)) : null;
    return ['edit', 'id'].flatMap((name) => {
      const id = parseId(searchParams.get(name));
      if (id === null) return [];
      const form = new URL(buildStaffUrl(kind, id, parent), PLACEHOLDER_ORIGIN);
      const isThere =
        [form.pathname, body && `${STAFF_PREFIX}${area}/${body}`].includes(pathname) &&
        [...form.searchParams].every(([key, value]) => searchParams.get(key) === value);
      return isThere ? { kind, id, size: form.searchParams.size } : [];
    });
  });
  return (
    candidates.toSorted((one, other) => other.size - one.size).find(({ size }) => size > 0) ?? null
  );
}
