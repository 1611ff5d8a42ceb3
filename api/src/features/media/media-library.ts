import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { MediaRow } from './media-tables.ts';
import { media } from './media-tables.ts';

/** Where kinds look their pictures and files up. */
export interface MediaLibrary {
  /** The rows with these ids; an id that is not there is left out. */
  imagesOf(ids: readonly number[]): Promise<Map<number, MediaRow>>;
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
});
