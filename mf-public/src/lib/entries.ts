import type { Api } from '@admissions/api-client';
import type { FacultyLevel, ListedAt } from '@admissions/model/kinds';
import { readList } from './public-reads.ts';

/** Newest year first. */
export type Entry = ListedAt<'faculty/bachelor_entry_list'>;
export type Year = Entry['years'][number];

const PER_PAGE = 100;
/** All admission channels of a level, or of one department. */
export async function readEntries(api: Api, level: FacultyLevel, id?: number): Promise<Entry[]> {
  const read = (page: number) =>
    readList(api, `faculty/${level}_entry_list`, {
      params: { id, page, perpage: PER_PAGE },
      silent: true,
    });
  const first = await read(1);
  const more = Math.max(0, Math.ceil(first.total / PER_PAGE) - 1);
  const others = await Promise.all(Array.from({ length: more }, (_, index) => read(index + 2)));
  return [first, ...others].flatMap(({ list }) => list);
}
