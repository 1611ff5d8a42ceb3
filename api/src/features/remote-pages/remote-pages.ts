import type { Queryable } from '../../platform/db/database.ts';
import { remotePages } from './remote-pages-table.ts';

/** Name in change notifications, beside those of kinds. */
export const REMOTE_PAGES = 'remote_pages';

export type RemotePage = typeof remotePages.$inferSelect;

export async function readRemotePages(orm: Queryable): Promise<RemotePage[]> {
  return (await orm.select().from(remotePages)).toSorted(compareByPath);
}

export const compareByPath = (one: RemotePage, other: RemotePage): number =>
  one.path < other.path ? -1 : 1;
