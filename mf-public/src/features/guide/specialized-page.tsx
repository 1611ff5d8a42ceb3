import { apiContext } from '@admissions/api-client';
import type { EntryOf } from '@admissions/contracts';
import type { specializedIntro } from '@admissions/contracts/kinds';
import { BodyView, Container } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { pageBanner } from '../../lib/page-banner.ts';
import { PageError } from '../../lib/page-error.tsx';
import { mainReadIfAny, sectionRead } from '../../lib/reads.ts';
import { loadGuide } from './guide-data.ts';
import { GuideView } from './guide-view.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { SpecializedHead } from './specialized-head.tsx';
import styles from './specialized-page.module.css';

type Intro = EntryOf<typeof specializedIntro>;

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [guide, intro, banner] = await Promise.all([
    loadGuide(api, 'specialized'),
    mainReadIfAny(api.get<Intro>('/api/ap/faculty/specialized_intro')),
    sectionRead(pageBanner(api, 'specialized')),
  ]);
  return { guide, intro, banner };
}

export function Component() {
  const { guide, intro, banner } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const english = intro?.bodyEn ?? [];
  const isEnglish = search.get('lang') === 'en' && english.length > 0;
  const body = isEnglish ? english : (intro?.body ?? []);
  return (
    <GuideView
      level="specialized"
      {...guide}
      head={(finder) => (
        <SpecializedHead intro={intro} banner={banner} hasEnglish={english.length > 0} isEnglish={isEnglish}>
          {finder}
        </SpecializedHead>
      )}
    >
      {body.length > 0 && (
        <div className={styles.intro}>
          <Container width="reading">
            {english.length > 0 && <LanguageTabs href="/specialized" isEnglish={isEnglish} />}
            <div lang={isEnglish ? 'en' : undefined}>
              <BodyView items={body} />
            </div>
          </Container>
        </div>
      )}
    </GuideView>
  );
}
export const ErrorBoundary = PageError;
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) => currentUrl.pathname !== nextUrl.pathname;
