import { taipeiDay } from '@admissions/model';
import type { EventState } from '@admissions/model/forms';
import { EVENT_AUDIENCE_NAMES, EVENT_MODE_NAMES } from '@admissions/model/terms';
import { ButtonLink, dayText, Phrases, SmartLink } from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { DetailList } from '../../lib/article/detail-list.tsx';
import { ShareBar } from '../../lib/article/share-bar.tsx';
import { PageHead } from '../../lib/banners/page-head.tsx';
import { DayRange } from '../../lib/day-range.tsx';
import {
  fromEvent,
  getEventState,
  listUpcomingEvents,
  loadEvents,
} from '../../lib/events/calendar-events.ts';
import { CALENDAR_EVENT_TYPES, formatRegistration } from '../../lib/events/event-labels.ts';
import { EventTeaser } from '../../lib/events/event-teaser.tsx';
import { StateLine } from '../../lib/events/state-line.tsx';
import { useSeats } from '../../lib/events/use-seats.ts';
import { EntryPage } from '../../lib/page/entry-page.tsx';
import { WithAside } from '../../lib/page/with-aside.tsx';
import { readEntry } from '../../lib/public-reads.ts';
import { createLoader, getIdParam, loadPage } from '../../lib/reads.ts';
import { SampleMark } from '../../lib/sample-mark.tsx';
import { eventData } from '../../lib/structured/events.ts';
import { usePublisher } from '../../lib/structured/university.ts';
import { useToday } from '../../lib/use-today.ts';
import styles from './event-page.module.css';
import { TEXTS } from './texts.ts';

const RELATED_COUNT = 3;

export const loader = createLoader(async ({ api, search }) => {
  const id = getIdParam(search);
  const [event, near] = await Promise.all([
    loadPage(readEntry(api, 'highschool/event_info', id)),
    loadEvents(api),
  ]);
  const today = taipeiDay();
  const others = listUpcomingEvents(
    near.filter((other) => other.id !== id),
    today,
  );
  return { event, others, today };
});

export function Component() {
  const { event, others, today: renderedOn } = useLoaderData<typeof loader>();
  const today = useToday(renderedOn);
  const findSeatsLeft = useSeats();
  const publisher = usePublisher();
  const { id, title, summary } = event;
  const type = CALENDAR_EVENT_TYPES[event.type]['zh-TW'];
  const calendarEvent = fromEvent(event);
  const state = getEventState(calendarEvent, { today, left: findSeatsLeft(calendarEvent) });
  return (
    <EntryPage
      list={{ label: TEXTS.title, href: '/events' }}
      entry={event}
      href={`/eventCont?id=${id}`}
      data={eventData(event, publisher)}
      head={
        <PageHead
          title={<Phrases>{title}</Phrases>}
          eyebrow={title.startsWith(type) ? undefined : type}
          lead={summary}
        >
          <StateLine of={calendarEvent} others={others} today={today} findSeatsLeft={findSeatsLeft}>
            <SampleMark of={event} />
          </StateLine>
        </PageHead>
      }
      related={null}
    >
      <article className={styles.event}>
        <WithAside
          details={
            <>
              <EventDetails event={event} />
              <SignUp event={event} state={state} />
            </>
          }
        >
          <EventMore event={event} />
          <ShareBar title={title} />
          <EventTeaser
            title={TEXTS.others}
            calendarEvents={others}
            today={today}
            limit={RELATED_COUNT}
          />
        </WithAside>
      </article>
    </EntryPage>
  );
}
interface EventProps {
  event: Awaited<ReturnType<typeof loader>>['event'];
}
function EventDetails({ event }: EventProps) {
  const { audience, place, mode, registrationDates } = event;
  return (
    <DetailList
      details={[
        [TEXTS.when, `${dayText(event.date)} ${event.begin}–${event.end}`],
        [TEXTS.place, place],
        [TEXTS.mode, EVENT_MODE_NAMES[mode]['zh-TW']],
        [TEXTS.audience, audience.map((each) => EVENT_AUDIENCE_NAMES[each]['zh-TW']).join('、')],
        [
          TEXTS.registration,
          event.signup !== 'none' && <DayRange key="registration" {...registrationDates} />,
        ],
      ]}
    />
  );
}

function EventMore({ event: { note, agenda, news } }: EventProps) {
  return (
    <>
      {note && (
        <section className={styles.part}>
          <h2>{TEXTS.note}</h2>
          <p>{note}</p>
        </section>
      )}
      {agenda && agenda.length > 0 && (
        <section className={styles.part}>
          <h2>{TEXTS.agenda}</h2>
          <ol className={styles.agenda}>
            {agenda.map((step) => (
              <li key={`${step.time} ${step.text}`}>
                <time>{step.time}</time>
                {step.text}
              </li>
            ))}
          </ol>
        </section>
      )}
      {news && (
        <p>
          {TEXTS.more}
          <SmartLink href={`/newsCont?id=${news.id}`}>{news.title}</SmartLink>
        </p>
      )}
    </>
  );
}

type Event = EventProps['event'];
const STATUS_TEXTS = {
  full: TEXTS.fullText,
  closed: TEXTS.closedText,
  free: TEXTS.freeText,
} as const;

/** The sign-up link or the reason for its absence, and the calendar file. */
function SignUp({ event, state }: { event: Event; state: EventState }) {
  const target = findSignUpLink(event);
  const registration = formatRegistration(fromEvent(event), state);
  return (
    <div className={styles.action} data-state={state}>
      {(state === 'open' || state === 'full') && target && (
        <ButtonLink href={target.href} newWindow={target.newWindow}>
          {state === 'full' ? TEXTS.wait : TEXTS.register}
        </ButtonLink>
      )}
      {state !== 'open' && state !== 'over' && (
        <p role="status">
          {state === 'soon' ? (registration ?? TEXTS.closedText) : STATUS_TEXTS[state]}
        </p>
      )}
      {state !== 'over' && (
        <a href={`/calendar.ics?of=event-${event.id}`} download>
          {TEXTS.addToCalendar}
        </a>
      )}
    </div>
  );
}

function findSignUpLink({
  id,
  signup,
  link,
}: Event): { href: string; newWindow?: boolean | undefined } | null {
  switch (signup) {
    case 'visit':
      return { href: `/formVisit?event=${id}` };
    case 'interview':
      return { href: '/formInterview' };
    case 'teaching':
      return { href: '/formTeacher' };
    case 'link':
      return link;
    case 'none':
      return null;
  }
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
