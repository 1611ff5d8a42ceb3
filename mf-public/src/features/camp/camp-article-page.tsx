import { apiContext } from '@admissions/api-client';
import type { Page } from '@admissions/contracts';
import { Breadcrumbs, ButtonLink, Container, dayText, JsonLd, PageMeta, Tag, taipeiDayOf, useSite } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { data, useLoaderData } from 'react-router';
import { ArticleLayout } from '../../lib/article-layout.tsx';
import { FactList } from '../../lib/fact-list.tsx';
import { PageError } from '../../lib/page-error.tsx';
import { mainRead, numberIn, sectionRead } from '../../lib/reads.ts';
import styles from './camp-article-page.module.css';
import type { Camp, CampCard } from './camp-data.ts';
import { CAMP_STATES, CAMP_TYPES, campStateOf, deadlineText } from './camp-data.ts';
import { CampRow } from './camp-row.tsx';

const OTHERS = 3;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const id = numberIn(request.url, 'id');
  if (id === null) throw data(null, { status: 404 });
  const [camp, near] = await Promise.all([
    mainRead(api.get<Camp>(`/api/ap/highschool/camp_info/${id}`)),
    sectionRead(api.get<Page<CampCard>>('/api/ap/highschool/camp_list', { params: { perpage: 100 }, silent: true })),
  ]);
  const today = taipeiDayOf(new Date());
  const others = near?.list.filter((other) => other.id !== id && campStateOf(other, today) !== 'over').slice(0, OTHERS) ?? [];
  return { camp, others, today };
}

export function Component() {
  const { camp, others, today } = useLoaderData<typeof loader>();
  const { origin } = useSite();
  const { id, title, type, summary, pic, eventDates, registrationDates, place, audience, capacity, fee, contact, link, college, body } = camp;
  const state = campStateOf(camp, today);
  const range = ({ begin, end }: Camp['eventDates']) => (begin === end ? dayText(begin) : `${dayText(begin)}–${dayText(end)}`);
  return (
    <>
      <PageMeta title={`${title}｜營隊與先修課程`} description={summary} canonical={`/campCont?id=${id}`} image={pic} type="article" />
      <JsonLd
        data={{
          '@type': 'Event',
          name: title,
          description: summary,
          startDate: eventDates.begin,
          endDate: eventDates.end,
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: { '@type': 'Place', name: place, address: '桃園市中壢區遠東路135號' },
          image: [origin + pic.url],
          organizer: { '@type': 'CollegeOrUniversity', name: '元智大學', url: origin },
        }}
      />
      <Breadcrumbs trail={[{ label: '營隊與先修課程', href: '/camp' }, { label: title }]} />
      <ArticleLayout
        hue={college}
        title={title}
        summary={summary}
        pic={pic}
        body={body}
        meta={
          <>
            <Tag tone={state === 'open' ? 'sun' : 'blue'}>{CAMP_STATES[state]}</Tag>
            <Tag>{CAMP_TYPES[type]}</Tag>
            <span>{deadlineText(camp, today)}</span>
          </>
        }
        facts={
          <>
            <FactList
              facts={[
                ['活動日期', range(eventDates)],
                ['報名期間', range(registrationDates)],
                ['地點', place],
                ['對象', audience],
                ['名額', capacity && `${capacity}名`],
                ['費用', fee],
                ['聯絡', contact],
              ]}
            />
            <div className={styles.action} data-state={state}>
              {state === 'open' ? (
                <ButtonLink href={link?.href ?? `mailto:${/[\w.+-]+@[\w.-]+/.exec(contact)?.[0] ?? ''}`} newWindow={link?.newWindow}>
                  我要報名
                </ButtonLink>
              ) : (
                <p role="status">{deadlineText(camp, today)}</p>
              )}
            </div>
          </>
        }
      />
      {others.length > 0 && (
        <aside className={styles.others} aria-labelledby="others">
          <Container>
            <h2 id="others">其他場次</h2>
            <ul>
              {others.map((other) => (
                <CampRow key={other.id} camp={other} today={today} />
              ))}
            </ul>
          </Container>
        </aside>
      )}
    </>
  );
}
export const ErrorBoundary = PageError;
