import type { Api } from '@admissions/api-client';
import { parseLocale, taipeiDay } from '@admissions/model';
import { about, visitorForms } from '@admissions/site-content';
import { useMessage } from '@admissions/store';
import { ButtonLink, Container, Icon, JsonLd, PageMeta, Phrases, SmartLink } from '@admissions/ui';
import { lazy } from 'react';
import { useLoaderData } from 'react-router';
import { NoticeStrip } from '../../lib/banners/notice-strip.tsx';
import { loadOwnBanners } from '../../lib/banners/page-banners.ts';
import { loadDatedChannels } from '../../lib/dated-channels.ts';
import { type Deadline, formatTimeLeft, listDeadlines } from '../../lib/deadlines.ts';
import { loadList, loadSingle } from '../../lib/public-reads.ts';
import { createLoader } from '../../lib/reads.ts';
import { siteData, universityData, usePublisher } from '../../lib/structured/university.ts';
import { DeadlineStrip } from './deadline-strip.tsx';
import { FinderBox } from './finder-box.tsx';
import { HeroCarousel } from './hero-carousel.tsx';
import { loadColleges, loadHomeSections } from './home-data.ts';
import { CollegeBento, HomeFeatures, HomeSeniors } from './home-features.tsx';
import { HomeFilms } from './home-films.tsx';
import { HomeNews } from './home-news.tsx';
import styles from './home-page.module.css';
import { HomeBelt, HomeSelection } from './home-selection.tsx';
import { HomeTopics } from './home-topics.tsx';
import { TEXTS } from './texts.ts';

// Another page at the same address: lazy, so that Chinese readers do not fetch it.
const EnglishHome = lazy(async () => ({
  default: (await import('./english-home.tsx')).EnglishHome,
}));

// More than shown: some may expire while the page is cached.
const DEADLINE_COUNT = 6;
const AWARD_COUNT = 3;

export const loader = createLoader(async ({ api, url, search }) => {
  if (parseLocale(url.search) !== 'en') return loadChineseHome(api, search);
  const { loadEnglishHome } = await import('../../lib/english/load-english-home.ts');
  return { english: await loadEnglishHome(api), drawnBy: 'mf_public/features/home/english-home' };
});

async function loadChineseHome(api: Api, search: URLSearchParams) {
  const today = taipeiDay();
  const [heroes, banners, colleges, news, scholarships, channels, finder, lower] =
    await Promise.all([
      loadList(api, 'setting/banner_list', { perpage: 5 }),
      loadOwnBanners(api, 'home'),
      loadColleges(api),
      loadList(api, 'news', { perpage: 5 }),
      loadSingle(api, 'about/scholarships_info'),
      loadDatedChannels(api, today),
      loadSingle(api, 'setting/finder_info'),
      loadHomeSections(api, search),
    ]);
  return {
    today,
    deadlines: listDeadlines(channels ?? [], today, DEADLINE_COUNT),
    heroes: heroes ?? [],
    banners,
    colleges,
    finder: finder && { heading: finder.heading, hint: finder.hint },
    // Only the shown parts travel with the page.
    news: news?.map((each, index) => (index > 0 ? { ...each, summary: '' } : each)) ?? null,
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
  const publisher = usePublisher();
  return (
    <>
      <PageMeta description={about.description} canonical="/" image={heroes[0]?.pic} />
      <JsonLd data={universityData(publisher)} />
      <JsonLd data={siteData(publisher)} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={publisher.identity.name}
        href="/feed.xml"
      />
      <div className={styles.home}>
        <HeroCarousel heroes={heroes} />
        <QuickBar due={deadlines[0]} today={today} />
        <FinderBox finder={finder} />
        <DeadlineStrip deadlines={deadlines} renderedOn={today} />
        <NoticeStrip notices={banners.notices} />
        <HomeFeatures highlights={lower.highlights} />
        <CollegeBento colleges={colleges} />
        <HomeSelection selected={lower.selected} awards={awards} />
        <HomeSeniors seniors={lower.seniors} />
        <HomeBelt slides={banners.slides} />
        <HomeNews news={news} />
        {lower.topic && <HomeTopics topic={lower.topic} renderedOn={today} />}
        <HomeFilms films={lower.films} places={lower.places} pictures={lower.pictures} />
        <VisitBand />
      </div>
    </>
  );
}

/** Each with its icon: calendar, coin, tent, map pin. */
const WAYS = [
  {
    title: TEXTS.dates,
    text: TEXTS.datesText,
    href: '/admissions',
    sign: 'M4 6h16v14H4ZM4 10.5h16M8.5 3v5M15.5 3v5',
  },
  {
    title: TEXTS.awards,
    text: TEXTS.awardsText,
    href: '/admissions#div1',
    sign: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm3 6c-.6-1.2-1.7-1.7-3-1.7-1.7 0-3 .9-3 2.3 0 3.2 6 1.6 6 4.8 0 1.4-1.3 2.3-3 2.3-1.3 0-2.4-.5-3-1.7m3-9.5v13',
  },
  {
    title: TEXTS.camps,
    text: TEXTS.campsText,
    href: '/camp',
    sign: 'M10.5 4 12 6.5 13.5 4M12 6.5 3 20h18L12 6.5Zm0 6L8.5 20h7L12 12.5Z',
  },
  {
    title: TEXTS.tourCampus,
    text: TEXTS.tourCampusText,
    href: '/formVisit?who=student',
    sign: 'M12 21s7-6.3 7-11.3a7 7 0 1 0-14 0C5 14.7 12 21 12 21Zm0-14a2.7 2.7 0 1 0 0 5.4A2.7 2.7 0 0 0 12 7Z',
  },
] as const;

/** The four most frequent visits; the first names the next deadline. */
function QuickBar({ due, today }: { due: Deadline | undefined; today: string }) {
  return (
    <div className={styles.bar}>
      <Container>
        <nav aria-label={TEXTS.quick}>
          <ul className={styles.ways}>
            {WAYS.map(({ title, text, href, sign }) => (
              <li key={href}>
                <SmartLink href={href} className={styles.way}>
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d={sign} />
                  </svg>
                  <strong>{title}</strong>
                  <span>
                    {due && href === '/admissions'
                      ? `${due.title}${formatTimeLeft(due, today)}`
                      : text}
                  </span>
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </div>
  );
}

type Key = (typeof visitorForms)[number]['key'];
const DESCRIPTIONS = {
  interview: TEXTS.interviewText,
  teaching: TEXTS.teachingText,
} as const satisfies Partial<Record<Key, string>>;

function VisitBand() {
  const t = useMessage();
  return (
    <section className={styles.band} aria-labelledby="come">
      <Container>
        <div className={styles.panel}>
          <div>
            <h2 id="come">
              <Phrases>{TEXTS.come}</Phrases>
            </h2>
            <p className={styles.lead}>{TEXTS.comeLead}</p>
            <ButtonLink href="/formVisit?who=student" look="sun">
              {TEXTS.visit}
              <span aria-hidden="true">
                <Icon name="right" />
              </span>
            </ButtonLink>
          </div>
          <ul className={styles.others}>
            {visitorForms.map(
              ({ key, label, href }) =>
                key !== 'visit' && (
                  <li key={key}>
                    <SmartLink href={href} className={styles.other}>
                      <strong>{t(label)}</strong>
                      <span>{DESCRIPTIONS[key]}</span>
                    </SmartLink>
                  </li>
                ),
            )}
          </ul>
        </div>
      </Container>
    </section>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
