import { apiContext } from '@admissions/api-client';
import { identity } from '@admissions/contracts/site';
import { useMessage } from '@admissions/store';
import { BodyView, Breadcrumbs, ButtonLink, EmptyState, PageHero, PageMeta, Section } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageBanner } from '../../lib/page-banner.ts';
import { PageError } from '../../lib/page-error.tsx';
import type { Scholarships } from '../../lib/queries.ts';
import { PATHS } from '../../lib/queries.ts';
import { mainReadIfAny, sectionRead } from '../../lib/reads.ts';
import styles from './admissions-page.module.css';
import { AwardList } from './award-list.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [scholarships, banner] = await Promise.all([mainReadIfAny(api.get<Scholarships>(PATHS.scholarships)), sectionRead(pageBanner(api, 'admissions'))]);
  return { scholarships, banner };
}

export function Component() {
  const { scholarships, banner } = useLoaderData<typeof loader>();
  const t = useMessage();
  const body = scholarships?.body ?? [];
  return (
    <>
      <PageMeta
        title="招生資訊"
        description="元智大學的招生與獎助學金：入學獎勵、清寒補助、在學與國際學生獎助的金額、條件與期限，以及招生組的聯絡方式。"
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
      <Section id="div1" title={scholarships?.title ?? '獎助學金'} lead={scholarships?.intro}>
        {scholarships ? <AwardList awards={scholarships.awards} /> : <EmptyState>{t('empty.list')}</EmptyState>}
        {body.length > 0 && (
          <div className={styles.body}>
            <BodyView items={body} />
          </div>
        )}
      </Section>
      <Section title="直接問招生組" band="alt">
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
