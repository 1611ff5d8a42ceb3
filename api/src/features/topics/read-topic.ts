import type { AnyKind } from '@admissions/model';
import type { Topic } from '@admissions/model/kinds';
import {
  banner,
  bannerSub,
  block,
  camp,
  news,
  newsCategory,
  TOPICS,
} from '@admissions/model/kinds';
import type { TopicData } from '@admissions/protocol';
import type { SQL } from 'drizzle-orm';
import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { readVisible } from '../../content/read/read-visible.ts';
import { columnOf, isVisible, omittedInLists } from '../../content/schema/kind-columns.ts';
import { findOrdering, tableOf } from '../../content/schema/tables.ts';

/** More than any year has; a page that shows more would help nobody. */
const MOST = 100;

interface Asked {
  topic: Topic;
  year: number | undefined;
  /** The day in Taipei, YYYY-MM-DD. */
  today: string;
}

/** What a topic shows in this year; without one, in the newest that has articles, or at least an activity, and all that is still to come. */
export async function readTopic(
  deps: Deps,
  { topic, year: asked, today }: Asked,
): Promise<TopicData> {
  const { years, newestWithArticles } = await readYears(deps, topic);
  const selectedYear = asked ?? newestWithArticles ?? years[0] ?? null;
  const newsTable = tableOf(news);
  const [begin, end] = datesOfCamps();
  const day = columnOf(newsTable, 'date');
  const first = `${selectedYear}-01-01`;
  const next = `${Number(selectedYear) + 1}-01-01`;
  const isToCome = asked === undefined ? sql`${end} >= ${today}` : undefined;
  const [carousels, blocks, articles, activities] = await Promise.all([
    listed(
      deps,
      bannerSub,
      inArray(
        columnOf(tableOf(bannerSub), 'bid'),
        visibleIds(deps, banner, eq(columnOf(tableOf(banner), 'page'), topic)),
      ),
    ),
    listed(deps, block, eq(columnOf(tableOf(block), 'type'), toBlockType(topic))),
    selectedYear === null
      ? []
      : listed(
          deps,
          news,
          and(isAbout(deps, topic), gte(day, sql`${first}::date`), lt(day, sql`${next}::date`)),
        ),
    selectedYear === null
      ? []
      : listed(
          deps,
          camp,
          and(hasTopic(topic), or(sql`${begin} >= ${first} and ${begin} < ${next}`, isToCome)),
        ),
  ]);
  return { carousels, blocks, years, selectedYear, articles, activities } as unknown as TopicData;
}

/** The blocks of type 1 to 4 belong to the topics in their order. */
const toBlockType = (topic: Topic) => String(TOPICS.indexOf(topic) + 1);

const isAbout = (deps: Deps, topic: Topic) => {
  const table = tableOf(newsCategory);
  const ofTopic = and(eq(columnOf(table, 'type'), 'topic'), eq(columnOf(table, 'topic'), topic));
  return inArray(columnOf(tableOf(news), 'category'), visibleIds(deps, newsCategory, ofTopic));
};

const hasTopic = (topic: Topic) => eq(columnOf(tableOf(camp), 'topic'), topic);
const datesOfCamps = () =>
  [
    findOrdering(tableOf(camp), 'eventDates.begin'),
    findOrdering(tableOf(camp), 'eventDates.end'),
  ] as const;

const visibleIds = ({ db }: Deps, kind: AnyKind, where: SQL | undefined) => {
  const table = tableOf(kind);
  return db.orm
    .select({ id: table.id })
    .from(table)
    .where(and(isVisible(table), where));
};

const listed = (deps: Deps, kind: AnyKind, where: SQL | undefined) =>
  readVisible(deps, kind, { perpage: MOST, omit: omittedInLists(kind), where });

async function readYears(
  deps: Deps,
  topic: Topic,
): Promise<{ years: number[]; newestWithArticles: number | undefined }> {
  const newsTable = tableOf(news);
  const campTable = tableOf(camp);
  const { rows } = await deps.db.orm.execute<{ year: number; has_articles: boolean }>(sql`
    select year, bool_or(is_article) as has_articles from (
      select extract(year from ${columnOf(newsTable, 'date')})::int as year, true as is_article from ${newsTable} where ${and(isVisible(newsTable), isAbout(deps, topic))}
      union select left(${datesOfCamps()[0]}, 4)::int, false from ${campTable} where ${and(isVisible(campTable), hasTopic(topic))}
    ) as every_year group by year order by year desc`);
  return {
    years: rows.map(({ year }) => year),
    newestWithArticles: rows.find(({ has_articles }) => has_articles)?.year,
  };
}
