import { findAudience, isGuardianAsked, taipeiDay, visit } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { ButtonLink, SmartLink } from '@admissions/ui';
import { Choices } from '@admissions/ui/forms';
import { useLoaderData } from 'react-router';
import { EventTeaser } from '../../lib/events/event-teaser.tsx';
import { PageError } from '../../lib/page-error.tsx';
import { RequestGroup, useOptions, Whole } from '../../lib/request/request-form.tsx';
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
/** So many of them stand beside the days; the calendar has all. */
const MOST_EVENTS = 3;
const isBooked = (audience: unknown) => findAudience(visit, { audience })?.isBooked ?? false;

export function Component() {
  const t = useMessage();
  const options = useOptions();
  const {
    asked,
    open = [],
    today = taipeiDay(new Date()),
  } = useLoaderData<typeof loadVisit | undefined>() ?? {};
  const visitDays = useVisitDays();
  const { request, who, left } = useVisitRequest(asked ?? null, visitDays.days?.days);
  const eventSteps = left === 0 ? WAITING_STEPS : EVENT_STEPS;
  const ownSteps = asked ? eventSteps : OWN_STEPS;
  return (
    <RequestPage
      request={request}
      canonical="/formVisit"
      description={TEXTS.description}
      lead={TEXTS.lead}
      steps={isBooked(who) ? ownSteps : STEPS}
      after={({ reference, values, isWaiting }) =>
        asked
          ? // Who waits has nowhere to be yet.
            !isWaiting && (
              <ButtonLink look="outline" href={`/calendar.ics?of=${asked.of}-${asked.id}`}>
                {t(TEXTS.addToCalendar)}
              </ButtonLink>
            )
          : isBooked(values.audience) && (
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
          <RequestGroup id="visit-audience" title={t(asked ? TEXTS.whoComes : TEXTS.who)}>
            <Whole>
              <Choices
                {...field('audience')}
                type="radio"
                hint={t(TEXTS.whoHint)}
                options={options(asked ? { student, parent } : visit.options.audience)}
              />
            </Whole>
            {asked && (
              <Whole>
                <p>
                  {t(TEXTS.group)}
                  <SmartLink href="/formVisit?who=school">{t(TEXTS.groupLink)}</SmartLink>
                </p>
              </Whole>
            )}
          </RequestGroup>
          {isBooked(read('audience')) ? (
            <OwnVisitFields
              field={field}
              title={t(asked ? TEXTS.which : TEXTS.day)}
              audience={read('audience')}
              isGuardianAsked={
                asked?.of === 'event' && isGuardianAsked(asked.occasion, read('audience'))
              }
            >
              {asked ? (
                <EventField
                  asked={asked}
                  left={left}
                  made={today}
                  label={field(asked.of).label}
                  error={field(asked.of).error}
                />
              ) : (
                <>
                  <VisitDayField
                    field={field}
                    chosen={String(read('dates.begin') ?? '')}
                    visitDays={visitDays}
                  />
                  <EventTeaser
                    title={TEXTS.orEvent}
                    occasions={open
                      .filter(({ who: audience }) =>
                        audience.some((each) => each === read('audience')),
                      )
                      .slice(0, MOST_EVENTS)}
                    today={today}
                    allHref={`/events?who=${read('audience')}`}
                  />
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
export const loader = loadVisit;
export const ErrorBoundary = PageError;
