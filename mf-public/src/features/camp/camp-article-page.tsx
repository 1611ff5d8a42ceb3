import { taipeiDay } from '@admissions/model';
import type { EventState } from '@admissions/model/forms';
import { ButtonLink, MoreLink, Tag } from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { DetailList } from '../../lib/article/detail-list.tsx';
import { DayRange } from '../../lib/day-range.tsx';
import { fromCamp, getEventState, sortByType } from '../../lib/events/calendar-events.ts';
import { StateLine } from '../../lib/events/state-line.tsx';
import { useSeats } from '../../lib/events/use-seats.ts';
import { JoinedWords } from '../../lib/joined-words.tsx';
import { ArticleLayout } from '../../lib/page/article-layout.tsx';
import { EntryPage } from '../../lib/page/entry-page.tsx';
import { Related } from '../../lib/page/related.tsx';
import { loadList, readEntry } from '../../lib/public-reads.ts';
import { createLoader, getIdParam, loadPage } from '../../lib/reads.ts';
import { campData } from '../../lib/structured/events.ts';
import { usePublisher } from '../../lib/structured/university.ts';
import { useToday } from '../../lib/use-today.ts';
import styles from './camp-article-page.module.css';
import {
  CAMP_TYPES,
  type Camp,
  type CampCard,
  calculateCampState,
  findSignUpLink,
  formatDeadline,
} from './camp-data.ts';
import { CampRow } from './camp-row.tsx';
import { TEXTS } from './texts.ts';

const RELATED_COUNT = 3;
const STATUS_TEXTS: Partial<Record<EventState, string>> = { full: TEXTS.full, free: TEXTS.free };
const ADD_TO_CALENDAR = '加入行事曆（.ics）';

export const loader = createLoader(async ({ api, search }) => {
  const id = getIdParam(search);
  const [camp, near] = await Promise.all([
    loadPage(readEntry(api, 'highschool/camp_info', id)),
    loadList(api, 'highschool/camp_list'),
  ]);
  const today = taipeiDay();
  const others =
    near?.filter((other) => other.id !== id && calculateCampState(other, today) !== 'over') ?? [];
  return { camp, others: sortByType(others, camp.type), today };
});

export function Component() {
  const { camp, others, today: renderedOn } = useLoaderData<typeof loader>();
  const today = useToday(renderedOn);
  const publisher = usePublisher();
  const { id, type } = camp;
  const findSeatsLeft = useSeats();
  const stateOf = (each: CampCard) =>
    getEventState(fromCamp(each), { today, left: findSeatsLeft(fromCamp(each)) });
  const state = stateOf(camp);
  const bookable = others.filter((other) => stateOf(other) !== 'full');
  return (
    <EntryPage
      list={{ label: TEXTS.title, href: '/camp' }}
      entry={camp}
      href={`/campCont?id=${id}`}
      data={campData(camp, publisher)}
      related={
        <Related title={TEXTS.others} layout="boxes">
          {bookable.slice(0, RELATED_COUNT).map((other) => (
            <CampRow
              key={other.id}
              camp={other}
              today={today}
              left={findSeatsLeft(fromCamp(other))}
            />
          ))}
        </Related>
      }
    >
      <ArticleLayout
        entry={camp}
        meta={<Tag>{CAMP_TYPES[type]}</Tag>}
        state={
          <StateLine
            of={fromCamp(camp)}
            others={others.map(fromCamp)}
            today={today}
            findSeatsLeft={findSeatsLeft}
          >
            {state === 'over' ? (
              <>
                {TEXTS.nextYear}
                <MoreLink href="/camp?state=open">{TEXTS.open}</MoreLink>
              </>
            ) : (
              <span>{formatDeadline(camp, today)}</span>
            )}
          </StateLine>
        }
        details={<CampDetails camp={camp} state={state} today={today} />}
      />
    </EntryPage>
  );
}

interface CampDetailsProps {
  camp: Camp;
  state: EventState;
  today: string;
}
function CampDetails({ camp, state, today }: CampDetailsProps) {
  const { id, eventDates, registrationDates, place, audience, capacity, fee, contact } = camp;
  const target = findSignUpLink(camp);
  return (
    <>
      <DetailList
        details={[
          [TEXTS.dates, <DayRange key="dates" {...eventDates} />],
          [TEXTS.registration, <DayRange key="registration" {...registrationDates} />],
          [TEXTS.place, place],
          [TEXTS.audience, audience],
          [TEXTS.capacity, capacity && `${capacity}名`],
          [TEXTS.fee, fee],
          [TEXTS.contact, <JoinedWords key="contact">{contact}</JoinedWords>],
        ]}
      />
      {state !== 'over' && (
        <p className="below-ml semi">
          <a href={`/calendar.ics?of=camp-${id}`} download>
            {ADD_TO_CALENDAR}
          </a>
        </p>
      )}
      <div className={styles.action} data-state={state}>
        {(state === 'open' || state === 'full') && target && (
          <ButtonLink href={target.href} newWindow={target.newWindow}>
            {state === 'full' ? TEXTS.wait : TEXTS.register}
          </ButtonLink>
        )}
        {state !== 'over' && (state !== 'open' || !target) && (
          <p role="status">{STATUS_TEXTS[state] ?? formatDeadline(camp, today)}</p>
        )}
      </div>
    </>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
