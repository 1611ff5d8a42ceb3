import { type DateRange, type Locale, pair, taipeiDay } from '@admissions/model';
import {
  findAudience,
  findDateRangeProblem,
  findDayProblem,
  findEventProblem,
  isDayRequired,
  listWishDays,
  type VisitDay,
  visit,
} from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSeats } from '../../lib/events/use-seats.ts';
import { defineRequest, type RefusedRequest } from '../../lib/request/visitor-request.ts';
import type { VisitRules } from './use-visit-days.ts';
import { formatEventName, getDefaultAudience, type SelectedEvent } from './visit-event.ts';

const visitRequest = defineRequest(visit);
const EMPTY = { ...visitRequest.empty, audience: visit.audiences?.usual ?? '', people: '1' };
const CHECKED_ON_CHANGE = ['dates.begin', 'dates.end', 'people'];

/** Returns the form, its audience (`who`, null for none) and the seats left. */
export function useVisitRequest(
  selected: SelectedEvent | null,
  { days, rules }: { days: readonly VisitDay[] | undefined; rules: VisitRules | null },
) {
  const t = useMessage();
  const [search] = useSearchParams();
  const findSeatsLeft = useSeats(selected !== null);
  const left = selected?.calendarEvent ? findSeatsLeft(selected.calendarEvent) : undefined;
  const requestedAudience = search.get('who');
  const audienceParam =
    requestedAudience !== null && Object.hasOwn(visit.options.audience, requestedAudience)
      ? requestedAudience
      : null;
  const eventAudience =
    audienceParam === 'parent' ? audienceParam : selected && getDefaultAudience(selected);
  const who = selected ? eventAudience : audienceParam;
  const event = selected?.of === 'event' ? String(selected.id) : '';
  const camp = selected?.of === 'camp' ? String(selected.id) : '';
  // An earlier selection does not apply to this address.
  const chosen = useMemo(
    () => ({ event, camp, ...(who && { audience: who }) }),
    [event, camp, who],
  );
  const name =
    (selected?.calendarEvent && formatEventName(selected.calendarEvent, t.locale)) ??
    `${event}${camp}`;
  const named = { [event || camp]: pair(name, name) };
  const request = {
    ...visitRequest,
    form: {
      ...visit,
      options: {
        ...visit.options,
        event: named,
        camp: named,
      },
    },
    empty: EMPTY,
    chosen,
    checkOnChange: CHECKED_ON_CHANGE,
    refuse(sent: Record<string, unknown>, locale: Locale): Record<string, RefusedRequest> {
      if (!findAudience(visit, sent)?.isBooked)
        return rules ? refuseWishedDays(rules, sent, locale) : {};
      const people = typeof sent.people === 'number' ? sent.people : 1;
      if (!isDayRequired(visit, sent)) {
        const event = selected?.calendarEvent;
        if (!event) return {};
        const { audience, guardian } = sent;
        // Unknown seats are not a reason.
        const context = { people, left: left ?? null, of: selected.of, audience, guardian };
        const refusal = findEventProblem(
          { ...event, date: event.dates.end },
          { ...context, today: taipeiDay() },
          locale,
        );
        return refusal ? { [refusal.field]: refusal } : {};
      }
      const { begin } = sent.dates as { begin?: string };
      const refusal = days && begin ? findDayProblem(days, { day: begin, people }, locale) : null;
      return refusal ? { 'dates.begin': refusal } : {};
    },
  };
  return { request, who, left };
}

/** The check of the API, before anything is sent. */
function refuseWishedDays(
  rules: VisitRules,
  { dates }: Record<string, unknown>,
  locale: Locale,
): Record<string, RefusedRequest> {
  const { begin = '', end = '' } = (dates ?? {}) as Partial<DateRange>;
  // Until the last day is filled in, the first one is checked alone.
  const last = end || begin;
  if (begin === '' || last < begin) return {};
  const days = listWishDays(rules, { today: taipeiDay(), last });
  const refusal = findDateRangeProblem(days, { begin, end: last }, locale);
  return refusal ? { 'dates.begin': refusal } : {};
}
