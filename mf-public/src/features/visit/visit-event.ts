import { apiContext } from '@admissions/api-client';
import type { Locale } from '@admissions/contracts';
import { refuseEvent, taipeiDay } from '@admissions/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { formatWhen } from '../../lib/events/occasion-words.ts';
import type { BookedKind, Occasion } from '../../lib/events/occasions.ts';
import { comingEvents, findState, fromCamp, fromEvent } from '../../lib/events/occasions.ts';
import { readEntry, readList } from '../../lib/public-reads.ts';
import { loadSection, numberIn, toEntries } from '../../lib/reads.ts';
import { loadFormBanners } from '../../lib/request/form-banners.ts';
import type { Refusal } from '../../lib/request/visitor-request.ts';

/** What the address names, an event or a camp: its id, and null for what is not there any more. */
export interface Asked {
  of: BookedKind;
  id: number;
  occasion: Occasion | null;
}

/** What the page of the form shows: its banners, and what somebody signs up for. */
export async function loadVisit(args: LoaderFunctionArgs) {
  const [page, asked] = await Promise.all([loadFormBanners(args), loadAsked(args)]);
  const today = taipeiDay(new Date());
  return { ...page, asked, open: asked ? [] : await loadOpen(args, today), today };
}

/** What one can sign up for with this form today, for who has not said what they come to. */
async function loadOpen({ context }: LoaderFunctionArgs, today: string): Promise<Occasion[]> {
  const events = await loadSection(
    readList(context.get(apiContext), 'highschool/event_list', {
      params: { perpage: 100 },
      silent: true,
    }),
  );
  return comingEvents(toEntries(events), today).filter(
    (each) => each.signup === 'visit' && findState(each, { today }) === 'open',
  );
}

async function loadAsked({ request, context }: LoaderFunctionArgs): Promise<Asked | null> {
  const api = context.get(apiContext);
  const event = numberIn(request.url, 'event');
  if (event !== null) {
    const found = await loadSection(
      readEntry(api, 'highschool/event_info', event, { silent: true }),
    );
    return { of: 'event', id: event, occasion: found && fromEvent(found) };
  }
  const camp = numberIn(request.url, 'camp');
  if (camp === null) return null;
  const found = await loadSection(readEntry(api, 'highschool/camp_info', camp, { silent: true }));
  return { of: 'camp', id: camp, occasion: found && fromCamp(found) };
}

/** What somebody signs up for in a line, as the summary of what was sent names it. */
export const nameOccasion = (occasion: Occasion, locale: Locale): string =>
  `${occasion.title} ${formatWhen(occasion, locale)}`;

/** As whom somebody comes to it for whom nothing else is known. */
export const usualAudience = ({ occasion }: Asked): string =>
  occasion && !occasion.who.includes('student') && occasion.who.includes('parent')
    ? 'parent'
    : 'student';

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
