import { apiContext } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import { filled } from '@admissions/model/messages';
import { COLLEGE_SHORT_NAMES, EVENT_AUDIENCE_NAMES } from '@admissions/model/terms';
import { ButtonLink, ChipLinks, useSite } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { pageBanners } from '../../lib/banners/page-banners.ts';
import { OCCASION_TYPES } from '../../lib/events/occasion-words.ts';
import type { Occasion } from '../../lib/events/occasions.ts';
import { findState, toOccasions } from '../../lib/events/occasions.ts';
import { usePlaces } from '../../lib/events/use-places.ts';
import { FilterChips } from '../../lib/filter-chips.tsx';
import { inChinese, keysOf, listHref, readChoice } from '../../lib/list-query.ts';
import { ListPage } from '../../lib/page/list-page.tsx';
import page from '../../lib/page/page.module.css';
import { PageError } from '../../lib/page-error.tsx';
import { loadList, readList } from '../../lib/public-reads.ts';
import { loadPage } from '../../lib/reads.ts';
import { listData } from '../../lib/structured/list-data.ts';
import { useToday } from '../../lib/use-today.ts';
import { EventMonths } from './event-months.tsx';
import styles from './events-page.module.css';
import { TEXTS } from './texts.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [events, camps, banners] = await Promise.all([
    loadPage(readList(api, 'highschool/event_list', { params: { perpage: 100 } })),
    loadList(api, 'highschool/camp_list'),
    pageBanners(api, 'events'),
  ]);
  return {
    occasions: toOccasions(events.list, camps ?? []),
    banners,
    today: taipeiDay(new Date()),
  };
}

export function Component() {
  const { occasions, banners, today: made } = useLoaderData<typeof loader>();
  const today = useToday(made);
  const leftOf = usePlaces();
  const { origin } = useSite();
  const query = useEventQuery();
  const { type, who, college, view } = query;
  const shown = occasions.filter(
    (each) =>
      (!type || each.type === type) &&
      (!who || each.who.includes(who)) &&
      (!college || each.colleges.includes(college)),
  );
  const labels = [type && `type-${type}`, who && `who-${who}`, college && `college-${college}`]
    .filter(Boolean)
    .join(',');
  const isOver = (each: (typeof shown)[number]) => findState(each, { today }) === 'over';
  const coming = shown.filter((each) => !isOver(each));
  const past = shown.filter(isOver).toReversed();
  const calendar = labels && shown.length > 0 ? `/calendar.ics?of=${labels}` : '/calendar.ics';
  return (
    <ListPage
      texts={TEXTS}
      path="/events"
      banners={banners}
      data={listData(
        TEXTS.title,
        coming.map(({ href, title }) => ({ title, url: origin + href })),
      )}
      filters={<EventFilters query={query} occasions={occasions} />}
      count={filled(TEXTS.count, { count: coming.length })}
      empty={TEXTS.none}
      list={
        coming.length > 0 && (
          <EventMonths
            occasions={coming}
            today={today}
            leftOf={leftOf}
            hasTable={view === 'month'}
          />
        )
      }
    >
      {past.length > 0 && (
        <details className={page.past}>
          <summary>{filled(TEXTS.past, { count: past.length })}</summary>
          <EventMonths occasions={past} today={today} leftOf={leftOf} />
        </details>
      )}
      <p className={page.actions}>
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
  const type = readChoice(search, 'type', OCCASION_TYPES);
  const who = readChoice(search, 'who', EVENT_AUDIENCE_NAMES);
  const college = readChoice(search, 'college', COLLEGE_SHORT_NAMES);
  const view = search.get('view') === 'month' ? 'month' : '';
  const hrefWith = (change: Record<string, string>) =>
    listHref('/events', { type, who, college, view, ...change });
  return { type, who, college, view, hrefWith };
}

interface EventFiltersProps {
  query: ReturnType<typeof useEventQuery>;
  occasions: readonly Occasion[];
}
function EventFilters({
  query: { type, who, college, view, hrefWith },
  occasions,
}: EventFiltersProps) {
  const types = keysOf(OCCASION_TYPES).filter((each) => occasions.some((one) => one.type === each));
  const colleges = keysOf(COLLEGE_SHORT_NAMES).filter((each) =>
    occasions.some((one) => one.colleges.includes(each)),
  );
  return (
    <>
      <FilterChips
        label={TEXTS.who}
        all={TEXTS.everybody}
        names={inChinese(EVENT_AUDIENCE_NAMES)}
        chosen={who}
        hrefOf={(key) => hrefWith({ who: key })}
      />
      <FilterChips
        label={TEXTS.type}
        all={TEXTS.allTypes}
        names={inChinese(OCCASION_TYPES)}
        offered={types}
        chosen={type}
        hrefOf={(key) => hrefWith({ type: key })}
      />
      <FilterChips
        label={TEXTS.college}
        all={TEXTS.allColleges}
        names={inChinese(COLLEGE_SHORT_NAMES)}
        offered={colleges}
        chosen={college}
        hrefOf={(key) => hrefWith({ college: key })}
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
    </>
  );
}
export const ErrorBoundary = PageError;
