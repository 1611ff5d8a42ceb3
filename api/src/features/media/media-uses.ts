import { isDeepStrictEqual } from 'node:util';
import { allows } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import type { MediaUse } from '@admissions/protocol/staff';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { collectMedia } from '../../content/field-types/collect-media.ts';
import { columnOf, tableOf } from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { refused } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { type MediaRow, media, mediaUses } from './media-tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** Runs in the transaction of the entry's write. */
export async function updateMediaUses(
  tx: Queryable,
  kind: { id: string },
  entry: Row,
  before: Row | null,
) {
  const uses = findUses(kind, entry);
  if (before && isDeepStrictEqual(uses, findUses(kind, before))) return;
  await tx
    .delete(mediaUses)
    .where(and(eq(mediaUses.kind, kind.id), eq(mediaUses.entryId, entry.id as number)));
  await insertUses(tx, uses);
}

/** For content stored without entry writes, such as the seed. */
export async function rebuildMediaUses(tx: Queryable) {
  await tx.delete(mediaUses);
  for (const kind of KINDS) {
    const rows = await tx.select().from(tableOf(kind));
    await insertUses(
      tx,
      rows.flatMap((row) => findUses(kind, row)),
    );
  }
}

interface MediaReference {
  kind: string;
  entryId: number;
  field: string;
  shown: number | string;
}
function findUses({ id: kind }: { id: string }, entry: Row): MediaReference[] {
  return Object.entries(entry).flatMap(([field, value]) =>
    [...collectMedia(value)].map((shown) => ({ kind, entryId: entry.id as number, field, shown })),
  );
}

async function insertUses(tx: Queryable, uses: readonly MediaReference[]) {
  if (uses.length === 0) return;
  const ids = uses.flatMap(({ shown }) => (typeof shown === 'number' ? [shown] : []));
  const files = uses.flatMap(({ shown }) => (typeof shown === 'string' ? [shown] : []));
  // Locked, so that nobody deletes an item being used.
  const found = await tx
    .select({ id: media.id, file: media.file })
    .from(media)
    .where(or(inArray(media.id, [...new Set(ids)]), inArray(media.file, [...new Set(files)])))
    .orderBy(asc(media.id))
    .for('key share');
  const rows = uses.flatMap(({ shown, ...use }) =>
    found
      .filter(({ id, file }) => id === shown || file === shown)
      .map(({ id }) => ({ ...use, mediaId: id })),
  );
  for (let at = 0; at < rows.length; at += 1000)
    await tx
      .insert(mediaUses)
      .values(rows.slice(at, at + 1000))
      .onConflictDoNothing();
}

export async function kindsUsing(orm: Queryable, mediaId: number) {
  const rows = await orm
    .selectDistinct({ kind: mediaUses.kind })
    .from(mediaUses)
    .where(eq(mediaUses.mediaId, mediaId));
  return rows.map(({ kind }) => kind);
}

/** The entries showing it; titles only of areas that the reader may read. */
export async function readUses(
  orm: Queryable,
  mediaId: number,
  { priv }: SignedIn,
): Promise<MediaUse[]> {
  const uses = await orm
    .select()
    .from(mediaUses)
    .where(eq(mediaUses.mediaId, mediaId))
    .orderBy(asc(mediaUses.kind), asc(mediaUses.entryId), asc(mediaUses.field));
  const read: MediaUse[] = [];
  for (const kind of KINDS) {
    const mine = uses.filter((use) => use.kind === kind.id);
    if (mine.length === 0) continue;
    const table = tableOf(kind);
    const entries = (await orm
      .select({
        id: table.id,
        title: columnOf(table, kind.title),
        status: table.status,
        deletedAt: table.deletedAt,
      })
      .from(table)
      .where(
        inArray(
          table.id,
          mine.map(({ entryId }) => entryId),
        ),
      )) as { id: number; title: unknown; status: MediaUse['status']; deletedAt: string | null }[];
    for (const { entryId, field } of mine) {
      const entry = entries.find(({ id }) => id === entryId);
      if (!entry) continue;
      const title = allows(priv, kind.area) ? String(entry.title ?? '') : null;
      read.push({
        kind: kind.id,
        area: kind.area,
        id: entryId,
        title,
        field,
        status: entry.status,
        isInTrash: entry.deletedAt !== null,
      });
    }
  }
  return read;
}

/** Missing ids are omitted. */
export async function findMedia(
  orm: Queryable,
  ids: readonly number[],
): Promise<Map<number, MediaRow>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select()
    .from(media)
    .where(inArray(media.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The videos among these files. */
export async function findFilms(orm: Queryable, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const rows = await orm
    .select({ file: media.file })
    .from(media)
    .where(and(eq(media.kind, 'video'), inArray(media.file, [...new Set(files)])));
  return new Set(rows.map(({ file }) => file));
}

/** Prevents deletion until the transaction ends; throws when one is already gone. */
export async function lockMediaRows(tx: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return;
  const uniqueIds = [...new Set(ids)];
  const locked = await tx
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, uniqueIds))
    .orderBy(asc(media.id))
    .for('key share');
  if (locked.length < uniqueIds.length) throw refused(422, 'error.mediaGone');
}
