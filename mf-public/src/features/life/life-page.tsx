import { LIFE_TYPES } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import { MoreLink, PageLink, Section } from '@admissions/ui';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { loadPageBanners, type PageBanners } from '../../lib/banners/page-banners.ts';
import { CampusWhere } from '../../lib/campus/campus-where.tsx';
import { RouteKey, RouteMap } from '../../lib/campus/route-map.tsx';
import { loadTourSpots } from '../../lib/campus/spots.ts';
import { ListPage } from '../../lib/page/list-page.tsx';
import { NextSteps, STORIES, VISIT } from '../../lib/page/next-steps.tsx';
import { loadSingle, readList } from '../../lib/public-reads.ts';
import { createLoader, loadPage } from '../../lib/reads.ts';
import { LifeCard } from './life-card.tsx';
import { BUILDINGS_OF, LIFE_LEADS, LIFE_NAMES, type Life, lifeHref } from './life-data.ts';
import styles from './life-page.module.css';
import { type Prices, RoomPrices } from './room-prices.tsx';
import { TEXTS } from './texts.ts';

const NEXT = [VISIT, STORIES];

export const loader = createLoader(async ({ api, search }) => {
  const requestedType = search.get('type');
  const type = LIFE_TYPES.find((each) => each === requestedType) ?? '1';
  const [entries, fees, banners, tour] = await Promise.all([
    loadPage(readList(api, 'college/life_list', { params: { type } })),
    type === '1' ? loadSingle(api, 'about/fees_info') : null,
    loadPageBanners(api, 'life'),
    BUILDINGS_OF[type].length > 0 ? loadTourSpots(api) : [],
  ]);
  return {
    entries: entries.list,
    prices: { rooms: fees?.rooms ?? [], isSample: fees?.isSample },
    banners: selectTabBanners(banners, type),
    type,
    tour,
  };
});

const TOOLS: Partial<Record<Life['type'], (prices: Prices) => ReactNode>> = {
  1: (prices) => <RoomPrices prices={prices} />,
  3: () => (
    <div className="beside">
      <RouteMap />
      <div>
        <RouteKey />
        <p className="space-m">
          <MoreLink href="/traffic">{TEXTS.allWays}</MoreLink>
        </p>
      </div>
    </div>
  ),
};

export function Component() {
  const { entries, prices, banners, type, tour } = useLoaderData<typeof loader>();
  const name = LIFE_NAMES[type];
  const title = TEXTS.title;
  return (
    <ListPage
      texts={{
        title: LIFE_NAMES[type],
        eyebrow: TEXTS.title,
        description: TEXTS.description,
        lead: LIFE_LEADS[type],
      }}
      title={`${name}｜${title}`}
      path={lifeHref(type)}
      description={fillPlaceholders(TEXTS.description, { name, lead: LIFE_LEADS[type] })}
      banners={banners}
      trail={[{ label: title, href: '/life' }, { label: name }]}
      tool={TOOLS[type]?.(prices)}
      filters={
        <nav className={styles.tabs} aria-label={title}>
          {LIFE_TYPES.map((each) => (
            <PageLink
              key={each}
              viewTransition
              to={lifeHref(each)}
              aria-current={each === type ? 'page' : undefined}
            >
              {LIFE_NAMES[each]}
            </PageLink>
          ))}
        </nav>
      }
      empty={TEXTS.none}
      list={
        entries.length > 0 && (
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <LifeCard key={entry.id} entry={entry} />
            ))}
          </ul>
        )
      }
      after={
        <>
          {BUILDINGS_OF[type].length > 0 && (
            <Section
              id="where"
              title={TEXTS.where}
              more={<MoreLink href="/360tours">{TEXTS.tour}</MoreLink>}
              band="alt"
            >
              <CampusWhere numbers={BUILDINGS_OF[type]} tour={tour} />
            </Section>
          )}
          <NextSteps links={NEXT} />
        </>
      }
    />
  );
}

const TAB_HREFS: readonly string[] = (Object.keys(LIFE_NAMES) as Life['type'][]).map(lifeHref);

/** Banners that link to the tab; without any, the general banners. */
export function selectTabBanners(banners: PageBanners, type: Life['type']) {
  const own = banners.slides
    .filter(({ link }) => link?.href === lifeHref(type))
    .map((slide) => ({ ...slide, link: null }));
  const general = banners.slides.filter(({ link }) => !TAB_HREFS.includes(link?.href ?? ''));
  return {
    ...banners,
    place: type === '1' ? 'life' : `life-${type}`,
    slides: own.length > 0 ? own : general,
  };
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
