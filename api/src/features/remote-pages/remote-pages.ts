import type { Queryable } from '../../platform/db/database.ts';
import { remotePages } from './remote-pages-table.ts';

/** What a change of them is announced as, beside the names of kinds. */
export const REMOTE_PAGES = 'remote_pages';

export type RemotePage = typeof remotePages.$inferSelect;

/** In the order of their paths. */
export async function readRemotePages(orm: Queryable): Promise<RemotePage[]> {
  return (await orm.select().from(remotePages)).toSorted(compareByPath);
}

export const compareByPath = (one: RemotePage, other: RemotePage): number =>
  one.path < other.path ? -1 : 1;
