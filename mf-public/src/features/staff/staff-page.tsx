import { apiContext } from '@admissions/api-client';
import type { EntryOf, Page } from '@admissions/contracts';
import type { staffService } from '@admissions/contracts/kinds';
import { identity } from '@admissions/contracts/site';
import { Breadcrumbs, ButtonLink, EmptyState, PageHero, PageMeta, Section } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { OpenedEntry } from '../../lib/opened-entry.tsx';
import { pageBanner } from '../../lib/page-banner.ts';
import { PageError } from '../../lib/page-error.tsx';
import { mainRead, numberIn, sectionRead } from '../../lib/reads.ts';
import { ServiceRow } from './service-row.tsx';
import styles from './staff-page.module.css';

export type Service = EntryOf<typeof staffService>;
export type ServiceCard = Omit<Service, 'body'>;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const id = numberIn(request.url, 'id');
  const [services, opened, banner] = await Promise.all([
    mainRead(api.get<Page<ServiceCard>>('/api/ap/highschool/staff_services_list', { params: { perpage: 50 } })),
    id === null ? null : mainRead(api.get<Service>(`/api/ap/highschool/staff_services_info/${id}`)),
    sectionRead(pageBanner(api, 'staff')),
  ]);
  return { services: services.list, opened, banner };
}

export function Component() {
  const { services, opened, banner } = useLoaderData<typeof loader>();
  const files = services.flatMap((service) => service.files ?? []);
  return (
    <>
      <PageMeta
        title={opened ? `${opened.title}｜高中教職員專區` : '高中教職員專區'}
        description={opened?.summary ?? '給高中老師的服務：帶學生來校參訪、模擬面試、大學教授到校授課，線上申請，三個工作天內回覆。'}
        canonical={opened ? `/staff?id=${opened.id}` : '/staff'}
        image={opened?.pic ?? banner?.pic}
      />
      <PageHero title="高中教職員專區" eyebrow="高中服務" lead={banner?.text ?? '您的學生，我們一起準備。'} pic={banner?.pic} picMobile={banner?.picMobile} />
      <Breadcrumbs trail={opened ? [{ label: '高中教職員專區', href: '/staff' }, { label: opened.title }] : [{ label: '高中教職員專區' }]} />
      {opened && <OpenedEntry opened={{ ...opened, link: null }} closeHref="/staff" />}
      <Section title="我們能做什麼">
        {services.length === 0 ? (
          <EmptyState>服務整理中，請直接與招生組聯絡。</EmptyState>
        ) : (
          <ul className={styles.services}>
            {services.map((service, index) => (
              <ServiceRow key={service.id} service={service} isTurned={index % 2 === 1} />
            ))}
          </ul>
        )}
      </Section>
      {files.length > 0 && (
        <Section title="文宣與簡章" band="alt">
          <ul className={styles.files}>
            {files.map(({ url, label, size, type }) => (
              <li key={url}>
                <a href={url} download>
                  {label}
                </a>
                <span>
                  {type.split('/').at(-1)?.toUpperCase()}・{Math.max(1, Math.round(size / 1024)).toLocaleString('en-US')} KB
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="直接找人" band="alt">
        <p className={styles.contact}>
          <a href={`tel:${identity.phone.number}`}>{identity.phone.label}</a>
          <a href={`mailto:${identity.email.address}`}>{identity.email.address}</a>
          <span>{identity.hours}</span>
        </p>
        <p className={styles.actions}>
          <ButtonLink href="/formVisit">預約參訪</ButtonLink>
          <ButtonLink href="/formInterview" look="outline">
            申請模擬面試
          </ButtonLink>
          <ButtonLink href="/formTeacher" look="outline">
            申請到校授課
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
export const ErrorBoundary = PageError;
