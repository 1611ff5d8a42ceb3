import type { Api } from '@admissions/api-client';
import { loadList } from '../public-reads.ts';
import type { EventCard } from './calendar-events.ts';

/** All events, for a part of a page; none when they cannot be read. */
export const loadEvents = async (api: Api): Promise<EventCard[]> =>
  (await loadList(api, 'highschool/event_list')) ?? [];
