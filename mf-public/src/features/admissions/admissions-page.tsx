import type { Api } from '@admissions/api-client';
import { apiContext } from '@admissions/api-client';
import type { Page } from '@admissions/contracts';
import { identity } from '@admissions/contracts/site';
import { useMessage } from '@admissions/store';
import { BodyView, Breadcrumbs, ButtonLink, EmptyState, PageHero, PageMeta, Section, taipeiDayOf } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageBanner } from '../../lib/page-banner.ts';
import { PageError } from '../../lib/page-error.tsx';
import type { Scholarships } from '../../lib/queries.ts';
import { PATHS } from '../../lib/queries.ts';
import { mainReadIfAny, sectionRead } from '../../lib/reads.ts';
import styles from './admissions-page.module.css';
import { AwardList } from './award-list.tsx';
import type { Channel } from './channel-data.ts';
import { LEVEL_NAMES } from './channel-data.ts';
import { ChannelList } from './channel-list.tsx';
import { useOpenedItem } from './use-opened-item.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const asked = new URL(request.url).searchParams.get('level');
  const level = (Object.keys(LEVEL_NAMES) as (keyof typeof LEVEL_NAMES)[]).find((each) => each === asked) ?? null;
  const [scholarships, banner, channels] = await Promise.all([
    mainReadIfAny(api.get<Scholarships>(PATHS.scholarships)),
    sectionRead(pageBanner(api, 'admissions')),
    sectionRead(loadChannels(api)),
  ]);
  return { scholarships, banner, channels, level, today: taipeiDayOf(new Date()) };
}

/** Every channel with its words. */
async function loadChannels(api: Api): Promise<Channel[]> {
  const { list } = await api.get<Page<{ id: number }>>('/api/ap/about/admissions_list', { params: { perpage: 50 }, silent: true });
  return Promise.all(list.map(({ id }) => api.get<Channel>(`/api/ap/about/admissions_info/${id}`, { silent: true })));
}

export function Component() {
  const { scholarships, banner, channels, level, today } = useLoaderData<typeof loader>();
  useOpenedItem();
  const t = useMessage();
  const body = scholarships?.body ?? [];
  return (
    <>
      <PageMeta
        title="招生資訊"
        description="元智大學的招生管道、名額與日程，以及入學獎勵、清寒補助、在學與國際學生獎助的金額、條件與期限。"
        canonical="/admissions"
        image={banner?.pic}
      />
      <PageHero
        title="招生資訊"
        eyebrow={identity.nameShort}
        lead={banner?.text ?? '從入學到畢業的獎助，一次看清楚。'}
        pic={banner?.pic}
        picMobile={banner?.picMobile}
      />
      <Breadcrumbs trail={[{ label: '招生資訊' }]} />
      <ChannelList channels={channels} level={level} today={today} />
      <Section id="div1" band="alt" title={scholarships?.title ?? '獎助學金'} lead={scholarships?.intro}>
        {scholarships ? <AwardList awards={scholarships.awards} /> : <EmptyState>{t('empty.list')}</EmptyState>}
        {body.length > 0 && (
          <div className={styles.body}>
            <BodyView items={body} />
          </div>
        )}
      </Section>
      <Section title="直接問招生組">
        <div className={styles.contact}>
          <dl>
            <div>
              <dt>電話</dt>
              <dd>
                <a href={`tel:${identity.phone.number}`}>{identity.phone.label}</a>
              </dd>
            </div>
            <div>
              <dt>電子郵件</dt>
              <dd>
                <a href={`mailto:${identity.email.address}`}>{identity.email.address}</a>
              </dd>
            </div>
            <div>
              <dt>服務時間</dt>
              <dd>{identity.hours}</dd>
            </div>
          </dl>
          <div className={styles.actions}>
            <ButtonLink href="/formVisit">預約校園參訪</ButtonLink>
            <ButtonLink href="/news" look="outline">
              看招生公告
            </ButtonLink>
          </div>
        </div>
      </Section>
    </>
  );
}
export const ErrorBoundary = PageError;
