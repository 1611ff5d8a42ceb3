import type { ListedAt } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { useLoaderData } from 'react-router';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import { ListPage } from '../../lib/page/list-page.tsx';
import { loadList, readList } from '../../lib/public-reads.ts';
import { createLoader, loadPage } from '../../lib/reads.ts';
import { NewsCard } from './news-card.tsx';
import { NewsFilters } from './news-filters.tsx';
import { NEWS_PER_PAGE, newsHref, parseNewsQuery } from './news-query.ts';
import { TEXTS } from './texts.ts';

/** Pinned ones come first. */
const FIRST_COUNT = 3;

export const loader = createLoader(async ({ api, search }) => {
  const query = parseNewsQuery(search);
  const [news, categories, banners] = await Promise.all([
    loadPage(
      readList(api, 'news', {
        params: { ...query, title: query.title || null, perpage: NEWS_PER_PAGE },
      }),
    ),
    loadList(api, 'category'),
    loadPageBanners(api, 'news'),
  ]);
  return { query, news, categories: categories ?? [], banners };
});

export function Component() {
  const t = useMessage();
  const { query, news, categories, banners } = useLoaderData<typeof loader>();
  const category = categories.find(({ id }) => id === query.category);
  const name = TEXTS.title;
  const isWhole = query.category === null && !query.year;
  const first = isWhole && !query.title && query.page === 1 ? news.list.slice(0, FIRST_COUNT) : [];
  const noneText = isWhole ? TEXTS.none : t('empty.news');
  const emptyText = query.title ? t('empty.search', { keyword: query.title }) : noneText;
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={name} href="/feed.xml" />
      <ListPage
        texts={TEXTS}
        title={category ? `${category.title}｜${name}` : name}
        path={newsHref(query, { page: query.page })}
        eyebrow={category?.title}
        banners={banners}
        image={null}
        trail={
          category
            ? [
                { label: name, href: '/news' },
                { label: category.title, isContent: true },
              ]
            : [{ label: name }]
        }
        filters={
          (news.total > 0 || !isWhole || query.title) && (
            <NewsFilters query={query} categories={categories} />
          )
        }
        count={
          query.title
            ? t('search.results', { keyword: query.title, count: news.total })
            : fillPlaceholders(TEXTS.count, { count: news.total })
        }
        empty={emptyText}
        tool={first.length > 0 && <Cards articles={first} isFirst />}
        list={news.list.length > 0 && <Cards articles={news.list.slice(first.length)} />}
        pages={{ ...news, hrefOf: (page) => newsHref(query, { page }) }}
      />
    </>
  );
}

function Cards({
  articles,
  isFirst = false,
}: {
  articles: readonly ListedAt<'news'>[];
  isFirst?: boolean;
}) {
  return (
    <ul className={isFirst ? 'full-rows' : 'tiles even-tiles'}>
      {articles.map((article, index) => (
        <NewsCard key={article.id} article={article} isFirst={isFirst && index === 0} />
      ))}
    </ul>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
