import { formatDay, taipeiDay } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { ButtonLink, dayText, SmartLink, Tag } from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { newsData } from '../../lib/article/article-data.ts';
import { DetailList } from '../../lib/article/detail-list.tsx';
import { useViewCount } from '../../lib/article/use-view-count.ts';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import { loadDatedChannels } from '../../lib/dated-channels.ts';
import { DayRange } from '../../lib/day-range.tsx';
import { type DatedChannel, findNextStep, formatTimeLeft, type Step } from '../../lib/deadlines.ts';
import { listUpcomingEvents, loadEvents } from '../../lib/events/calendar-events.ts';
import { EventTeaser } from '../../lib/events/event-teaser.tsx';
import { formatNumber } from '../../lib/format-number.ts';
import { ArticleLayout } from '../../lib/page/article-layout.tsx';
import { EntryPage } from '../../lib/page/entry-page.tsx';
import { Related } from '../../lib/page/related.tsx';
import { buildCounterPath, loadRelated, readEntry } from '../../lib/public-reads.ts';
import { createLoader, getIdParam, loadPage } from '../../lib/reads.ts';
import { SampleMark } from '../../lib/sample-mark.tsx';
import { usePublisher } from '../../lib/structured/university.ts';
import { useToday } from '../../lib/use-today.ts';
import { TEXTS } from './texts.ts';

const RELATED_COUNT = 3;
const NEXT_COUNT = 2;

export const loader = createLoader(async ({ api, search }) => {
  const id = getIdParam(search);
  const article = await loadPage(readEntry(api, 'news', id));
  const today = taipeiDay();
  const [related, events, channels] = await Promise.all([
    loadRelated(api, 'news', id, { category: article.category.id, limit: RELATED_COUNT }),
    loadEvents(api),
    loadDatedChannels(api, today),
  ]);
  const all = listUpcomingEvents(events, today);
  const about = listUpcomingEvents(
    events.filter(({ news }) => news?.id === id),
    today,
  );
  return {
    article,
    // Staff link the channel to its notice.
    channel: channels?.find(({ link }) => link?.href === `/newsCont?id=${id}`) ?? null,
    calendarEvents: about.length > 0 ? about : all,
    isAbout: about.length > 0,
    today,
    related,
  };
});

export function Component() {
  const t = useMessage();
  const publisher = usePublisher();
  const loaded = useLoaderData<typeof loader>();
  const { article, related, channel, calendarEvents, isAbout } = loaded;
  const today = useToday(loaded.today);
  const step = channel && findNextStep(channel.dates, today);
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
            <li key={other.id} className={card.card}>
              <time dateTime={other.date} className="note">
                {formatDay(other.date)}
              </time>
              <CardTitle as="h3" to={`/newsCont?id=${other.id}`}>
                {other.title}
              </CardTitle>
              <p className={card.summary}>{other.summary}</p>
            </li>
          ))}
        </Related>
      }
    >
      <ArticleLayout
        entry={article}
        isWhole
        state={step && <NextStep of={channel} step={step} today={today} />}
        details={
          step && (
            <DetailList
              details={channel.dates.map(({ label, dates }) => [
                label,
                <DayRange key={label} {...dates} />,
              ])}
            />
          )
        }
        next={
          (isAbout || !step) && (
            <EventTeaser
              title={isAbout ? TEXTS.comeToIt : TEXTS.nextEvents}
              calendarEvents={calendarEvents}
              today={today}
              {...(!isAbout && { limit: NEXT_COUNT })}
            />
          )
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

function NextStep({ of, step, today }: { of: DatedChannel; step: Step; today: string }) {
  return (
    <p className="row space-m semi">
      <span>
        {of.title}・{step.label} <DayRange {...step.dates} />
      </span>
      <Tag tone="sun">{formatTimeLeft(step, today)}</Tag>
      <SampleMark of={step} />
      <SmartLink href={`/admissions#item-${of.id}`}>{TEXTS.channel}</SmartLink>
    </p>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
