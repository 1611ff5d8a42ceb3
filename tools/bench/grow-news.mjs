import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** What titles are made of: a word of each list. The numbers have no common divisor, so that every combination comes. */
export const SUBJECTS = [
  ...['半導體', '永續發展', '人工智慧', '國際交流', '獎學金', '運動會', '圖書館', '校園參訪'],
  ...['創業競賽', '音樂會', '機器人', '設計展', '志工服務', '海外實習', '資訊安全', '通訊系統'],
  'Data Science',
];
const PLACES = [
  '桃園',
  '臺北',
  '新竹',
  '高雄',
  '線上',
  '東京',
  '首爾',
  '曼谷',
  '柏林',
  '校內',
  '花蓮',
];
const FORMS = ['說明會', '成果發表', '工作坊', '專題演講', '頒獎典禮', '招生公告', '體驗營'];
const array = (words) => `array[${words.map((word) => `'${word}'`).join(', ')}]`;
const pick = (words) => `(${array(words)})[1 + n % ${words.length}]`;

// The first entry with other titles, summaries and days.
const GROW = `
  insert into news_news (status, sort, category, title, date, pic, summary, body, link, pinned)
  select status, n, category, ${pick(PLACES)} || ${pick(SUBJECTS)} || ${pick(FORMS)} || ' ' || n, date '2016-01-01' + (n % 3600), pic,
    ${pick(FORMS)} || '：' || ${pick(SUBJECTS)} || '在' || ${pick(PLACES)}, body, link, false
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
