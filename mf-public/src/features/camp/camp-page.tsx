import { taipeiDay } from '@admissions/model';
import { fillPlaceholders } from '@admissions/model/messages';
import { COLLEGE_SHORT_NAMES } from '@admissions/model/terms';
import { ButtonLink, useSite } from '@admissions/ui';
import { useLoaderData, useSearchParams } from 'react-router';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import { fromCamp, listUpcomingEvents, loadEvents } from '../../lib/events/calendar-events.ts';
import { EventTeaser } from '../../lib/events/event-teaser.tsx';
import { useSeats } from '../../lib/events/use-seats.ts';
import { FilterChips } from '../../lib/filter-chips.tsx';
import { inChinese, listHref, readChoice } from '../../lib/list-query.ts';
import { ListPage } from '../../lib/page/list-page.tsx';
import page from '../../lib/page/page.module.css';
import { readList } from '../../lib/public-reads.ts';
import { createLoader, loadPage } from '../../lib/reads.ts';
import { listData } from '../../lib/structured/university.ts';
import { useToday } from '../../lib/use-today.ts';
import { CAMP_STATES, CAMP_TYPES, type CampCard, calculateCampState } from './camp-data.ts';
import { CampRow } from './camp-row.tsx';
import { TEXTS } from './texts.ts';

const EVENT_COUNT = 3;

export const loader = createLoader(async ({ api }) => {
  const [camps, events, banners] = await Promise.all([
    loadPage(readList(api, 'highschool/camp_list')),
    loadEvents(api),
    loadPageBanners(api, 'camp'),
  ]);
  const today = taipeiDay();
  const days = listUpcomingEvents(events, today, 'student');
  return { camps: camps.list, days: days.slice(0, 2 * EVENT_COUNT), banners, today };
});

export function Component() {
  const { camps, days, banners, today: renderedOn } = useLoaderData<typeof loader>();
  const today = useToday(renderedOn);
  const findSeatsLeft = useSeats();
  const { origin } = useSite();
  const query = useCampQuery();
  const { type, state, college } = query;
  const readState = (camp: CampCard) => calculateCampState(camp, today);
  const shown = camps.filter(
    (camp) =>
      (!type || camp.type === type) &&
      (!college || camp.college === college) &&
      (!state || readState(camp) === state),
  );
  const past = state === 'over' ? [] : shown.filter((camp) => readState(camp) === 'over');
  const coming = state === 'over' ? shown : shown.filter((camp) => readState(camp) !== 'over');
  const rowsOf = (list: readonly CampCard[], hasPlaces: boolean) => (
    <ul className="stack" data-print-blocks>
      {list.map((camp, index) => (
        <CampRow
          key={camp.id}
          camp={camp}
          today={today}
          left={hasPlaces ? findSeatsLeft(fromCamp(camp)) : undefined}
          isFirst={hasPlaces && index === 0 && !banners.slides[0]?.pic}
        />
      ))}
    </ul>
  );
  return (
    <ListPage
      texts={TEXTS}
      path="/camp"
      banners={banners}
      data={listData(
        TEXTS.title,
        coming
          .filter(({ isSample }) => !isSample)
          .map(({ id, title }) => ({ title, url: `${origin}/campCont?id=${id}` })),
      )}
      filters={camps.length > 0 && <CampFilters query={query} camps={camps} />}
      count={fillPlaceholders(TEXTS.count, { count: shown.length })}
      empty={TEXTS.none}
      list={coming.length > 0 && rowsOf(coming, true)}
    >
      {past.length > 0 && (
        <details className={page.past}>
          <summary>{fillPlaceholders(TEXTS.past, { count: past.length })}</summary>
          {rowsOf(past, false)}
        </details>
      )}
      <EventTeaser
        title={TEXTS.days}
        calendarEvents={days}
        today={today}
        allHref="/events?who=student"
        limit={EVENT_COUNT}
      />
      <p>
        <ButtonLink href="/calendar.ics" look="outline">
          {TEXTS.subscribe}
        </ButtonLink>
      </p>
    </ListPage>
  );
}
function useCampQuery() {
  const [search] = useSearchParams();
  const type = readChoice(search, 'type', CAMP_TYPES);
  const state = readChoice(search, 'state', CAMP_STATES);
  const college = readChoice(search, 'college', COLLEGE_SHORT_NAMES);
  const hrefWith = (change: Record<string, string>) =>
    listHref('/camp', { type, state, college, ...change });
  return { type, state, college, hrefWith };
}

interface CampFiltersProps {
  query: ReturnType<typeof useCampQuery>;
  camps: readonly CampCard[];
}
function CampFilters({ query: { type, state, college, hrefWith }, camps }: CampFiltersProps) {
  const colleges = [...new Set(camps.flatMap((camp) => camp.college ?? []))];
  return (
    <>
      <FilterChips
        label={TEXTS.type}
        all={TEXTS.allTypes}
        names={CAMP_TYPES}
        chosen={type}
        hrefOf={(key) => hrefWith({ type: key })}
      />
      <FilterChips
        label={TEXTS.state}
        all={TEXTS.allStates}
        names={CAMP_STATES}
        chosen={state}
        hrefOf={(key) => hrefWith({ state: key })}
      />
      <FilterChips
        label={TEXTS.college}
        all={TEXTS.allColleges}
        names={inChinese(COLLEGE_SHORT_NAMES)}
        offered={colleges}
        chosen={college}
        hrefOf={(key) => hrefWith({ college: key })}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
