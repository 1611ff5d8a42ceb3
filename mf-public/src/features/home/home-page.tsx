import { apiContext } from '@admissions/api-client';
import type { Page } from '@admissions/contracts';
import { TEXT_BANNER_ID } from '@admissions/contracts/kinds';
import { identity } from '@admissions/contracts/site';
import { JsonLd, PageMeta, useSite } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { PageError } from '../../lib/page-error.tsx';
import type { ArticleCard, Banner, College, Hero, Scholarships } from '../../lib/queries.ts';
import { entriesOf, PATHS } from '../../lib/queries.ts';
import { sectionRead } from '../../lib/reads.ts';
import { BannerStrip } from './banner-strip.tsx';
import { CollegeBento } from './college-bento.tsx';
import { FiguresBand } from './figures-band.tsx';
import { HeroCarousel } from './hero-carousel.tsx';
import { HomeFeatures } from './home-features.tsx';
import { HomeFilms } from './home-films.tsx';
import { HomeNews } from './home-news.tsx';
import { HomePictures } from './home-pictures.tsx';
import { loadLowerHome } from './home-reads.ts';
import { HomeSelection } from './home-selection.tsx';
import { HomeSeniors } from './home-seniors.tsx';
import { HomeTopics } from './home-topics.tsx';
import { QuickBar } from './quick-bar.tsx';
import { ScholarshipTeaser } from './scholarship-teaser.tsx';
import { VisitBand } from './visit-band.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [heroes, banners, colleges, news, scholarships, lower] = await Promise.all([
    sectionRead(api.get<Page<Hero>>(PATHS.heroes, { params: { perpage: 5 } })),
    sectionRead(api.get<Page<Banner>>(PATHS.banners, { params: { bid: TEXT_BANNER_ID }, silent: true })),
    sectionRead(api.get<Page<College>>(PATHS.colleges)),
    sectionRead(api.get<Page<ArticleCard>>(PATHS.news, { params: { page: 1, perpage: 5 } })),
    sectionRead(api.get<Scholarships>(PATHS.scholarships, { silent: true })),
    loadLowerHome(api, request.url),
  ]);
  return {
    heroes: entriesOf(heroes),
    banners: entriesOf(banners),
    colleges: colleges && entriesOf(colleges),
    news: news && entriesOf(news),
    scholarships,
    ...lower,
  };
}

export function Component() {
  const { heroes, banners, colleges, news, scholarships, ...lower } = useLoaderData<typeof loader>();
  const { origin } = useSite();
  return (
    <>
      <PageMeta description={identity.description} canonical="/" image={heroes[0]?.pic} />
      <JsonLd
        data={{
          '@type': 'CollegeOrUniversity',
          name: identity.nameShort,
          alternateName: identity.nameEnShort,
          url: `${origin}/`,
          address: { '@type': 'PostalAddress', streetAddress: '遠東路135號', addressLocality: '桃園市中壢區', postalCode: '32003', addressCountry: 'TW' },
        }}
      />
      <HeroCarousel heroes={heroes} />
      <QuickBar />
      <BannerStrip banners={banners} />
      <HomeFeatures highlights={lower.highlights} />
      <CollegeBento colleges={colleges} />
      <HomeSelection selected={lower.selected} />
      <HomeSeniors seniors={lower.seniors} />
      <FiguresBand />
      <HomeNews news={news} />
      <ScholarshipTeaser scholarships={scholarships} />
      <HomeTopics topic={lower.topic} />
      <HomeFilms films={lower.films} places={lower.places} />
      <HomePictures pictures={lower.pictures} />
      <VisitBand />
    </>
  );
}
export const ErrorBoundary = PageError;
