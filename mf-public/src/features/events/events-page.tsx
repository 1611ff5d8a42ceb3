import { taipeiDay } from '@admissions/model';
import { fillPlaceholders } from '@admissions/model/messages';
import { COLLEGE_SHORT_NAMES, EVENT_AUDIENCE_NAMES } from '@admissions/model/terms';
import { ButtonLink, ChipLinks, useSite } from '@admissions/ui';
import { useLoaderData, useSearchParams } from 'react-router';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import {
  type CalendarEvent,
  getEventState,
  toCalendarEvents,
} from '../../lib/events/calendar-events.ts';
import { CALENDAR_EVENT_TYPES } from '../../lib/events/event-labels.ts';
import { useSeats } from '../../lib/events/use-seats.ts';
import { FilterChips } from '../../lib/filter-chips.tsx';
import { inChinese, keysOf, listHref, readChoice } from '../../lib/list-query.ts';
import { ListPage } from '../../lib/page/list-page.tsx';
import page from '../../lib/page/page.module.css';
import { loadList, readList } from '../../lib/public-reads.ts';
import { createLoader, loadPage } from '../../lib/reads.ts';
import { listData } from '../../lib/structured/university.ts';
import { useToday } from '../../lib/use-today.ts';
import { EventMonths, NextEvents } from './event-months.tsx';
import styles from './events-page.module.css';
import { TEXTS } from './texts.ts';

const NEXT_COUNT = 3;

export const loader = createLoader(async ({ api }) => {
  const [events, camps, banners] = await Promise.all([
    loadPage(readList(api, 'highschool/event_list')),
    loadList(api, 'highschool/camp_list'),
    loadPageBanners(api, 'events'),
  ]);
  return {
    calendarEvents: toCalendarEvents(events.list, camps ?? []),
    banners,
    today: taipeiDay(),
  };
});

export function Component() {
  const { calendarEvents, banners, today: renderedOn } = useLoaderData<typeof loader>();
  const today = useToday(renderedOn);
  const findSeatsLeft = useSeats();
  const { origin } = useSite();
  const query = useEventQuery();
  const { type, who, college, view } = query;
  const shown = calendarEvents.filter(
    (each) =>
      (!type || each.type === type) &&
      (!who || each.who.includes(who)) &&
      (!college || each.colleges.includes(college)),
  );
  const labels = [type && `type-${type}`, who && `who-${who}`, college && `college-${college}`]
    .filter(Boolean)
    .join(',');
  const isOver = (each: (typeof shown)[number]) => getEventState(each, { today }) === 'over';
  const coming = shown.filter((each) => !isOver(each));
  const past = shown.filter(isOver).toReversed();
  // With a filter or as a table the list has them all.
  const head = labels || view ? 0 : NEXT_COUNT;
  const calendar = labels && shown.length > 0 ? `/calendar.ics?of=${labels}` : '/calendar.ics';
  return (
    <ListPage
      texts={TEXTS}
      path="/events"
      banners={banners}
      data={listData(
        TEXTS.title,
        coming
          .filter(({ isSample }) => !isSample)
          .map(({ href, title }) => ({ title, url: origin + href })),
      )}
      tool={
        head > 0 && (
          <NextEvents
            calendarEvents={coming}
            count={head}
            today={today}
            findSeatsLeft={findSeatsLeft}
          />
        )
      }
      filters={
        calendarEvents.length > 0 && <EventFilters query={query} calendarEvents={calendarEvents} />
      }
      count={fillPlaceholders(TEXTS.count, { count: coming.length })}
      empty={TEXTS.none}
      list={
        coming.length > 0 && (
          <EventMonths
            calendarEvents={coming.slice(head)}
            today={today}
            findSeatsLeft={findSeatsLeft}
            hasTable={view === 'month'}
          />
        )
      }
    >
      {past.length > 0 && (
        <details className={page.past}>
          <summary>{fillPlaceholders(TEXTS.past, { count: past.length })}</summary>
          <EventMonths calendarEvents={past} today={today} findSeatsLeft={findSeatsLeft} />
        </details>
      )}
      <p className="row">
        <ButtonLink href="/formVisit?who=student">{TEXTS.book}</ButtonLink>
        <ButtonLink href={calendar} look="outline">
          {TEXTS.subscribe}
        </ButtonLink>
      </p>
    </ListPage>
  );
}
function useEventQuery() {
  const [search] = useSearchParams();
  const type = readChoice(search, 'type', CALENDAR_EVENT_TYPES);
  const who = readChoice(search, 'who', EVENT_AUDIENCE_NAMES);
  const college = readChoice(search, 'college', COLLEGE_SHORT_NAMES);
  const view = search.get('view') === 'month' ? 'month' : '';
  const hrefWith = (change: Record<string, string>) =>
    listHref('/events', { type, who, college, view, ...change });
  return { type, who, college, view, hrefWith };
}

interface EventFiltersProps {
  query: ReturnType<typeof useEventQuery>;
  calendarEvents: readonly CalendarEvent[];
}
function EventFilters({
  query: { type, who, college, view, hrefWith },
  calendarEvents,
}: EventFiltersProps) {
  const types = keysOf(CALENDAR_EVENT_TYPES).filter((each) =>
    calendarEvents.some((one) => one.type === each),
  );
  const colleges = keysOf(COLLEGE_SHORT_NAMES).filter((each) =>
    calendarEvents.some((one) => one.colleges.includes(each)),
  );
  return (
    <div className={styles.filters}>
      <FilterChips
        label={TEXTS.who}
        all={TEXTS.everybody}
        names={inChinese(EVENT_AUDIENCE_NAMES)}
        chosen={who}
        hrefOf={(key) => hrefWith({ who: key })}
      />
      <FilterChips
        label={TEXTS.college}
        all={TEXTS.allColleges}
        names={inChinese(COLLEGE_SHORT_NAMES)}
        offered={colleges}
        chosen={college}
        hrefOf={(key) => hrefWith({ college: key })}
      />
      <FilterChips
        label={TEXTS.type}
        all={TEXTS.allTypes}
        names={inChinese(CALENDAR_EVENT_TYPES)}
        offered={types}
        chosen={type}
        hrefOf={(key) => hrefWith({ type: key })}
      />
      <div className={styles.views}>
        <ChipLinks
          label={TEXTS.views}
          links={[
            { label: TEXTS.list, href: hrefWith({ view: '' }), isCurrent: !view },
            { label: TEXTS.months, href: hrefWith({ view: 'month' }), isCurrent: !!view },
          ]}
        />
      </div>
    </div>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
