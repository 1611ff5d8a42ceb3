import type { Api } from '@admissions/api-client';
import type { FacultyLevel, ListedAt } from '@admissions/model/kinds';
import { readList } from './public-reads.ts';

/** Newest year first. */
export type ChannelEntry = ListedAt<'faculty/bachelor_entry_list'>;
export type Year = ChannelEntry['years'][number];

const PER_PAGE = 100;
/** All admission channels of a level, or of one department. */
export async function readAdmissionChannels(
  api: Api,
  level: FacultyLevel,
  id?: number,
): Promise<ChannelEntry[]> {
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
