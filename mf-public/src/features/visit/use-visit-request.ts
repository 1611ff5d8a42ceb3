import type { Locale } from '@admissions/model';
import type { VisitDay } from '@admissions/model/forms';
import { findAudience, isDayAsked, refuseDay, refuseWish, visit } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { usePlaces } from '../../lib/events/use-places.ts';
import type { Refusal } from '../../lib/request/visitor-request.ts';
import { defineRequest } from '../../lib/request/visitor-request.ts';
import type { Asked } from './visit-event.ts';
import { nameOccasion, refusalsOf, usualAudience } from './visit-event.ts';

const visitRequest = defineRequest(visit);
const EMPTY = { ...visitRequest.empty, audience: visit.audiences?.usual ?? '', people: '1' };

/** The request as the address and what is known of days and places make it; `who` is as whom the address has it sent. */
export function useVisitRequest(asked: Asked | null, days: readonly VisitDay[] | undefined) {
  const t = useMessage();
  const [search] = useSearchParams();
  const leftOf = usePlaces(asked !== null);
  const left = asked?.occasion ? leftOf(asked.occasion) : undefined;
  const said = search.get('who');
  const known = said !== null && Object.hasOwn(visit.options.audience, said) ? said : null;
  const ofEvent = known === 'parent' ? known : asked && usualAudience(asked);
  const who = asked ? ofEvent : known;
  const event = asked?.of === 'event' ? String(asked.id) : '';
  const camp = asked?.of === 'camp' ? String(asked.id) : '';
  // What was looked at before is not what this address asks for.
  const chosen = useMemo(
    () => ({ event, camp, ...(who && { audience: who }) }),
    [event, camp, who],
  );
  const name = (asked?.occasion && nameOccasion(asked.occasion, t.locale)) ?? `${event}${camp}`;
  const named = { [event || camp]: { 'zh-TW': name, en: name } };
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
    refuse(sent: Record<string, unknown>, locale: Locale): Record<string, Refusal> {
      if (!findAudience(visit, sent)?.isBooked) return days ? refuseWished(days, sent, locale) : {};
      const people = typeof sent.people === 'number' ? sent.people : 1;
      if (!isDayAsked(visit, sent)) {
        const { audience, guardian } = sent;
        return asked ? refusalsOf(asked, { people, left, audience, guardian }, locale) : {};
      }
      const { begin } = sent.dates as { begin?: string };
      const refusal = days && begin ? refuseDay(days, { day: begin, people }, locale) : null;
      return refusal ? { 'dates.begin': refusal } : {};
    },
  };
  return { request, who, left };
}

/** What is known of the days before a school sends its wish; the API knows all of them. */
function refuseWished(
  days: readonly VisitDay[],
  { dates }: Record<string, unknown>,
  locale: Locale,
): Record<string, Refusal> {
  const refusal = refuseWish(days, { begin: '', end: '', ...(dates as object) }, locale);
  return refusal ? { 'dates.begin': refusal } : {};
}
