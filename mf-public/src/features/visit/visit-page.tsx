import { taipeiDay } from '@admissions/model';
import { findAudience, isGuardianConsentRequired, visit } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { ButtonLink, SmartLink } from '@admissions/ui';
import { Choices } from '@admissions/ui/forms';
import type { FieldValues } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import type { CalendarEvent } from '../../lib/events/calendar-events.ts';
import { EventTeaser } from '../../lib/events/event-teaser.tsx';
import { PageError } from '../../lib/page-error.tsx';
import { FullWidth, RequestGroup, useOptions } from '../../lib/request/request-form.tsx';
import { RequestPage } from '../../lib/request/request-page.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { EventField } from './event-field.tsx';
import { OwnVisitFields, VisitDayField } from './own-visit-fields.tsx';
import { SchoolVisitFields } from './school-visit-fields.tsx';
import { EVENT_STEPS, OWN_STEPS, STEPS, TEXTS, WAITING_STEPS } from './texts.ts';
import { useVisitDays } from './use-visit-days.ts';
import { useVisitRequest } from './use-visit-request.ts';
import { loadVisit } from './visit-event.ts';

const { student, parent } = visit.options.audience;
/** Events shown beside the days; the calendar has all. */
const MAX_EVENTS = 3;
const isBooked = (audience: unknown) => findAudience(visit, { audience })?.isBooked ?? false;

export function Component() {
  const t = useMessage();
  const options = useOptions();
  const {
    selected,
    open = [],
    today = taipeiDay(new Date()),
  } = useLoaderData<typeof loadVisit | undefined>() ?? {};
  const visitDays = useVisitDays();
  const { request, who, left } = useVisitRequest(selected ?? null, visitDays.days?.days);
  const eventSteps = left === 0 ? WAITING_STEPS : EVENT_STEPS;
  const ownSteps = selected ? eventSteps : OWN_STEPS;
  return (
    <RequestPage
      request={request}
      canonical="/formVisit"
      texts={TEXTS}
      steps={isBooked(who) ? ownSteps : STEPS}
      after={(sent) => (
        <Afterwards {...sent} selected={selected} meeting={visitDays.days?.meeting ?? ''} />
      )}
    >
      {(field, read) => (
        <>
          <RequestGroup id="visit-audience" title={t(selected ? TEXTS.whoComes : TEXTS.who)}>
            <FullWidth>
              <Choices
                {...field('audience')}
                type="radio"
                hint={t(TEXTS.whoHint)}
                options={options(selected ? { student, parent } : visit.options.audience)}
              />
            </FullWidth>
            {selected && (
              <FullWidth>
                <p>
                  {t(TEXTS.group)}
                  <SmartLink href="/formVisit?who=school">{t(TEXTS.groupLink)}</SmartLink>
                </p>
              </FullWidth>
            )}
          </RequestGroup>
          {isBooked(read('audience')) ? (
            <OwnVisitFields
              field={field}
              title={t(selected ? TEXTS.which : TEXTS.day)}
              audience={read('audience')}
              needsGuardian={
                selected?.of === 'event' &&
                isGuardianConsentRequired(selected.calendarEvent, read('audience'))
              }
            >
              {selected ? (
                <EventField
                  selected={selected}
                  left={left}
                  renderedOn={today}
                  label={field(selected.of).label}
                  error={field(selected.of).error}
                />
              ) : (
                <>
                  <VisitDayField
                    field={field}
                    chosen={String(read('dates.begin') ?? '')}
                    visitDays={visitDays}
                  />
                  <OtherEvents open={open} audience={String(read('audience'))} today={today} />
                </>
              )}
            </OwnVisitFields>
          ) : (
            <SchoolVisitFields field={field} />
          )}
        </>
      )}
    </RequestPage>
  );
}

interface AfterwardsProps {
  reference: string;
  values: FieldValues;
  isWaiting: boolean;
  selected: Awaited<ReturnType<typeof loadVisit>>['selected'] | undefined;
  meeting: string;
}
/** Nothing is added to the calendar while on the waiting list. */
function Afterwards({ reference, values, isWaiting, selected, meeting }: AfterwardsProps) {
  const t = useMessage();
  if (selected)
    return (
      !isWaiting && (
        <ButtonLink look="outline" href={`/calendar.ics?of=${selected.of}-${selected.id}`}>
          {t(TEXTS.addToCalendar)}
        </ButtonLink>
      )
    );
  return (
    isBooked(values.audience) && (
      <AddToCalendar
        reference={reference}
        day={(values.dates as { begin: string }).begin}
        meeting={meeting}
      />
    )
  );
}

interface OtherEventsProps {
  open: readonly CalendarEvent[];
  audience: string;
  today: string;
}
function OtherEvents({ open, audience, today }: OtherEventsProps) {
  const t = useMessage();
  return (
    <EventTeaser
      title={t(TEXTS.orEvent)}
      calendarEvents={open
        .filter(({ who }) => who.some((each) => each === audience))
        .slice(0, MAX_EVENTS)}
      today={today}
      allHref={`/events?who=${audience}`}
    />
  );
}
export const loader = loadVisit;
export const ErrorBoundary = PageError;
