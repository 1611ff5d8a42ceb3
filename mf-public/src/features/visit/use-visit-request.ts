import type { Locale, VisitDay } from '@admissions/contracts';
import { findAudience, isDayAsked, refuseDay, visit } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { usePlaces } from '../../lib/events/use-places.ts';
import type { Refusal } from '../../lib/request/visitor-request.ts';
import { defineRequest } from '../../lib/request/visitor-request.ts';
import type { AskedEvent } from './visit-event.ts';
import { nameEvent, refusalsOf, usualAudience } from './visit-event.ts';

const visitRequest = defineRequest(visit);
const EMPTY = { ...visitRequest.empty, audience: visit.audiences?.usual ?? '', people: '1' };

/** The request as the address and what is known of days and places make it; `who` is as whom the address has it sent. */
export function useVisitRequest(asked: AskedEvent | null, days: readonly VisitDay[] | undefined) {
  const t = useMessage();
  const [search] = useSearchParams();
  const places = usePlaces(asked !== null);
  const left = asked ? places[asked.id] : undefined;
  const said = search.get('who');
  const known = said !== null && Object.hasOwn(visit.options.audience, said) ? said : null;
  const ofEvent = known === 'parent' ? known : asked && usualAudience(asked);
  const who = asked ? ofEvent : known;
  const event = asked ? String(asked.id) : '';
  // An event that was looked at before is not what this address asks for.
  const chosen = useMemo(() => ({ event, ...(who && { audience: who }) }), [event, who]);
  const names = asked?.event && nameEvent(asked.event, t.locale);
  const request = {
    ...visitRequest,
    form: {
      ...visit,
      options: {
        ...visit.options,
        event: { [event]: { 'zh-TW': names ?? event, en: names ?? event } },
      },
    },
    empty: EMPTY,
    chosen,
    refuse(sent: Record<string, unknown>, locale: Locale): Record<string, Refusal> {
      if (!findAudience(visit, sent)?.isBooked) return {};
      const people = typeof sent.people === 'number' ? sent.people : 1;
      if (!isDayAsked(visit, sent)) return asked ? refusalsOf(asked, { people, left }, locale) : {};
      const { begin } = sent.dates as { begin?: string };
      const refusal = days && begin ? refuseDay(days, { day: begin, people }, locale) : null;
      return refusal ? { 'dates.begin': refusal } : {};
    },
  };
  return { request, who, left };
}
