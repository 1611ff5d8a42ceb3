import { apiContext } from '@admissions/api-client';
import type { Page } from '@admissions/contracts';
import { LIFE_TYPES } from '@admissions/contracts/kinds';
import { Breadcrumbs, Container, EmptyState, PageHero, PageMeta } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { Link, useLoaderData } from 'react-router';
import { pageBanner } from '../../lib/page-banner.ts';
import { PageError } from '../../lib/page-error.tsx';
import { mainRead, sectionRead } from '../../lib/reads.ts';
import { LifeCard } from './life-card.tsx';
import type { LifeCard as Card } from './life-data.ts';
import { LIFE_LEADS, LIFE_NAMES, lifeHref, PATHS } from './life-data.ts';
import styles from './life-page.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const asked = new URL(request.url).searchParams.get('type');
  const type = LIFE_TYPES.find((each) => each === asked) ?? '1';
  const [entries, banner] = await Promise.all([
    mainRead(api.get<Page<Card>>(PATHS.list, { params: { type, perpage: 100 } })),
    sectionRead(pageBanner(api, 'life')),
  ]);
  return { entries: entries.list, banner, type };
}

export function Component() {
  const { entries, banner, type } = useLoaderData<typeof loader>();
  const name = LIFE_NAMES[type];
  return (
    <>
      <PageMeta title={`${name}｜大學生活`} description={`元智大學的大學生活：${name}。${LIFE_LEADS[type]}`} canonical={lifeHref(type)} image={banner?.pic} />
      <PageHero title="大學生活" eyebrow={name} lead={banner?.text ?? LIFE_LEADS[type]} pic={banner?.pic} picMobile={banner?.picMobile} />
      <Breadcrumbs trail={[{ label: '大學生活', href: '/life' }, { label: name }]} />
      <Container>
        <nav className={styles.tabs} aria-label="大學生活">
          {LIFE_TYPES.map((each) => (
            <Link key={each} viewTransition to={lifeHref(each)} aria-current={each === type ? 'page' : undefined}>
              {LIFE_NAMES[each]}
            </Link>
          ))}
        </nav>
        {entries.length === 0 ? (
          <EmptyState>內容整理中。</EmptyState>
        ) : (
          <ul className={styles.entries}>
            {entries.map((entry, index) => (
              <LifeCard key={entry.id} entry={entry} isLarge={index === 0} />
            ))}
          </ul>
        )}
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
