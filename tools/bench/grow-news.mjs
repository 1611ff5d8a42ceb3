import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

// Copies of the first entry, each with a title and a day of its own.
const GROW = `
  insert into news_news (status, sort, category, title, date, pic, summary, body, link, pinned)
  select status, n, category, left(title, 60) || ' ' || n, date '2016-01-01' + (n % 3600), pic, summary, body, link, false
  from news_news, generate_series(1, $1 - (select count(*)::int from news_news)) n where id = 1`;

// The API makes it anew when it starts.
const FORGET = 'delete from search_entries';

/** Fills the news of a stopped API up to this number of entries. */
export async function growNews(count, { dataDir, databaseUrl }) {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(GROW, [count]);
    await client.query(FORGET);
    await client.query('analyze');
    await client.end();
    return;
  }
  const engine = await PGlite.create(join(dataDir, 'pg'));
  await engine.query(GROW, [count]);
  await engine.query(FORGET);
  await engine.exec('analyze');
  await engine.close();
}
