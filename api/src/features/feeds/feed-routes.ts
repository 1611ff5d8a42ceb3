import { PUBLIC_PAGES, publicUrlOf } from '@admissions/model';
import {
  admissions,
  camp,
  event,
  isKindId,
  KINDS,
  kindOf,
  nationalDate,
  news,
} from '@admissions/model/kinds';
import {
  type FeedEntry,
  type Page,
  SITE_READ_PATHS,
  type SitemapEntry,
} from '@admissions/protocol';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendCached } from '../../content/cache/send-cached.ts';
import type { Deps } from '../../content/deps.ts';
import { readVisible } from '../../content/read/read-entry.ts';
import { kindsReadWith } from '../../content/read/select-entries.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { success } from '../../platform/http/http-error.ts';
import { typedRoutes } from '../../platform/http/typed-routes.ts';
import { wholeNumber } from '../../platform/validation/input-schemas.ts';
import {
  day,
  listSchema,
  moment,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { media, mediaUses } from '../media/media-tables.ts';
import { readRemotePages } from '../releases/read-remote-pages.ts';
import { isVisibleNow, searchEntries as searchIndex } from '../search/search-table.ts';
import { readCalendar } from './read-calendar.ts';

const url = { ...text, description: 'An address on this site' };

const feedDocs = {
  sitemap: {
    summary: 'Every page for search engines, 10,000 at once',
    answer: objectSchema({
      list: listSchema(
        objectSchema({
          url,
          updatedAt: orNull(moment),
          kind: orNull({ ...text, enum: KINDS.map(({ id }) => id) }),
          image: orNull(url),
        }),
      ),
      total: whole,
      page: whole,
      perpage: whole,
    }),
  },
  feed: {
    summary: 'The newest articles without samples, for the news feed',
    answer: objectSchema({
      list: listSchema(
        objectSchema({
          url,
          title: text,
          summary: text,
          category: text,
          date: day,
          updatedAt: moment,
        }),
      ),
    }),
  },
  calendar: {
    summary: 'Camps, registrations and admission dates, for the calendar',
    answer: objectSchema({
      list: listSchema(
        objectSchema(
          {
            uid: text,
            labels: listSchema(text),
            title: text,
            begin: day,
            end: day,
            hours: orNull(objectSchema({ begin: text, end: text })),
            url,
            place: orNull(text),
            text,
            updatedAt: moment,
            isSample: { const: true },
          },
          ['isSample'],
        ),
      ),
    }),
  },
};

const nothing = z.strictObject({});
const sitemapQuery = z.strictObject({ page: wholeNumber(1000, 1) });

/** Data for the shell's sitemap, news feed and calendar. */
export async function feedRoutes(app: FastifyInstance, deps: Deps) {
  const routes = typedRoutes(app, 'app', 'feeds');
  const { cache, db } = deps;
  const sources = [...KINDS.map(({ id }) => id), 'releases'];
  routes.get(
    SITE_READ_PATHS.sitemap,
    { docs: feedDocs.sitemap, query: sitemapQuery },
    async ({ query: { page }, request, reply }) => {
      const load = async () => success(await readSitemap(db.orm, page));
      return sendCached(request, reply, await cache.read(`sitemap ${page}`, sources, load));
    },
  );
  routes.get(
    SITE_READ_PATHS.feed,
    { docs: feedDocs.feed, query: nothing },
    async ({ request, reply }) => {
      const load = async () => success({ list: await readFeed(deps) });
      return sendCached(request, reply, await cache.read('feed', kindsReadWith(news), load));
    },
  );
  routes.get(
    SITE_READ_PATHS.calendar,
    { docs: feedDocs.calendar, query: nothing },
    async ({ request, reply }) => {
      const kinds = [camp, event, admissions, nationalDate].flatMap(kindsReadWith);
      const load = async () => success({ list: await readCalendar(deps) });
      return sendCached(request, reply, await cache.read('calendar', kinds, load));
    },
  );
}

const MAX_ENTRIES = 30;
const NEWEST_FIRST = [
  { field: 'date', descending: true },
  { field: 'id', descending: true },
];

async function readFeed(deps: Deps): Promise<FeedEntry[]> {
  const entries = await readVisible(deps, news, {
    perpage: MAX_ENTRIES,
    omit: ['body', 'pic'],
    order: NEWEST_FIRST,
    where: eq(tableOf(news).isSample, false),
  });
  return entries.map(({ id, title, summary, category, date, updatedAt }) => ({
    url: publicUrlOf(news, { id }) ?? '/news',
    title,
    summary,
    category: category.title,
    date,
    updatedAt,
  }));
}

/** Search engines accept 50,000 per file. */
const SITEMAP_PERPAGE = 10_000;

// A scheduled entry counts as changed on its publication day.
const changedAt = sql<string>`to_char(greatest(${searchIndex.updatedAt}, ${searchIndex.publishAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const ownPages = and(eq(searchIndex.isOwnPage, true), isVisibleNow);

/** Fixed pages and those of remotes first, then entries. */
async function readSitemap(orm: Queryable, page: number): Promise<Page<SitemapEntry>> {
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
