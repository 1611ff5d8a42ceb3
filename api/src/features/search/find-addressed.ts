import type { Area, Priv } from '@admissions/model';
import { AREAS, allows, buildStaffUrl } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { KINDS, kindOf, PUBLIC_PATHS } from '@admissions/model/kinds';
import type { DeskOthers, DeskSearchData } from '@admissions/protocol/staff';
import type { SQL } from 'drizzle-orm';
import { and, desc, inArray, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { findTarget, NO_HOST, parseOwn, toId } from '../checks/dead-links.ts';
import { stateNow } from './find-hits.ts';
import { searchEntries as known } from './search-table.ts';
import { PAGE_KIND } from './site-pages.ts';

const STAFF = '/admin/';
/** What only leads to another page does not make it. */
const LEADING = KINDS.filter(({ page }) => page?.leadsTo).map(({ id }) => id);

/** What was typed as an address of this site, of visitors or of staff; null when it is none. */
export function parseAddressed(typed: string): URL | null {
  const address = parseOwn(typed.trim());
  if (!address) return null;
  const { pathname } = address;
  return PUBLIC_PATHS.has(pathname) || pathname.startsWith(STAFF) ? address : null;
}

/** The entries that make the page of an address, or that are edited there, of the areas that these flags open; first the one that it names. */
export async function findAddressed(
  orm: Queryable,
  priv: Priv,
  { address, perpage }: { address: URL; perpage: number },
): Promise<Omit<DeskSearchData, keyof DeskOthers>> {
  const { pathname, searchParams } = address;
  const target = pathname.startsWith(STAFF)
    ? findEdited(address)
    : findTarget(pathname, searchParams);
  const isTarget = sql<boolean>`(${known.kind} = ${target?.kind.id ?? ''} and ${known.entry} = ${target?.id ?? 0})`;
  const rows = await orm
    .select({
      kind: known.kind,
      area: known.area,
      id: known.entry,
      title: known.title,
      summary: known.summary,
      date: known.day,
      state: stateNow as SQL<DeskSearchData['list'][number]['state']>,
      parent: known.parentEntry,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(known)
    .where(
      and(
        inArray(
          known.area,
          AREAS.filter((area) => allows(priv, area)),
        ),
        ne(known.state, 'trash'),
        ne(known.kind, PAGE_KIND),
        or(
          isTarget,
          sql`(${inArray(known.url, listUrls(address))} and ${known.kind} <> all(${sql.param(LEADING)}))`,
        ),
      ),
    )
    .orderBy(desc(isTarget), desc(known.day), known.kind, desc(known.entry))
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

/** How the address of an entry may be written: whatever the language, and also without the place inside the page. */
function listUrls({ pathname, searchParams, hash }: URL): string[] {
  const own = new URLSearchParams(searchParams);
  own.delete('lang');
  const query = own.size > 0 ? `?${own}` : '';
  return [`${pathname}${query}${hash}`, `${pathname}${query}`, `${pathname}${hash}`];
}

/** The entry whose form is opened by an address of the back office: the one whose own address says the most of it. */
function findEdited({ pathname, searchParams }: URL) {
  const said = KINDS.flatMap((kind) => {
    const { screen, area } = kind;
    const body = screen.shape === 'list' && screen.body;
    const parent = screen.shape === 'nested' ? toId(searchParams.get(screen.parent)) : null;
    return ['edit', 'id'].flatMap((name) => {
      const id = toId(searchParams.get(name));
      if (id === null) return [];
      const form = new URL(buildStaffUrl(kind, id, parent), NO_HOST);
      const isThere =
        [form.pathname, body && `${STAFF}${area}/${body}`].includes(pathname) &&
        [...form.searchParams].every(([key, value]) => searchParams.get(key) === value);
      return isThere ? { kind, id, size: form.searchParams.size } : [];
    });
  });
  return said.toSorted((one, other) => other.size - one.size).find(({ size }) => size > 0) ?? null;
}
