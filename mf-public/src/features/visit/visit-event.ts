import { apiContext } from '@admissions/api-client';
import type { Locale } from '@admissions/contracts';
import { refuseEvent, taipeiDay } from '@admissions/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { formatWhen } from '../../lib/events/occasion-words.ts';
import type { EventCard } from '../../lib/events/occasions.ts';
import { fromEvent } from '../../lib/events/occasions.ts';
import { readEntry } from '../../lib/public-reads.ts';
import { loadSection, numberIn } from '../../lib/reads.ts';
import { loadFormBanners } from '../../lib/request/form-banners.ts';
import type { Refusal } from '../../lib/request/visitor-request.ts';

/** The event that the address names: its id, and null for what is not there any more. */
export interface AskedEvent {
  id: number;
  event: EventCard | null;
}

/** What the page of the form shows: its banners, and the event that somebody signs up for. */
export async function loadVisit(args: LoaderFunctionArgs) {
  const id = numberIn(args.request.url, 'event');
  const [page, event] = await Promise.all([
    loadFormBanners(args),
    id === null
      ? null
      : loadSection(
          readEntry(args.context.get(apiContext), 'highschool/event_info', id, { silent: true }),
        ),
  ]);
  const asked: AskedEvent | null = id === null ? null : { id, event };
  return { ...page, asked, today: taipeiDay(new Date()) };
}

/** The event in a line, as the summary of what was sent names it. */
export const nameEvent = (event: EventCard, locale: Locale): string =>
  `${event.title} ${formatWhen(fromEvent(event), locale)}`;

/** As whom somebody comes to an event for whom nothing else is known. */
export const usualAudience = ({ event }: AskedEvent): string =>
  event && !event.audience.includes('student') && event.audience.includes('parent')
    ? 'parent'
    : 'student';

/** Why these answers would be refused for the event, by field; nothing where the places are not known. */
export function refusalsOf(
  { event }: AskedEvent,
  { people, left }: { people: number; left: number | undefined },
  locale: Locale,
): Record<string, Refusal> {
  const known = { today: taipeiDay(new Date()), left: left ?? null, people };
  const refusal = refuseEvent(event ?? undefined, known, locale);
  return refusal ? { [refusal.field]: refusal } : {};
}
