import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type MediaRow, media } from './media-tables.ts';

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
