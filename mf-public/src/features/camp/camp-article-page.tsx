import { apiContext } from '@admissions/api-client';
import type { Localised } from '@admissions/model';
import { taipeiDay } from '@admissions/model';
import type { EventState } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { ButtonLink, Chinese, MoreLink, Tag } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { DetailList } from '../../lib/article/detail-list.tsx';
import { DayRange } from '../../lib/day-range.tsx';
import { describeNow } from '../../lib/events/occasion-words.ts';
import { fromCamp } from '../../lib/events/occasions.ts';
import { usePlaces } from '../../lib/events/use-places.ts';
import { JoinedWords } from '../../lib/joined-words.tsx';
import { ArticleLayout } from '../../lib/page/article-layout.tsx';
import { EntryPage } from '../../lib/page/entry-page.tsx';
import { Related } from '../../lib/page/related.tsx';
import { PageError } from '../../lib/page-error.tsx';
import { loadList, readEntry } from '../../lib/public-reads.ts';
import { idIn, loadPage } from '../../lib/reads.ts';
import { campData } from '../../lib/structured/events.ts';
import { usePublisher } from '../../lib/structured/use-publisher.ts';
import { useToday } from '../../lib/use-today.ts';
import styles from './camp-article-page.module.css';
import type { Camp } from './camp-data.ts';
import { ALL_STATES, CAMP_TYPES, computeCampState, deadlineText, findSignUp } from './camp-data.ts';
import { CampRow } from './camp-row.tsx';
import { TEXTS } from './texts.ts';

const OTHERS = 3;
const SAID: Partial<Record<EventState, Localised>> = { full: TEXTS.full, free: TEXTS.free };
const ADD_TO_CALENDAR = { 'zh-TW': '加入行事曆（.ics）', en: 'Add to calendar (.ics)' };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const id = idIn(request.url);
  const [camp, near] = await Promise.all([
    loadPage(readEntry(api, 'highschool/camp_info', id)),
    loadList(api, 'highschool/camp_list'),
  ]);
  const today = taipeiDay(new Date());
  const others =
    near
      ?.filter((other) => other.id !== id && computeCampState(other, today) !== 'over')
      .slice(0, OTHERS) ?? [];
  return { camp, others, today };
}

export function Component() {
  const { camp, others, today: made } = useLoaderData<typeof loader>();
  const today = useToday(made);
  const publisher = usePublisher();
  const t = useMessage();
  const { id, type } = camp;
  const leftOf = usePlaces();
  const left = leftOf(fromCamp(camp));
  const { state, room } = describeNow(fromCamp(camp), today, left);
  return (
    <EntryPage
      list={{ label: t(TEXTS.title), href: '/camp' }}
      entry={camp}
      href={`/campCont?id=${id}`}
      data={campData(camp, publisher)}
      related={
        <Related title={t(TEXTS.others)} layout="boxes">
          {others.map((other) => (
            <CampRow key={other.id} camp={other} today={today} left={leftOf(fromCamp(other))} />
          ))}
        </Related>
      }
    >
      <ArticleLayout
        entry={camp}
        meta={
          <>
            <Tag tone={state === 'open' ? 'sun' : 'blue'}>{t(ALL_STATES[state])}</Tag>
            <Tag>{t(CAMP_TYPES[type])}</Tag>
            {state !== 'over' && <span>{t(deadlineText(camp, today))}</span>}
            {room && left !== undefined && <strong>{t(room.text)}</strong>}
          </>
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
/** Days, place, fee, and the way to register. */
function CampDetails({ camp, state, today }: CampDetailsProps) {
  const t = useMessage();
  const { id, eventDates, registrationDates, place, audience, capacity, fee, contact } = camp;
  const target = findSignUp(camp);
  const range = ({ begin, end }: Camp['eventDates']) => (
    <DayRange begin={begin} end={end} locale={t.locale} />
  );
  return (
    <>
      <DetailList
        details={[
          [t(TEXTS.dates), range(eventDates)],
          [t(TEXTS.registration), range(registrationDates)],
          [t(TEXTS.place), <Chinese key="place">{place}</Chinese>],
          [t(TEXTS.audience), audience && <Chinese key="audience">{audience}</Chinese>],
          [t(TEXTS.capacity), capacity && t(TEXTS.people, { count: capacity })],
          [t(TEXTS.fee), fee && <Chinese key="fee">{fee}</Chinese>],
          [
            t(TEXTS.contact),
            <Chinese key="contact">
              <JoinedWords>{contact}</JoinedWords>
            </Chinese>,
          ],
        ]}
      />
      {state !== 'over' && (
        <p className={styles.calendar}>
          <a href={`/calendar.ics?of=camp-${id}`} download>
            {t(ADD_TO_CALENDAR)}
          </a>
        </p>
      )}
      <div className={styles.action} data-state={state}>
        {(state === 'open' || state === 'full') && target && (
          <ButtonLink href={target.href} newWindow={target.newWindow}>
            {t(state === 'full' ? TEXTS.wait : TEXTS.register)}
          </ButtonLink>
        )}
        {(state !== 'open' || !target) && (
          <p role="status">{t(SAID[state] ?? deadlineText(camp, today))}</p>
        )}
        {state === 'over' && <MoreLink href="/camp?state=open">{t(TEXTS.open)}</MoreLink>}
      </div>
    </>
  );
}

export const ErrorBoundary = PageError;
