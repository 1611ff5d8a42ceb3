import type { AnyKind } from '@admissions/contracts';
import { college, collegeUnit, news, newsCategory } from '@admissions/contracts/kinds';
import { count, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { success } from '../answers.ts';
import type { Deps } from '../deps.ts';
import { columnOf, isVisible } from './kind-columns.ts';
import { readEntries } from './read-entry.ts';
import { selectPage } from './select-entries.ts';
import { sendReady } from './send-ready.ts';
import { tableOf } from './tables.ts';

const ALL = { page: 1, perpage: 200 };

interface Extra {
  /** Kinds whose change makes the answer old, besides its own. */
  kinds: readonly string[];
  read(deps: Pick<Deps, 'db' | 'media'>, id: number): Promise<Record<string, unknown>>;
}
const none: Extra = { kinds: [], read: async () => ({}) };

/** What an entry's public answer has besides its own fields. */
const extras: Readonly<Record<string, Extra>> = {
  [college.id]: {
    kinds: [collegeUnit.id],
    async read({ db, media }, id) {
      const where = eq(columnOf(tableOf(collegeUnit), 'college'), id);
      const { rows } = await selectPage(
        db.orm,
        { kind: collegeUnit, visibleOnly: true, where },
        ALL,
      );
      return { units: await readEntries(rows, { kind: collegeUnit, media, staff: false }) };
    },
  },
};
export const extraOf = (kind: AnyKind): Extra => extras[kind.id] ?? none;

/** `category/getCategoryList`: the categories of the news page, each with the number of its news. */
export function categoryCounts(app: FastifyInstance, { db, cache, media }: Deps): void {
  app.get(
    '/api/ap/category/getCategoryList',
    {
      config: { access: 'app' },
      schema: { summary: 'News categories with the number of their news' },
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
          const entries = await readEntries(rows, { kind: newsCategory, media, staff: false });
          const list = entries.map((entry) => ({
            ...entry,
            count: counts.find((each) => each.category === entry.id)?.number ?? 0,
          }));
          return success({ list, total, page: 1, perpage: ALL.perpage });
        },
      );
      return sendReady(request, reply, answer);
    },
  );
}
