import { type AnyKind, taipeiDay } from '@admissions/model';
import {
  banner,
  bannerSub,
  block,
  camp,
  news,
  newsCategory,
  TOPICS,
  type Topic,
} from '@admissions/model/kinds';
import { buildTopicPath, type TopicData } from '@admissions/protocol';
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendCached } from '../../content/cache/send-cached.ts';
import type { Deps } from '../../content/deps.ts';
import { describeListed } from '../../content/openapi/kind-schemas.ts';
import { readVisible } from '../../content/read/read-entry.ts';
import { kindsReadWith } from '../../content/read/select-entries.ts';
import {
  columnOf,
  findOrdering,
  isVisible,
  omittedInLists,
  tableOf,
} from '../../content/schema/tables.ts';
import { createNotFoundError, success } from '../../platform/http/http-error.ts';
import { typedRoutes } from '../../platform/http/typed-routes.ts';
import { emptyAsAbsent, wholeNumberText } from '../../platform/validation/input-schemas.ts';
import {
  documentAs,
  listSchema,
  objectSchema,
  orNull,
  ref,
} from '../../platform/validation/json-schema.ts';

const year = { type: 'integer', minimum: 1900, maximum: 2099 };

const topicDocs = {
  tags: ['setting'],
  summary: 'Returns a topic of the home page: dream, sales, limited or early',
  description:
    'Carousels are the banners placed on the topic, blocks those of its type, articles the news of its category in the year, activities its camps of the year; without a year also all current and coming ones.',
  answer: objectSchema({
    carousels: listSchema(objectSchema(describeListed(bannerSub), ['isSample'])),
    blocks: listSchema(objectSchema(describeListed(block), ['isSample'])),
    years: listSchema(year),
    selectedYear: orNull(year),
    articles: listSchema(ref(`${news.id}.listed`)),
    activities: listSchema(ref(`${camp.id}.listed`)),
  }),
};

// An unknown topic is a missing entry, not a malformed request.
const topicParams = z.object({
  topic: documentAs(z.string(), { type: 'string', enum: TOPICS }),
});
const topicQuery = z.strictObject({
  year: emptyAsAbsent(
    wholeNumberText(2099, 1900).meta({
      description: 'Default: the newest year with articles, or with activities when there are none',
    }),
  ),
});
const KINDS_READ = [
  ...new Set([banner, bannerSub, block, camp, news, newsCategory].flatMap(kindsReadWith)),
];

/** `GET /api/ap/main/topic/…`: home page topics, assembled from content of other kinds. */
export async function topicRoutes(app: FastifyInstance, deps: Deps) {
  typedRoutes(app, 'app').get(
    buildTopicPath(':topic'),
    { docs: topicDocs, params: topicParams, query: topicQuery },
    async ({ params: { topic }, query: { year }, request, reply }) => {
      if (!isTopic(topic)) throw createNotFoundError();
      const today = taipeiDay();
      const load = async () => success(await readTopic(deps, { topic, year, today }));
      // Coming events change at midnight.
      return sendCached(
        request,
        reply,
        await deps.cache.read(`topic ${topic} ${year ?? today}`, KINDS_READ, load),
      );
    },
  );
}

const isTopic = (text: string): text is Topic => (TOPICS as readonly string[]).includes(text);

const MAX_LISTED = 100;

interface TopicRequest {
  topic: Topic;
  year: number | undefined;
  /** Today in Taipei, YYYY-MM-DD. */
  today: string;
}

/** Without a year, the newest with articles or activities; also lists coming events. */
async function readTopic(
  deps: Deps,
  { topic, year: requestedYear, today }: TopicRequest,
): Promise<TopicData> {
  const { years, newestWithArticles } = await readYears(deps, topic);
  const selectedYear = requestedYear ?? newestWithArticles ?? years[0] ?? null;
  const newsTable = tableOf(news);
  const [begin, end] = campDateColumns();
  const day = columnOf(newsTable, 'date');
  const first = `${selectedYear}-01-01`;
  const next = `${Number(selectedYear) + 1}-01-01`;
  const isUpcoming = requestedYear === undefined ? sql`${end} >= ${today}` : undefined;
  const [carousels, blocks, articles, activities] = await Promise.all([
    listVisible(
      deps,
      bannerSub,
      inArray(
        columnOf(tableOf(bannerSub), 'bid'),
        selectVisibleIds(deps, banner, eq(columnOf(tableOf(banner), 'page'), topic)),
      ),
    ),
    listVisible(deps, block, eq(columnOf(tableOf(block), 'type'), toBlockType(topic))),
    selectedYear === null
      ? []
      : listVisible(
          deps,
          news,
          and(
            isAboutTopic(deps, topic),
            gte(day, sql`${first}::date`),
            lt(day, sql`${next}::date`),
          ),
        ),
    selectedYear === null
      ? []
      : listVisible(
          deps,
          camp,
          and(hasTopic(topic), or(sql`${begin} >= ${first} and ${begin} < ${next}`, isUpcoming)),
        ),
  ]);
  return { carousels, blocks, years, selectedYear, articles, activities };
}

/** Block types 1 to 4 follow the order of the topics. */
const toBlockType = (topic: Topic) => String(TOPICS.indexOf(topic) + 1);

const isAboutTopic = (deps: Deps, topic: Topic) => {
  const table = tableOf(newsCategory);
  const ofTopic = and(eq(columnOf(table, 'type'), 'topic'), eq(columnOf(table, 'topic'), topic));
  return inArray(
    columnOf(tableOf(news), 'category'),
    selectVisibleIds(deps, newsCategory, ofTopic),
  );
};

const hasTopic = (topic: Topic) => eq(columnOf(tableOf(camp), 'topic'), topic);
const campDateColumns = () =>
  [
    findOrdering(tableOf(camp), 'eventDates.begin'),
    findOrdering(tableOf(camp), 'eventDates.end'),
  ] as const;

const selectVisibleIds = ({ db }: Deps, kind: AnyKind, where: SQL | undefined) => {
  const table = tableOf(kind);
  return db.orm
    .select({ id: table.id })
    .from(table)
    .where(and(isVisible(table), where));
};

const listVisible = <K extends AnyKind>(deps: Deps, kind: K, where: SQL | undefined) =>
  readVisible(deps, kind, { perpage: MAX_LISTED, omit: omittedInLists(kind), where });

async function readYears(deps: Deps, topic: Topic) {
  const newsTable = tableOf(news);
  const campTable = tableOf(camp);
  const { rows } = await deps.db.orm.execute<{ year: number; has_articles: boolean }>(sql`
    select year, bool_or(is_article) as has_articles from (
      select extract(year from ${columnOf(newsTable, 'date')})::int as year, true as is_article from ${newsTable} where ${and(isVisible(newsTable), isAboutTopic(deps, topic))}
      union select left(${campDateColumns()[0]}, 4)::int, false from ${campTable} where ${and(isVisible(campTable), hasTopic(topic))}
    ) as every_year group by year order by year desc`);
  return {
    years: rows.map(({ year }) => year),
    newestWithArticles: rows.find(({ has_articles }) => has_articles)?.year,
  };
}
