import { findAudience, refuseDay, visit } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Choices } from '@admissions/ui/forms';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { PageError } from '../../lib/page-error.tsx';
import { RequestGroup, useOptions, Whole } from '../../lib/request/request-form.tsx';
import { RequestPage } from '../../lib/request/request-page.tsx';
import type { Refusal } from '../../lib/request/visitor-request.ts';
import { defineRequest } from '../../lib/request/visitor-request.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { OwnVisitFields } from './own-visit-fields.tsx';
import { SchoolVisitFields } from './school-visit-fields.tsx';
import { OWN_STEPS, STEPS, TEXTS } from './texts.ts';
import { useVisitDays } from './use-visit-days.ts';

const visitRequest = defineRequest(visit);
const EMPTY = { ...visitRequest.empty, audience: visit.audiences?.usual ?? '', people: '1' };

export function Component() {
  const t = useMessage();
  const options = useOptions();
  const [search] = useSearchParams();
  const who = search.get('who');
  const visitDays = useVisitDays();
  const known = visitDays.days?.days;
  const chosen = useMemo(
    () => (who && Object.hasOwn(visit.options.audience, who) ? { audience: who } : undefined),
    [who],
  );
  const request = {
    ...visitRequest,
    empty: EMPTY,
    ...(chosen && { chosen }),
    refuse(sent: Record<string, unknown>, locale: typeof t.locale): Record<string, Refusal> {
      const { begin } = sent.dates as { begin?: string };
      if (!known || !begin || !findAudience(visit, sent)?.isBooked) return {};
      const people = typeof sent.people === 'number' ? sent.people : 1;
      const refusal = refuseDay(known, { day: begin, people }, locale);
      return refusal ? { 'dates.begin': refusal } : {};
    },
  };
  return (
    <RequestPage
      request={request}
      canonical="/formVisit"
      description={TEXTS.description}
      lead={TEXTS.lead}
      steps={chosen && chosen.audience !== 'school' ? OWN_STEPS : STEPS}
      after={({ reference, values }) =>
        findAudience(visit, values)?.isBooked && (
          <AddToCalendar
            reference={reference}
            day={(values.dates as { begin: string }).begin}
            meeting={visitDays.days?.meeting ?? ''}
          />
        )
      }
    >
      {(field, read) => (
        <>
          <RequestGroup id="visit-audience" title={t(TEXTS.who)}>
            <Whole>
              <Choices
                {...field('audience')}
                type="radio"
                hint={t(TEXTS.whoHint)}
                options={options(visit.options.audience)}
              />
            </Whole>
          </RequestGroup>
          {findAudience(visit, { audience: read('audience') })?.isBooked ? (
            <OwnVisitFields
              field={field}
              chosen={String(read('dates.begin') ?? '')}
              visitDays={visitDays}
            />
          ) : (
            <SchoolVisitFields field={field} />
          )}
        </>
      )}
    </RequestPage>
  );
}
export { loadFormBanners as loader } from '../../lib/request/form-banners.ts';
export const ErrorBoundary = PageError;
