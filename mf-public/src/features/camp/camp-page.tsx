import { apiContext } from '@admissions/api-client';
import type { Page } from '@admissions/contracts';
import { Breadcrumbs, ButtonLink, ChipLinks, Container, EmptyState, JsonLd, PageHero, PageMeta, taipeiDayOf, useSite } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { COLLEGE_NAMES } from '../../lib/college-names.ts';
import { pageBanner } from '../../lib/page-banner.ts';
import { PageError } from '../../lib/page-error.tsx';
import { mainRead, sectionRead } from '../../lib/reads.ts';
import type { CampCard } from './camp-data.ts';
import { CAMP_STATES, CAMP_TYPES, campStateOf } from './camp-data.ts';
import styles from './camp-page.module.css';
import { CampRow } from './camp-row.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [camps, banner] = await Promise.all([
    mainRead(api.get<Page<CampCard>>('/api/ap/highschool/camp_list', { params: { perpage: 100 } })),
    sectionRead(pageBanner(api, 'camp')),
  ]);
  return { camps: camps.list, banner, today: taipeiDayOf(new Date()) };
}

export function Component() {
  const { camps, banner, today } = useLoaderData<typeof loader>();
  const { origin } = useSite();
  const [search] = useSearchParams();
  const [type, state, college] = ['type', 'state', 'college'].map((name) => search.get(name) ?? '');
  const stateOf = (camp: CampCard) => campStateOf(camp, today);
  const hrefWith = (change: Record<string, string>) => {
    const kept = Object.entries({ type, state, college, ...change }).filter(([, value]) => value);
    return `/camp${kept.length > 0 ? `?${new URLSearchParams(kept as [string, string][])}` : ''}`;
  };
  const shown = camps.filter((camp) => (!type || camp.type === type) && (!college || camp.college === college) && (!state || stateOf(camp) === state));
  const past = state === 'over' ? [] : shown.filter((camp) => stateOf(camp) === 'over');
  const coming = state === 'over' ? shown : shown.filter((camp) => stateOf(camp) !== 'over');
  const colleges = [...new Set(camps.flatMap((camp) => camp.college ?? []))];
  return (
    <>
      <PageMeta
        title="營隊與先修課程"
        description="給高中生的營隊與先修課程：報名中與即將開放的場次、日期、名額、費用與截止日。"
        canonical="/camp"
        image={banner?.pic}
      />
      <JsonLd
        data={{
          '@type': 'ItemList',
          name: '營隊與先修課程',
          itemListElement: coming.map(({ id, title }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            url: `${origin}/campCont?id=${id}`,
          })),
        }}
      />
      <PageHero title="營隊與先修課程" eyebrow="高中服務" lead={banner?.text ?? '先來當幾天大學生。'} pic={banner?.pic} picMobile={banner?.picMobile} />
      <Breadcrumbs trail={[{ label: '營隊與先修課程' }]} />
      <Container>
        <div className={styles.page}>
          <div className={styles.filters}>
            <ChipLinks
              label="類型"
              links={[
                { label: '全部類型', href: hrefWith({ type: '' }), isCurrent: !type },
                ...Object.entries(CAMP_TYPES).map(([value, label]) => ({ label, href: hrefWith({ type: value }), isCurrent: type === value })),
              ]}
            />
            <ChipLinks
              label="報名狀態"
              links={[
                { label: '全部狀態', href: hrefWith({ state: '' }), isCurrent: !state },
                ...Object.entries(CAMP_STATES).map(([value, label]) => ({ label, href: hrefWith({ state: value }), isCurrent: state === value })),
              ]}
            />
            <ChipLinks
              label="學院"
              links={[
                { label: '全部學院', href: hrefWith({ college: '' }), isCurrent: !college },
                ...colleges.map((hue) => ({ label: COLLEGE_NAMES[hue], href: hrefWith({ college: hue }), isCurrent: college === hue })),
              ]}
            />
          </div>
          <p role="status" className={styles.count}>
            共{shown.length}個場次
          </p>
          {coming.length === 0 ? (
            <EmptyState>目前沒有符合的場次。也可以訂閱行事曆，開放報名就會知道。</EmptyState>
          ) : (
            <ul className={styles.camps}>
              {coming.map((camp, index) => (
                <CampRow key={camp.id} camp={camp} today={today} isFirst={index < 2} />
              ))}
            </ul>
          )}
          {past.length > 0 && (
            <details className={styles.past}>
              <summary>看過去的{past.length}個場次</summary>
              <ul className={styles.camps}>
                {past.map((camp) => (
                  <CampRow key={camp.id} camp={camp} today={today} />
                ))}
              </ul>
            </details>
          )}
          <p>
            <ButtonLink href="/calendar.ics" look="outline">
              訂閱行事曆（.ics）
            </ButtonLink>
          </p>
        </div>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
