import { AREAS, type Area } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import {
  MEDIA_KINDS,
  MEDIA_ORDERS,
  MEDIA_TAGS,
  type Media,
  type MediaPage,
} from '@admissions/protocol/staff';
import { and, arrayContains, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { CENTRE, mediaUrl, toSources } from '../../content/read/image-values.ts';
import type { Orm, Queryable } from '../../platform/db/database.ts';
import { requireRow } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { buildTermsCondition } from '../../platform/text/fold-text.ts';
import { pageQuery, readPage } from '../../platform/validation/input-schemas.ts';
import { accounts } from '../identity/tables/identity-tables.ts';
import { mayChange } from './media-access.ts';
import { type MediaRow, media, mediaUses } from './media-tables.ts';

type Reader = Pick<SignedIn, 'id' | 'priv'>;

const searchText = (description: string) =>
  z.string().trim().max(100).default('').meta({ description });
export const mediaQuery = pageQuery.extend({
  text: searchText('Found in names and alternative texts'),
  search: searchText('The same as text'),
  type: z.enum(['', ...MEDIA_KINDS]).default(''),
  order: z.enum(MEDIA_ORDERS).default('newest'),
  used: z.enum(['', 'yes', 'no']).default(''),
  alt: z.enum(['', 'missing']).default(''),
  area: z
    .enum(['', ...AREAS])
    .default('')
    .meta({ description: 'Shown by entries of this area' }),
  tag: z.string().max(MEDIA_TAGS.longest).default(''),
});

const ORDERS: Readonly<Record<(typeof MEDIA_ORDERS)[number], SQL[]>> = {
  newest: [desc(media.id)],
  oldest: [asc(media.id)],
  largest: [desc(media.size), desc(media.id)],
  smallest: [asc(media.size), desc(media.id)],
  name: [asc(media.name), desc(media.id)],
};

/** One page of the library with the rights of this account. */
export async function listMedia(
  orm: Orm,
  query: z.output<typeof mediaQuery>,
  by: Reader,
): Promise<MediaPage> {
  const { type, order, used, alt, area, tag } = query;
  const text = query.text || query.search;
  const use = sql`exists (select 1 from ${mediaUses} where ${mediaUses.mediaId} = ${media.id})`;
  const condition = and(
    text === '' ? undefined : buildTermsCondition([media.name, media.alt], text),
    type === '' ? undefined : eq(media.kind, type),
    used === 'yes' ? use : undefined,
    used === 'no' ? sql`not ${use}` : undefined,
    alt === 'missing'
      ? and(inArray(media.kind, ['image', 'panorama']), eq(media.alt, ''))
      : undefined,
    area === '' ? undefined : usedIn(area),
    tag === '' ? undefined : arrayContains(media.tags, [tag]),
  );
  const rows = selectDetailed(orm)
    .where(condition)
    .orderBy(...ORDERS[order]);
  const kinds = await orm
    .select({
      kind: media.kind,
      count: sql<number>`count(*)::int`,
      unused: sql<number>`(count(*) filter (where not ${use}))::int`,
    })
    .from(media)
    .where(condition)
    .groupBy(media.kind)
    .orderBy(sql`count(*) desc`);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const found = await readPage(rows, Promise.resolve(total), query);
  return {
    ...found,
    list: found.list.map((item) => toMedia(item, by)),
    kinds,
    tags: await countTags(orm),
  };
}

function usedIn(area: Area) {
  const kinds = KINDS.filter((kind) => kind.area === area).map(({ id }) => id);
  return sql`exists (select 1 from ${mediaUses} where ${mediaUses.mediaId} = ${media.id} and ${inArray(mediaUses.kind, [...kinds, ''])})`;
}

async function countTags(orm: Queryable): Promise<MediaPage['tags']> {
  const { rows } = await orm.execute<MediaPage['tags'][number] & Record<string, unknown>>(
    sql`select tag, count(*)::int as count from ${media}, unnest(${media.tags}) as tag group by tag order by tag`,
  );
  return rows;
}

/** Throws not found. */
export async function readMediaItem(orm: Queryable, id: number, by: Reader) {
  const item = requireRow(await selectDetailed(orm).where(eq(media.id, id)));
  return toMedia(item, by);
}

/** With the uploader and the uses. */
const selectDetailed = (orm: Queryable) =>
  orm
    .select({
      row: media,
      createdBy: accounts.name,
      uses: sql<number>`(select count(distinct (${mediaUses.kind}, ${mediaUses.entryId}))::int from ${mediaUses} where ${mediaUses.mediaId} = ${media.id})`,
      kinds: sql<
        string[]
      >`array(select distinct ${mediaUses.kind} from ${mediaUses} where ${mediaUses.mediaId} = ${media.id})`,
    })
    .from(media)
    .leftJoin(accounts, eq(accounts.id, media.createdBy));
type DetailedRow = Awaited<ReturnType<typeof selectDetailed>>[number];

function toMedia({ row, createdBy, uses, kinds }: DetailedRow, by: Reader): Media {
  const { file, variants, seedName: _seed, updatedBy: _editor, ...item } = row;
  return {
    ...item,
    url: mediaUrl(file),
    sources: toSources(variants),
    focal: row.focal ?? CENTRE,
    original: describeOriginal(row),
    uses,
    createdBy,
    mayChange: mayChange(by, row, kinds),
  };
}

function describeOriginal({ kind, original, file, width, height }: MediaRow) {
  if (kind !== 'image' && kind !== 'panorama') return null;
  return original
    ? { url: mediaUrl(original.file), width: original.width, height: original.height }
    : { url: mediaUrl(file), width, height };
}
