import { apiContext } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { ButtonLink, Chinese, dayText, Tag } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { data, useLoaderData } from 'react-router';
import { newsData } from '../../lib/article/article-data.ts';
import { useCounted } from '../../lib/article/use-counted.ts';
import { EventTeaser } from '../../lib/events/event-teaser.tsx';
import { loadEvents } from '../../lib/events/load-events.ts';
import { comingEvents } from '../../lib/events/occasions.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { ArticleLayout } from '../../lib/page/article-layout.tsx';
import { EntryPage } from '../../lib/page/entry-page.tsx';
import { Related } from '../../lib/page/related.tsx';
import { PageError } from '../../lib/page-error.tsx';
import { counterPath, readEntry, readList } from '../../lib/public-reads.ts';
import { loadPage, loadSection, numberIn } from '../../lib/reads.ts';
import { usePublisher } from '../../lib/structured/use-publisher.ts';
import styles from './article-page.module.css';
import { NewsCard } from './news-card.tsx';
import { TEXTS } from './texts.ts';

const RELATED = 3;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const id = numberIn(request.url, 'id');
  if (id === null) throw data(null, { status: 404 });
  const article = await loadPage(readEntry(api, 'news', id));
  const [near, events] = await Promise.all([
    loadSection(
      readList(api, 'news', {
        params: { category: article.category.id, perpage: RELATED + 1 },
        silent: true,
      }),
    ),
    loadEvents(api),
  ]);
  const today = taipeiDay(new Date());
  const told = events.filter(({ news }) => news?.id === id);
  return {
    article,
    occasions: comingEvents(told, today),
    today,
    related: near?.list.filter((other) => other.id !== id).slice(0, RELATED) ?? [],
  };
}

export function Component() {
  const t = useMessage();
  const publisher = usePublisher();
  const { article, related, occasions, today } = useLoaderData<typeof loader>();
  const { id, title, date, category, pic, summary, body, link, clickCount } = article;
  useCounted(`news-${id}`, counterPath('news/clickCount', id));
  return (
    <EntryPage
      list={{ label: t(TEXTS.title), href: '/news' }}
      within={{ label: category.title, isContent: true, href: `/news?category=${category.id}` }}
      title={title}
      summary={summary}
      href={`/newsCont?id=${id}`}
      pic={pic}
      publishedAt={date}
      data={newsData(article, publisher)}
      related={
        <Related title={t(TEXTS.related)} layout="cards">
          {related.map((other) => (
            <NewsCard key={other.id} article={other} />
          ))}
        </Related>
      }
    >
      <ArticleLayout
        title={title}
        summary={summary}
        pic={pic}
        isWhole
        body={body}
        meta={
          <>
            <Tag>
              <Chinese>{category.title}</Chinese>
            </Tag>
            <time dateTime={date}>{dayText(date, t.locale)}</time>
            <span>{t('common.views', { count: formatNumber(clickCount) })}</span>
          </>
        }
      >
        {link && (
          <p className={styles.link}>
            <ButtonLink href={link.href} newWindow={link.newWindow}>
              {link.label ? <Chinese>{link.label}</Chinese> : t('common.more')}
            </ButtonLink>
          </p>
        )}
        <EventTeaser title={TEXTS.comeToIt} occasions={occasions} today={today} />
      </ArticleLayout>
    </EntryPage>
  );
}
export const ErrorBoundary = PageError;
