import type { Api } from '@admissions/api-client';
import { apiContext } from '@admissions/api-client';
import type { Locale } from '@admissions/model';
import { taipeiDay } from '@admissions/model';
import { refuseEvent } from '@admissions/model/forms';
import type { LoaderFunctionArgs } from 'react-router';
import { loadEvents } from '../../lib/events/load-events.ts';
import { formatWhen } from '../../lib/events/occasion-words.ts';
import type { BookedKind, Occasion } from '../../lib/events/occasions.ts';
import { comingEvents, findState, fromCamp, fromEvent } from '../../lib/events/occasions.ts';
import { loadEntry } from '../../lib/public-reads.ts';
import { numberIn } from '../../lib/reads.ts';
import { loadFormBanners } from '../../lib/request/form-banners.ts';
import type { Refusal } from '../../lib/request/visitor-request.ts';

/** What the address names, an event or a camp: its id, and null for what is not there any more. */
export interface Asked {
  of: BookedKind;
  id: number;
  occasion: Occasion | null;
}

/** What the page of the form shows: its banners, and what somebody signs up for, or else could sign up for. */
export async function loadVisit(args: LoaderFunctionArgs) {
  const api = args.context.get(apiContext);
  const today = taipeiDay(new Date());
  const named = findNamed(args.request.url);
  const [page, asked, open] = await Promise.all([
    loadFormBanners(args),
    named && loadAsked(api, named),
    named ? [] : loadOpen(api, today),
  ]);
  return { ...page, asked, open, today };
}

/** What one can sign up for with this form today, for who has not said what they come to. */
const loadOpen = async (api: Api, today: string): Promise<Occasion[]> =>
  comingEvents(await loadEvents(api), today).filter(
    (each) => each.signup === 'visit' && findState(each, { today }) === 'open',
  );

type Named = Pick<Asked, 'of' | 'id'>;
function findNamed(url: string): Named | null {
  const event = numberIn(url, 'event');
  if (event !== null) return { of: 'event', id: event };
  const camp = numberIn(url, 'camp');
  return camp === null ? null : { of: 'camp', id: camp };
}
async function loadAsked(api: Api, { of, id }: Named): Promise<Asked> {
  if (of === 'event') {
    const found = await loadEntry(api, 'highschool/event_info', id);
    return { of, id, occasion: found && fromEvent(found) };
  }
  const found = await loadEntry(api, 'highschool/camp_info', id);
  return { of, id, occasion: found && fromCamp(found) };
}

/** What somebody signs up for in a line, as the summary of what was sent names it. */
export const nameOccasion = (occasion: Occasion, locale: Locale): string =>
  `${occasion.title} ${formatWhen(occasion, locale)}`;

/** As whom somebody comes to it for whom nothing else is known: whom the office named first. */
export const usualAudience = ({ occasion }: Asked): string =>
  occasion?.who.find((each) => each === 'student' || each === 'parent') ?? 'student';

/** Why these answers would be refused for it, by field; nothing where the places are not known. */
export function refusalsOf(
  { of, occasion }: Asked,
  {
    left,
    ...sent
  }: {
    people: number;
    audience: unknown;
    guardian: unknown;
    left: number | undefined;
  },
  locale: Locale,
): Record<string, Refusal> {
  const known = { ...sent, today: taipeiDay(new Date()), left: left ?? null, of };
  const facts = occasion && { ...occasion, date: occasion.dates.end };
  const refusal = refuseEvent(facts ?? undefined, known, locale);
  return refusal ? { [refusal.field]: refusal } : {};
}
