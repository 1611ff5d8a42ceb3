import { KINDS, news } from '@admissions/model/kinds';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import { insertEntry, testApp } from '#testing';
import { type Selection, selectPage } from '../read/select-entries.ts';
import { columnOf, tableOf } from './tables.ts';

const test = testApp();

/** The plan of the page query of this selection, as text. */
async function planOf(selection: Selection): Promise<string> {
  const queries: { sql: string; params: unknown[] }[] = [];
  const listening = drizzle(test.deps.db.pool, {
    logger: { logQuery: (sql, params) => void queries.push({ sql, params }) },
  });
  await selectPage(listening, selection, { page: 1, perpage: 20 });
  const page = queries.find(({ sql }) => sql.includes('order by'));
  if (!page) throw new Error('no page query');
  const rows = await test.sql(`explain ${page.sql}`, page.params);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('index order', () => {
  it.each(KINDS)('reads the public list of $id in index order, without sorting', async (kind) => {
    const id = await insertEntry(test, kind);
    const columns = (
      await test.sql(
        'select column_name as name from information_schema.columns where table_name = $1',
        [`${kind.area}_${kind.slug}`],
      )
    )
      .map(({ name }) => `"${name}"`)
      .filter((name) => name !== '"id"' && name !== '"sort"');
    const name = `"${kind.area}_${kind.slug}"`;
    await test.sql(
      `insert into ${name} (sort, ${columns}) select g, ${columns} from ${name}, generate_series(1, 3000) g where id = $1`,
      [id],
    );
    await test.sql(`analyze ${name}`);
    const plan = await planOf({ kind, visibleOnly: true });
    expect(plan).toMatch(/Index Scan.* using \w+_(order|pkey)/);
    expect(plan).not.toMatch(/^\s*(->\s+)?Sort/m);
  });

  it('reads a news category in the order of its own index', async () => {
    const category = columnOf(tableOf(news), 'category');
    const [first] = await test.deps.db.orm.select({ category }).from(tableOf(news)).limit(1);
    const plan = await planOf({
      kind: news,
      visibleOnly: true,
      where: eq(category, first?.category),
    });
    expect(plan).toMatch(/Index Scan.* using news_news_(by_category|order)/);
    expect(plan).not.toMatch(/^\s*(->\s+)?Sort/m);
  });
});
