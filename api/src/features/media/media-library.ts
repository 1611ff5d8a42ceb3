import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { MediaRow } from './media-tables.ts';
import { media } from './media-tables.ts';

/** Where kinds look their pictures and files up. */
export interface MediaLibrary {
  /** The rows with these ids; an id that is not there is left out. */
  imagesOf(ids: readonly number[]): Promise<Map<number, MediaRow>>;
  /** Those of these files that are films of the library. */
  filmsAmong(files: readonly string[]): Promise<Set<string>>;
}

export const mediaLibrary = (db: Database): MediaLibrary => ({
  async imagesOf(ids) {
    if (ids.length === 0) return new Map();
    const rows = await db.orm
      .select()
      .from(media)
      .where(inArray(media.id, [...new Set(ids)]));
    return new Map(rows.map((row) => [row.id, row]));
  },
  async filmsAmong(files) {
    if (files.length === 0) return new Set();
    const rows = await db.orm
      .select({ file: media.file })
      .from(media)
      .where(and(eq(media.kind, 'video'), inArray(media.file, [...new Set(files)])));
    return new Set(rows.map(({ file }) => file));
  },
});
