import { news } from '@admissions/model/kinds';
import { SITE_READ_PATHS } from '@admissions/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, asVisitor, staffOf, testApp } from '#testing';
import { ensureSearchIndex } from './index-entry.ts';
import { PAGE_KIND } from './site-pages.ts';

const test = testApp();
const visitor = asVisitor(test);
beforeAll(async () => {
  const staff = await staffOf(test);
  await addEntry(staff, test, news, { title: '半導體營隊開跑' });
  await ensureSearchIndex(test.deps);
});
const search = (q: string) =>
  visitor('GET', `${SITE_READ_PATHS.search}?q=${encodeURIComponent(q)}`);

describe('pages of the site itself', () => {
  beforeAll(() => ensureSearchIndex(test.deps));
  it.each([
    ['停車', '/traffic'],
    ['公車', '/traffic'],
    ['parking', '/traffic'],
    ['聯絡電話', '/admissions#contact'],
    ['隱私權', '/privacy'],
    ['模擬面試', '/formInterview'],
    ['access keys', '/accessibility'],
    ['校車', '/traffic'],
    ['倍率', '/bachelor'],
    ['學費', '/admissions'],
  ])('%s finds %s, with more than the keyword', async (q, url) => {
    const { data } = (await search(q)).body;
    const hit = data.list.find((hit: { url: string }) => hit.url === url);
    expect([hit.kind, hit.excerpt.length > q.length]).toEqual([PAGE_KIND, true]);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('a search index built by another process', () => {
  it('is waited for, with a log message', async () => {
    const { pool } = test.deps.db;
    await pool.query('delete from search_entries');
    const other = await pool.connect();
    const progressMessages: string[] = [];
    try {
      await other.query('begin; lock table search_entries in share row exclusive mode');
      await ensureSearchIndex(test.deps, (progress) => {
        progressMessages.push(progress);
        // Simulates that the other process fails.
        if (progressMessages.length === 1) void other.query('rollback');
      });
    } finally {
      other.release();
    }
    expect(progressMessages[0]).toMatch(/^waits for the search index, .* 10 s so far$/);
    expect(progressMessages.at(-1)).toMatch(/^builds the search index: /);
  });
});

describe('the search index', () => {
  const count = async () =>
    Number((await test.sql('select count(*) from search_entries'))[0].count);
  const readTitle = async () => (await search('半導體營隊')).body.data.list[0].title;

  it('is built at the start of the API when it is empty', async () => {
    const whole = await count();
    await test.sql('delete from search_entries');
    await ensureSearchIndex(test.deps);
    expect(await count()).toBe(whole);
    expect(await readTitle()).toBe('半導體營隊開跑');
  });
  it('reports progress during the build', async () => {
    const progressMessages: string[] = [];
    const onProgress = (progress: string) => void progressMessages.push(progress);
    await ensureSearchIndex(test.deps, onProgress);
    expect(progressMessages).toEqual([]);
    await test.sql('delete from search_entries');
    await ensureSearchIndex(test.deps, onProgress);
    expect(progressMessages.at(-1)).toMatch(/^builds the search index: \d+ entries so far$/);
    expect(new Set(progressMessages).size).toBe(progressMessages.length);
  });
  it('is built without a statement timeout', async () => {
    const { pool } = test.deps.db;
    await pool.query(`create table limits (value text);
      create function note_limit() returns trigger language plpgsql as
        'begin insert into limits values (current_setting(''statement_timeout'')); return null; end';
      create trigger note_limit after insert on search_entries for each statement execute function note_limit()`);
    try {
      await pool.query('delete from search_entries');
      await ensureSearchIndex(test.deps);
      const { rows } = await pool.query('select distinct value from limits');
      expect(rows).toEqual([{ value: '0' }]);
    } finally {
      await pool.query(
        'drop trigger note_limit on search_entries; drop function note_limit; drop table limits',
      );
    }
  });
  it('is rebuilt only after a change of version or content', async () => {
    const change = async (more: string) => {
      await test.sql(`update search_entries set title = '動過' ${more} where kind = 'news.news'`);
      test.deps.changes.publishLocal('all');
    };
    await change('');
    await ensureSearchIndex(test.deps);
    expect(await readTitle()).toBe('動過');
    await change(', version = 0');
    await ensureSearchIndex(test.deps);
    test.deps.changes.publishLocal('all');
    expect(await readTitle()).toBe('半導體營隊開跑');
  });
});
