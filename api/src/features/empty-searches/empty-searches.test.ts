import { adminPathsOf, taipeiDay } from '@admissions/model';
import { finder } from '@admissions/model/kinds';
import { CONTENT_CHANGED_HEADER, EMPTY_SEARCH_PATHS } from '@admissions/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addEntry, asStaff, asVisitor, testApp } from '#testing';
import { deleteOldEmptySearches, MAX_WORDS } from './empty-search-routes.ts';
import { emptySearches } from './empty-search-table.ts';

const { count: COUNT, list: LIST } = EMPTY_SEARCH_PATHS;
// One network gets a twentieth of this rate.
const RATE = 20 * (MAX_WORDS + 100);

describe('empty searches', () => {
  const test = testApp({ rateLimit: RATE });
  const editor = asStaff(test, ['setting'], '王小明');
  const visitor = asVisitor(test);
  let setting: { id: number; revision: number };
  beforeAll(async () => {
    setting = await addEntry(editor, test, finder, { status: 'published', countsEmpty: false });
  });
  beforeEach(() => test.deps.db.orm.delete(emptySearches));

  const setCounting = async (countsEmpty: boolean) => {
    const { id, revision } = setting;
    const answer = await editor('PUT', adminPathsOf(finder).edit(id), { countsEmpty, revision });
    setting = answer.body.data;
  };
  const send = (word: unknown, by = visitor) => by('POST', COUNT, { word });
  const listed = async () => (await editor('GET', LIST)).body.data.list;
  const stored = () => test.deps.db.orm.select().from(emptySearches);
  const yesterday = taipeiDay(Date.now() - 86_400_000);

  it('return 404 while counting is off', async () => {
    const unknown = await visitor('POST', `${COUNT}/no-such`, { word: '量子' });
    const { requestId: _, ...refusal } = unknown.body;
    for (const word of ['量子', 12, 'x'.repeat(60)]) {
      const { status, body } = await send(word);
      expect({ status, body }).toMatchObject({ status: 404, body: refusal });
    }
    expect(await stored()).toEqual([]);
  });

  describe('while counting is on', () => {
    beforeAll(() => setCounting(true));
    afterAll(() => setCounting(false));

    it('are counted by term and day without other data', async () => {
      for (const word of ['獸醫', '量子', '量子']) {
        const { status, body, headers } = await send(word);
        expect([status, body]).toEqual([200, { errorCode: 1, data: null }]);
        // Pages are not invalidated.
        expect(headers).not.toHaveProperty(CONTENT_CHANGED_HEADER);
      }
      const lastDay = taipeiDay();
      expect(await listed()).toEqual([
        { word: '量子', count: 2, lastDay },
        { word: '獸醫', count: 1, lastDay },
      ]);
      const rows = await test.sql(
        `select column_name as name from information_schema.columns where table_name = 'empty_search' order by 1`,
      );
      expect(rows.map(({ name }) => name)).toEqual(['count', 'last_day', 'word']);
      // The rate limit stores no address of a searcher either.
      const limits = await test.sql('select key from rate_count');
      expect(limits.filter(({ key }) => !/^(login|signin):/.test(key))).toEqual([]);
    });

    it.each([
      ['a telephone number', '0912345678'],
      ['a number of an identity card', 'a123456789'],
      ['four digits', '座位1234'],
      ['an address of mail', 'ming@example.com'],
      ['markup', '<b>量子</b>'],
      ['words with spaces', '量子 電腦'],
      ['what is not folded', '台灣'],
      ['more than twenty signs', '量'.repeat(21)],
      ['no text', 12],
    ])('are rejected and not stored for %s', async (_what, word) => {
      const { status, body } = await send(word);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['word']]);
      expect(await stored()).toEqual([]);
    });
    it.each(['獸醫', '3d列印', 'quantumphysics', 'vật', '量'.repeat(20)])(
      'are stored: %s',
      async (word) => {
        expect((await send(word)).status).toBe(200);
        expect((await stored()).map((each) => each.word)).toEqual([word]);
      },
    );

    it('replace the least used and oldest term at the limit', async () => {
      const filled = Array.from({ length: MAX_WORDS }, (_, index) => ({
        word: `舊${String.fromCodePoint(0x4e00 + index)}`,
        count: index === 0 ? 2 : 1,
        lastDay: index === 7 || index === 0 ? '2026-01-01' : yesterday,
      }));
      await test.deps.db.orm.insert(emptySearches).values(filled);
      await send('新');
      const words = (await stored()).map(({ word }) => word);
      expect(words).toHaveLength(MAX_WORDS);
      expect(filled.map(({ word }) => word).filter((word) => !words.includes(word))).toEqual([
        filled[7]?.word,
      ]);
      expect(words).toContain('新');
      // An existing term needs no room.
      await send('新');
      expect(await stored()).toHaveLength(MAX_WORDS);
    });
    it('are counted completely under concurrent requests', async () => {
      const searched = Array.from({ length: 30 }, (_, index) => `字${'甲乙丙'[index % 3]}`);
      const answers = await Promise.all(searched.map((word) => send(word)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect((await stored()).map(({ count }) => count)).toEqual([10, 10, 10]);
    });
    it('expire after half a year without a search', async () => {
      const daysAgo = (days: number) => taipeiDay(Date.now() - days * 86_400_000);
      await test.deps.db.orm.insert(emptySearches).values([
        { word: '久', count: 90, lastDay: daysAgo(182) },
        { word: '近', count: 1, lastDay: daysAgo(178) },
      ]);
      await deleteOldEmptySearches(test.deps.db);
      expect((await stored()).map(({ word }) => word)).toEqual(['近']);
    });
    it('can be deleted by editors of the setting; the audit log omits the terms', async () => {
      await send('量子');
      await send('獸醫');
      expect((await editor('DELETE', LIST)).status).toBe(200);
      expect(await listed()).toEqual([]);
      const lines = await test.sql("select * from audit_log where action = 'clear_empty_searches'");
      expect(lines).toMatchObject([{ area: 'setting', details: { count: 2 } }]);
    });
    it('are no longer counted when switched off, but stay stored', async () => {
      await send('量子');
      await setCounting(false);
      expect((await send('獸醫')).status).toBe(404);
      expect((await listed()).map(({ word }: { word: string }) => word)).toEqual(['量子']);
      await setCounting(true);
      expect((await send('獸醫')).status).toBe(200);
    });
  });
});

describe('one network', () => {
  const test = testApp({ rateLimit: 24 });
  const editor = asStaff(test, ['setting']);
  const visitor = asVisitor(test);
  it('is limited per minute', async () => {
    await addEntry(editor, test, finder, { status: 'published', countsEmpty: true });
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++)
      statuses.push((await visitor('POST', COUNT, { word: '量子' })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
