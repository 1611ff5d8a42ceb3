import { news, newsCategory } from '@admissions/model/kinds';
import { count, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { success } from '../../platform/http/http-error.ts';
import { objectSchema, pageSchema, whole } from '../../platform/validation/json-schema.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { Deps } from '../deps.ts';
import { describeListed } from '../openapi/kind-schemas.ts';
import { readEntries } from '../read/read-entry.ts';
import { selectPage } from '../read/select-entries.ts';
import { columnOf, isVisible } from '../schema/kind-columns.ts';
import { tableOf } from '../schema/tables.ts';

const ALL = { page: 1, perpage: 200 };

/** `category/getCategoryList`: news categories with the number of their news. */
export function categoryCounts(app: FastifyInstance, { db, cache, hooks }: Deps) {
  app.get(
    '/api/ap/category/getCategoryList',
    {
      config: { access: 'app' },
      schema: {
        tags: ['news'],
        operationId: 'listNewsCategoryCounts',
        summary: 'News categories with the number of their news',
        answer: pageSchema(
          objectSchema({ ...describeListed(newsCategory), count: whole }, ['isSample']),
        ),
      },
    },
    async (request, reply) => {
      const answer = await cache.read(
        'news.category counts',
        [newsCategory.id, news.id],
        async () => {
          const newsTable = tableOf(news);
          const category = columnOf(newsTable, 'category');
          const [{ rows, total }, counts] = await Promise.all([
            selectPage(
              db.orm,
              {
                kind: newsCategory,
                visibleOnly: true,
                where: eq(columnOf(tableOf(newsCategory), 'type'), 'news'),
              },
              ALL,
            ),
            db.orm
              .select({ category, number: count() })
              .from(newsTable)
              .where(isVisible(newsTable))
              .groupBy(category),
          ]);
          const entries = await readEntries(rows, { kind: newsCategory, hooks, staff: false });
          const list = entries.map((entry) => ({
            ...entry,
            count: counts.find((each) => each.category === entry.id)?.number ?? 0,
          }));
          return success({ list, total, page: 1, perpage: ALL.perpage });
        },
      );
      return sendCached(request, reply, answer);
    },
  );
}
