import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '#testing';
import { findMatches, VISIBLE_TO_VISITORS } from './find-matches.ts';
import { parseQuestion } from './parse-question.ts';

const WORDS = ['半導體', '晶片', 'IC', 'IC設計', '積體電路', '台積電', '竹科', '晶圓'];
const test = testApp();
beforeAll(async () => {
  // Realistic size: texts of several years.
  for (let first = 1; first <= 1000; first += 100)
    await test.sql(
      `insert into search_entries (kind, entry, area, title, summary, names, title_words, words, title_grams, grams, version, day, updated_at)
       select 'news.news', 100000 + n, 'news', '標題', '', E'\\n標題\\n', '標題', repeat('內文', 200), '{標題}',
         (select array_agg(chr(20000 + (n * 31 + g * 17) % 3000)) from generate_series(1, 120) g), 2, '2026-11-25', now()
       from generate_series($1::int, $1 + 99) n`,
      [first],
    );
  // Index costs depend on the last vacuum; an automatic one may have counted a part of the rows.
  await test.sql('vacuum analyze search_entries');
});

it.each([
  ['one word', []],
  ['a word with many synonyms', [WORDS]],
])('findMatches uses the index instead of reading every text: %s', async (_name, synonyms) => {
  const question = parseQuestion('半導體', { synonyms });
  const found = findMatches(question, 'texts', VISIBLE_TO_VISITORS);
  const { rows } = await test.deps.db.orm.execute<{ 'QUERY PLAN': string }>(sql`explain ${found}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Bitmap Index Scan on search_entries_grams');
  expect(plan).not.toMatch(/Seq Scan on search_entries/);
});
