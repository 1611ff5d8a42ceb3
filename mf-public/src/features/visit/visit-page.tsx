import { taipeiDay } from '@admissions/model';
import { isGuardianConsentRequired, visit } from '@admissions/model/forms';
import { MY_VISIT_PAGE } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { Button, ButtonLink, Chinese, PageLink, SmartLink } from '@admissions/ui';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { CalendarEvent } from '../../lib/events/calendar-events.ts';
import { formatWhen } from '../../lib/events/event-labels.ts';
import { EventTeaser } from '../../lib/events/event-teaser.tsx';
import {
  type FieldOf,
  FullWidth,
  RequestGroup,
  WideChoices,
} from '../../lib/request/request-form.tsx';
import { RequestPage, type Sent } from '../../lib/request/request-page.tsx';
import { TEXTS as SHARED_TEXTS } from '../../lib/texts.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { AddToCalendar, toMyVisitLink } from './add-to-calendar.tsx';
import styles from './choose-audience.module.css';
import { EventField, OwnVisitFields, VisitDayField } from './own-visit-fields.tsx';
import { SchoolVisitFields } from './school-visit-fields.tsx';
import { AUDIENCE_HINTS, EVENT_STEPS, OWN_STEPS, STEPS, TEXTS, WAITING_STEPS } from './texts.ts';
import { listDays, useVisitDays } from './use-visit-days.ts';
import { useVisitRequest } from './use-visit-request.ts';
import { isBooked, isOpenForSignup, type loadVisit, type SelectedEvent } from './visit-event.ts';

const { student, parent } = visit.options.audience;
/** Events shown beside the days; the calendar has all. */
const MAX_EVENTS = 3;

export function Component() {
  const t = useMessage();
  const {
    selected,
    open = [],
    rules = null,
    today = taipeiDay(),
  } = useLoaderData<typeof loadVisit | undefined>() ?? {};
  const visitDays = useVisitDays(rules, today);
  const { request, who, left } = useVisitRequest(selected ?? null, {
    days: visitDays.days?.days,
    rules,
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const meeting = selected ? selected.calendarEvent?.place : visitDays.days?.meeting;
  // By the day of the render: a form must not vanish at midnight while somebody types.
  const closed = selected && !isOpenForSignup(selected.calendarEvent, today) && (
    <EventField selected={selected} left={left} renderedOn={today} />
  );
  const eventSteps = left === 0 ? WAITING_STEPS : EVENT_STEPS;
  const ownSteps = selected ? eventSteps : OWN_STEPS;
  const steps = who === 'school' ? STEPS : ownSteps;
  return (
    <RequestPage
      request={request}
      canonical="/formVisit"
      texts={TEXTS}
      steps={closed ? [] : steps}
      first={selected ? closed : who === null && <ChooseAudience />}
      beside={<OtherEvents open={open} audience={chosen ?? who} today={today} />}
      moreLines={({ audience }) =>
        meeting && isBooked(audience)
          ? [{ label: t(TEXTS.meetingLabel), value: <Chinese>{meeting}</Chinese> }]
          : []
      }
      after={(sent) => <Afterwards sent={sent} selected={selected} meeting={meeting} />}
    >
      {(field, read, write) => (
        <>
          <AudienceField field={field} selected={selected} onChoose={setChosen} />
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
                  error={field(selected.of).error}
                />
              ) : (
                <VisitDayField
                  field={field}
                  chosen={String(read('dates.begin') ?? '')}
                  visitDays={visitDays}
                />
              )}
            </OwnVisitFields>
          ) : (
            <SchoolVisitFields
              field={field}
              read={read}
              write={write}
              days={rules && listDays(rules, today, true)}
            />
          )}
        </>
      )}
    </RequestPage>
  );
}

interface AudienceFieldProps {
  field: FieldOf<'audience'>;
  selected: SelectedEvent | null | undefined;
  onChoose: (audience: string) => void;
}
function AudienceField({ field, selected, onChoose }: AudienceFieldProps) {
  const t = useMessage();
  const audience = field('audience');
  return (
    <RequestGroup id="visit-audience" title={t(selected ? TEXTS.whoComes : TEXTS.who)}>
      <WideChoices
        {...audience}
        onChange={(event) => {
          onChoose(event.target.value);
          return audience.onChange(event);
        }}
        type="radio"
        hint={t(TEXTS.whoHint)}
        words={selected ? { student, parent } : visit.options.audience}
      />
      {selected && (
        <FullWidth>
          <p>
            {t(TEXTS.group)}
            <SmartLink href="/formVisit?who=school">{t(TEXTS.groupLink)}</SmartLink>
          </p>
        </FullWidth>
      )}
    </RequestGroup>
  );
}

interface OtherEventsProps {
  open: readonly CalendarEvent[];
  audience: string | null;
  today: string;
}
function OtherEvents({ open, audience, today }: OtherEventsProps) {
  const t = useMessage();
  return (
    <EventTeaser
      title={t(TEXTS.orEvent)}
      calendarEvents={open.filter(({ who }) => who.some((each) => each === audience))}
      today={today}
      allHref={`/events?who=${audience}`}
      limit={MAX_EVENTS}
    />
  );
}

/** Links, so that the choice works without scripts. */
function ChooseAudience() {
  const t = useMessage();
  const names = Object.keys(AUDIENCE_HINTS) as (keyof typeof AUDIENCE_HINTS)[];
  return (
    <RequestGroup id="visit-audience" title={t(TEXTS.who)}>
      <ul className={styles.ways}>
        {names.map((name) => (
          <li key={name}>
            <PageLink to={`/formVisit?who=${name}`}>
              <strong>{t(visit.options.audience[name])}</strong>
              {t(AUDIENCE_HINTS[name])}
            </PageLink>
          </li>
        ))}
      </ul>
    </RequestGroup>
  );
}

interface AfterwardsProps {
  sent: Sent;
  selected: SelectedEvent | null | undefined;
  meeting: string | null | undefined;
}
/** The private link, and the calendar file unless waiting. */
function Afterwards({ sent: { receipt, values }, selected, meeting }: AfterwardsProps) {
  const t = useMessage();
  const copy = useCopy();
  const { key, reference, waiting } = receipt;
  if (!key) return null;
  const event = selected?.calendarEvent;
  return (
    <>
      <Button look="outline" onClick={() => void copy(toMyVisitLink(key))}>
        {t(SHARED_TEXTS.copyLink)}
      </Button>
      {!waiting && (
        <AddToCalendar
          reference={reference}
          meeting={meeting ?? null}
          dates={event?.dates ?? values.dates}
          occasion={event && `${event.title}｜${formatWhen(event, 'zh-TW')}`}
          visitKey={key}
        />
      )}
      <ButtonLink href={`${MY_VISIT_PAGE}#${key}`}>
        {t(selected ? TEXTS.myEvent : TEXTS.myVisit)}
      </ButtonLink>
      <p>{t(TEXTS.keepLink)}</p>
    </>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
export { loadVisit as loader } from './visit-event.ts';
