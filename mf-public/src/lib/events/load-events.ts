import type { Api } from '@admissions/api-client';
import { loadList } from '../public-reads.ts';
import type { EventCard } from './calendar-events.ts';

/** For a section of a page; empty if unreadable. */
export const loadEvents = async (api: Api): Promise<EventCard[]> =>
  (await loadList(api, 'highschool/event_list')) ?? [];
