import { apiContext } from '@admissions/api-client';
import type { EntryOf } from '@admissions/contracts';
import type { staffService } from '@admissions/contracts/kinds';
import { identity } from '@admissions/contracts/site';
import { useMessage } from '@admissions/store';
import { ButtonLink, EmptyState, Section } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { OpenedEntry } from '../../lib/article/opened-entry.tsx';
import { OpenedHead } from '../../lib/article/opened-head.tsx';
import { pageBanners } from '../../lib/banners/page-banners.ts';
import { IDENTITY_TEXTS } from '../../lib/identity-texts.ts';
import { PageError } from '../../lib/page-error.tsx';
import { readEntry, readList } from '../../lib/public-reads.ts';
import { loadPage, numberIn } from '../../lib/reads.ts';
import { ServiceRow } from './service-row.tsx';
import styles from './staff-page.module.css';
import { TEXTS } from './texts.ts';

export type Service = EntryOf<typeof staffService>;
export type ServiceCard = Omit<Service, 'body'>;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const id = numberIn(request.url, 'id');
  const [services, opened, banners] = await Promise.all([
    loadPage(
      readList(api, 'highschool/staff_services_list', {
        params: { perpage: 50 },
      }),
    ),
    id === null ? null : loadPage(readEntry(api, 'highschool/staff_services_info', id)),
    pageBanners(api, 'staff'),
  ]);
  return { services: services.list, opened, banners };
}

export function Component() {
  const { services, opened, banners } = useLoaderData<typeof loader>();
  const t = useMessage();
  const title = t(TEXTS.title);
  const files = services.flatMap((service) => service.files ?? []);
  return (
    <>
      <OpenedHead
        name={title}
        path="/staff"
        texts={TEXTS}
        banners={banners}
        opened={opened}
        image={opened?.pic}
      />
      {opened && <OpenedEntry opened={{ ...opened, link: null }} closeHref="/staff" />}
      <Section title={t(TEXTS.services)}>
        {services.length === 0 ? (
          <EmptyState>{t(TEXTS.none)}</EmptyState>
        ) : (
          <ul className={styles.services}>
            {services.map((service, index) => (
              <ServiceRow key={service.id} service={service} isTurned={index % 2 === 1} />
            ))}
          </ul>
        )}
      </Section>
      {files.length > 0 && (
        <Section title={t(TEXTS.files)} band="alt">
          <ul className={styles.files}>
            {files.map(({ url, label, size, type }) => (
              <li key={url}>
                <a href={url} download {...t.chinese}>
                  {label}
                </a>
                <span>
                  {type.split('/').at(-1)?.toUpperCase()}
                  {t(TEXTS.dot)}
                  {Math.max(1, Math.round(size / 1024)).toLocaleString('en-US')} KB
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t(TEXTS.contact)} band="alt">
        <p className={styles.contact}>
          <a href={`tel:${identity.phone.number}`}>{t(IDENTITY_TEXTS.phone)}</a>
          <a href={`mailto:${identity.email.address}`}>{identity.email.address}</a>
          <span>{t(IDENTITY_TEXTS.hours)}</span>
        </p>
        <p className={styles.actions}>
          <ButtonLink href="/formVisit">{t(TEXTS.visit)}</ButtonLink>
          <ButtonLink href="/formInterview" look="outline">
            {t(TEXTS.interview)}
          </ButtonLink>
          <ButtonLink href="/formTeacher" look="outline">
            {t(TEXTS.teaching)}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
export const ErrorBoundary = PageError;
