import type { Media, Page } from '@admissions/contracts';
import { MEDIA_KINDS, MEDIA_ORDERS } from '@admissions/contracts';
import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import type { Orm } from '../../platform/db/database.ts';
import { notExists } from '../../platform/http/http-error.ts';
import { containing, pageQuery } from '../../platform/http/list-query.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { accounts } from '../identity/tables/accounts-tables.ts';
import { mayChange } from './media-access.ts';
import { toMedia } from './media-item.ts';
import type { MediaRow } from './media-tables.ts';
import { media, mediaUses } from './media-tables.ts';

type Reader = Pick<SignedIn, 'id' | 'priv'>;

const searchText = (description: string) =>
  z.string().trim().max(100).default('').meta({ description });
/** The query of the library's list. */
export const mediaQuery = pageQuery.extend({
  text: searchText('Found in names and alternative texts'),
  search: searchText('The same as text'),
  type: z.enum(['', ...MEDIA_KINDS]).default(''),
  order: z.enum(MEDIA_ORDERS).default('newest'),
  used: z.enum(['', 'yes', 'no']).default(''),
});

const ORDERS: Readonly<Record<(typeof MEDIA_ORDERS)[number], SQL[]>> = {
  newest: [desc(media.id)],
  oldest: [asc(media.id)],
  largest: [desc(media.size), desc(media.id)],
  smallest: [asc(media.size), desc(media.id)],
  name: [asc(media.name), desc(media.id)],
};

/** One page of the library, as this account may use it. */
export async function listMedia(
  orm: Orm,
  query: z.output<typeof mediaQuery>,
  by: Reader,
): Promise<Page<Media>> {
  const { page, perpage, type, order, used } = query;
  const text = query.text || query.search;
  const use = sql`exists (select 1 from ${mediaUses} where ${mediaUses.mediaId} = ${media.id})`;
  const wanted = and(
    text === ''
      ? undefined
      : or(ilike(media.name, containing(text)), ilike(media.alt, containing(text))),
    type === '' ? undefined : eq(media.kind, type),
    used === 'yes' ? use : undefined,
    used === 'no' ? sql`not ${use}` : undefined,
  );
  const rows = await orm
    .select()
    .from(media)
    .where(wanted)
    .orderBy(...ORDERS[order])
    .limit(perpage)
    .offset((page - 1) * perpage);
  const [sum] = await orm.select({ total: count() }).from(media).where(wanted);
  return { list: await withFacts(orm, rows, by), total: sum?.total ?? 0, page, perpage };
}

/** One item of the library, or a refusal. */
export async function readMediaItem(
  { db: { orm } }: Pick<Deps, 'db'>,
  id: number,
  by: Reader,
): Promise<Media> {
  const [item] = await withFacts(orm, await orm.select().from(media).where(eq(media.id, id)), by);
  if (!item) throw notExists();
  return item;
}

// Who uploaded them, and in how many entries of which kinds they stand: two questions for the whole page.
async function withFacts(
  orm: Pick<Orm, 'select'>,
  rows: readonly MediaRow[],
  by: Reader,
): Promise<Media[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const uploaders = [0, ...rows.flatMap(({ createdBy }) => createdBy ?? [])];
  const names = await orm
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, uploaders));
  const uses = await orm
    .select({
      id: mediaUses.mediaId,
      uses: sql<number>`count(distinct (${mediaUses.kind}, ${mediaUses.entryId}))::int`,
      kinds: sql<string[]>`array_agg(distinct ${mediaUses.kind})`,
    })
    .from(mediaUses)
    .where(inArray(mediaUses.mediaId, ids))
    .groupBy(mediaUses.mediaId);
  return rows.map((row) => {
    const { uses: count, kinds } = uses.find(({ id }) => id === row.id) ?? { uses: 0, kinds: [] };
    return toMedia(row, {
      createdBy: names.find(({ id }) => id === row.createdBy)?.name ?? null,
      uses: count,
      mayChange: mayChange(by, row, kinds),
    });
  });
}
