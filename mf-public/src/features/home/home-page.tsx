import type { Api } from '@admissions/api-client';
import { apiContext } from '@admissions/api-client';
import { parseLocale, taipeiDay } from '@admissions/model';
import { about } from '@admissions/site-content';
import { JsonLd, PageMeta, useIdentity, useSite } from '@admissions/ui';
import { lazy } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { NoticeStrip } from '../../lib/banners/notice-strip.tsx';
import { loadOwnBanners } from '../../lib/banners/page-banners.ts';
import { loadDatedChannels } from '../../lib/dated-channels.ts';
import { listDeadlines } from '../../lib/deadlines.ts';
import { PageError } from '../../lib/page-error.tsx';
import { loadList, loadSingle } from '../../lib/public-reads.ts';
import { siteData, universityData } from '../../lib/structured/university.ts';
import { CollegeBento } from './college-bento.tsx';
import { DeadlineStrip } from './deadline-strip.tsx';
import { FinderBox } from './finder-box.tsx';
import { HeroCarousel } from './hero-carousel.tsx';
import { HomeBelt } from './home-belt.tsx';
import { loadColleges, loadHomeSections } from './home-data.ts';
import { HomeFeatures } from './home-features.tsx';
import { HomeFilms } from './home-films.tsx';
import { HomeNews } from './home-news.tsx';
import styles from './home-page.module.css';
import { HomeSelection } from './home-selection.tsx';
import { HomeSeniors } from './home-seniors.tsx';
import { HomeTopics } from './home-topics.tsx';
import { QuickBar } from './quick-bar.tsx';
import { VisitBand } from './visit-band.tsx';

// Another page at the same address: lazy, so that Chinese readers do not fetch it.
const EnglishHome = lazy(async () => ({
  default: (await import('./english-home.tsx')).EnglishHome,
}));

// More than shown: some may expire while the page is cached.
const DEADLINE_COUNT = 6;
const AWARD_COUNT = 3;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  if (parseLocale(new URL(request.url).search) !== 'en') return loadChineseHome(api, request.url);
  const { loadEnglishHome } = await import('../../lib/english/load-english-home.ts');
  return { english: await loadEnglishHome(api), drawnBy: 'mf_public/features/home/english-home' };
}

async function loadChineseHome(api: Api, url: string) {
  const today = taipeiDay(new Date());
  const [heroes, banners, colleges, news, scholarships, channels, finder, lower] =
    await Promise.all([
      loadList(api, 'setting/banner_list', { perpage: 5 }),
      loadOwnBanners(api, 'home'),
      loadColleges(api),
      loadList(api, 'news', { perpage: 5 }),
      loadSingle(api, 'about/scholarships_info'),
      loadDatedChannels(api, today),
      loadSingle(api, 'setting/finder_info'),
      loadHomeSections(api, url),
    ]);
  return {
    today,
    deadlines: listDeadlines(channels ?? [], today, DEADLINE_COUNT),
    heroes: heroes ?? [],
    banners,
    colleges,
    finder: finder && { heading: finder.heading, hint: finder.hint },
    news:
      news?.map((article, index) => (index > 0 ? { ...article, summary: '' } : article)) ?? null,
    awards:
      scholarships?.awards.slice(0, AWARD_COUNT).map(({ title, amount }) => ({ title, amount })) ??
      [],
    ...lower,
  };
}

export function Component() {
  const read = useLoaderData<typeof loader>();
  return 'english' in read ? <EnglishHome {...read.english} /> : <ChineseHome {...read} />;
}

function ChineseHome({
  heroes,
  banners,
  colleges,
  finder,
  news,
  awards,
  deadlines,
  today,
  ...lower
}: Awaited<ReturnType<typeof loadChineseHome>>) {
  const { origin } = useSite();
  const identity = useIdentity();
  return (
    <>
      <PageMeta description={about.description} canonical="/" image={heroes[0]?.pic} />
      <JsonLd data={universityData(origin, identity)} />
      <JsonLd data={siteData(origin, identity)} />
      <link rel="alternate" type="application/rss+xml" title={identity.name} href="/feed.xml" />
      <div className={styles.home}>
        <HeroCarousel heroes={heroes} />
        <QuickBar />
        <FinderBox finder={finder} />
        <DeadlineStrip deadlines={deadlines} renderedOn={today} />
        <NoticeStrip notices={banners.notices} />
        <HomeFeatures highlights={lower.highlights} />
        <CollegeBento colleges={colleges} />
        <HomeSelection selected={lower.selected} awards={awards} />
        <HomeSeniors seniors={lower.seniors} />
        <HomeBelt slides={banners.slides} />
        <HomeNews news={news} />
        <HomeTopics topic={lower.topic} renderedOn={today} />
        <HomeFilms films={lower.films} places={lower.places} pictures={lower.pictures} />
        <VisitBand />
      </div>
    </>
  );
}
export const ErrorBoundary = PageError;
