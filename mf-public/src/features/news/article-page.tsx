import { taipeiDay } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { ButtonLink, dayText, Tag } from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { newsData } from '../../lib/article/article-data.ts';
import { useViewCount } from '../../lib/article/use-view-count.ts';
import { listUpcomingEvents, loadEvents } from '../../lib/events/calendar-events.ts';
import { EventTeaser } from '../../lib/events/event-teaser.tsx';
import { formatNumber } from '../../lib/format-number.ts';
import { ArticleLayout } from '../../lib/page/article-layout.tsx';
import { EntryPage } from '../../lib/page/entry-page.tsx';
import { Related } from '../../lib/page/related.tsx';
import { buildCounterPath, loadRelated, readEntry } from '../../lib/public-reads.ts';
import { createLoader, getIdParam, loadPage } from '../../lib/reads.ts';
import { usePublisher } from '../../lib/structured/university.ts';
import { NewsCard } from './news-card.tsx';
import { TEXTS } from './texts.ts';

const RELATED_COUNT = 3;
const NEXT_COUNT = 2;

export const loader = createLoader(async ({ api, search }) => {
  const id = getIdParam(search);
  const article = await loadPage(readEntry(api, 'news', id));
  const [related, events] = await Promise.all([
    loadRelated(api, 'news', id, { category: article.category.id, limit: RELATED_COUNT }),
    loadEvents(api),
  ]);
  const today = taipeiDay();
  const all = listUpcomingEvents(events, today);
  const about = listUpcomingEvents(
    events.filter(({ news }) => news?.id === id),
    today,
  );
  return {
    article,
    calendarEvents: about.length > 0 ? about : all.slice(0, NEXT_COUNT),
    isAbout: about.length > 0,
    today,
    related,
  };
});

export function Component() {
  const t = useMessage();
  const publisher = usePublisher();
  const { article, related, calendarEvents, isAbout, today } = useLoaderData<typeof loader>();
  const { id, date, category, link, clickCount } = article;
  useViewCount(`news-${id}`, buildCounterPath('news/clickCount', id));
  return (
    <EntryPage
      list={{ label: TEXTS.title, href: '/news' }}
      within={{ label: category.title, isContent: true, href: `/news?category=${category.id}` }}
      entry={article}
      href={`/newsCont?id=${id}`}
      publishedAt={date}
      data={newsData(article, publisher)}
      related={
        <Related title={TEXTS.related} layout="cards">
          {related.map((other) => (
            <NewsCard key={other.id} article={other} />
          ))}
        </Related>
      }
    >
      <ArticleLayout
        entry={article}
        isWhole
        next={
          <EventTeaser
            title={isAbout ? TEXTS.comeToIt : TEXTS.nextEvents}
            calendarEvents={calendarEvents}
            today={today}
          />
        }
        meta={
          <>
            <Tag>{category.title}</Tag>
            <time dateTime={date}>{dayText(date)}</time>
            <span>{t('common.views', { count: formatNumber(clickCount) })}</span>
          </>
        }
      >
        {link && (
          <p className="space-xl">
            <ButtonLink href={link.href} newWindow={link.newWindow}>
              {link.label ?? t('common.more')}
            </ButtonLink>
          </p>
        )}
      </ArticleLayout>
    </EntryPage>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
