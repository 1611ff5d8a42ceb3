import type { Api } from '@admissions/api-client';
import { readList } from '../public-reads.ts';
import { loadSection, toEntries } from '../reads.ts';
import type { EventCard } from './occasions.ts';

/** All events, for a part of a page; none when they cannot be read. */
export const loadEvents = async (api: Api): Promise<EventCard[]> =>
  toEntries(
    await loadSection(
      readList(api, 'highschool/event_list', { params: { perpage: 100 }, silent: true }),
    ),
  );
