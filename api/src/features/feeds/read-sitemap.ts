import { PUBLIC_PAGES } from '@admissions/model';
import { isKindId, kindOf } from '@admissions/model/kinds';
import type { Page, SitemapEntry } from '@admissions/protocol';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { media, mediaUses } from '../media/media-tables.ts';
import { readRemotePages } from '../releases/read-remote-pages.ts';
import { isVisibleNow, searchEntries as searchIndex } from '../search/search-table.ts';

/** Search engines accept 50,000 per file. */
const SITEMAP_PERPAGE = 10_000;

// A scheduled entry counts as changed on its publication day.
const changedAt = sql<string>`to_char(greatest(${searchIndex.updatedAt}, ${searchIndex.publishAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const ownPages = and(eq(searchIndex.isOwnPage, true), isVisibleNow);

/** Fixed pages and those of remotes first, then entries. */
export async function readSitemap(orm: Queryable, page: number): Promise<Page<SitemapEntry>> {
  const addresses = await readFixedAddresses(orm);
  const fixed = page === 1 ? await fixedPages(orm, addresses) : [];
  const [rows, total] = await Promise.all([
    orm
      .select({
        url: searchIndex.url,
        updatedAt: changedAt,
        kind: searchIndex.kind,
        image: sql<string | null>`'/media/' || ${media.file}`,
      })
      .from(searchIndex)
      .leftJoin(
        mediaUses,
        and(
          eq(mediaUses.kind, searchIndex.kind),
          eq(mediaUses.entryId, searchIndex.entry),
          eq(mediaUses.field, 'pic'),
        ),
      )
      .leftJoin(media, eq(media.id, mediaUses.mediaId))
      .where(ownPages)
      .orderBy(asc(searchIndex.kind), asc(searchIndex.entry))
      .limit(SITEMAP_PERPAGE - fixed.length)
      .offset(page === 1 ? 0 : (page - 1) * SITEMAP_PERPAGE - addresses.length),
    orm.$count(searchIndex, ownPages),
  ]);
  return {
    list: [...fixed, ...(rows as SitemapEntry[])],
    total: addresses.length + total,
    page,
    perpage: SITEMAP_PERPAGE,
  };
}

async function readFixedAddresses(orm: Queryable) {
  const claimed = (await readRemotePages(orm)).filter(({ inSitemap }) => inSitemap);
  return [...new Set([...PUBLIC_PAGES, ...claimed.map(({ path }) => path)])];
}

/** Fixed pages, each dated by the newest entry it shows. */
async function fixedPages(orm: Queryable, addresses: readonly string[]): Promise<SitemapEntry[]> {
  const rows = await orm
    .select({ kind: searchIndex.kind, updatedAt: sql<string>`max(${changedAt})` })
    .from(searchIndex)
    .where(isVisibleNow)
    .groupBy(searchIndex.kind);
  return addresses.map((url) => {
    const page = url.split('?')[0];
    const times = rows
      .filter(({ kind }) => isKindId(kind) && kindOf(kind).page?.page === page)
      .map(({ updatedAt }) => updatedAt);
    return { url, updatedAt: times.sort().at(-1) ?? null, kind: null, image: null };
  });
}
