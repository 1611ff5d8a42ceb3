import { describe, expect, it } from 'vitest';
import type { DepartmentCard } from '../../lib/departments/guide-data.ts';
import { findDepartments } from '../../lib/finder/find-departments.ts';
import { findNotes } from '../../lib/finder/find-notes.ts';
import { indexDepartments } from '../../lib/finder/finder-index.ts';
import { findMatchRange, fold } from '../../lib/finder/fold.ts';
import { matchesFilters, parseFinderQuery } from './finder-query.ts';
import { suggestTerms } from './finder-results.tsx';

const department = (overrides: Partial<DepartmentCard>) =>
  ({
    titleEn: '',
    tagline: '',
    summary: '',
    groups: [],
    careers: [],
    ...overrides,
  }) as DepartmentCard;
const informatics = department({
  title: '資訊工程學系',
  titleEn: 'Computer Science and Engineering',
  keywords: ['資工', 'CS', '機器人'],
  careers: ['軟體工程師'],
  courseTitles: ['機器人學', '臺灣資訊史'],
  clusters: ['information'],
});
const languages = department({
  title: '應用外語學系',
  keywords: ['外文', '翻譯'],
  careers: ['翻譯、口譯'],
  summary: '也學economics與CSS。',
  clusters: ['languages'],
});
const index = indexDepartments([informatics, languages]);
const SYNONYMS = [{ words: ['英文', '外文'] }, { words: ['翻譯', '口譯'] }];
const ask = (query: string) => findDepartments(index, query, SYNONYMS);
const titles = (query: string) => ask(query).found.map(({ department: { title } }) => title);

describe('matching and ranking', () => {
  it.each([
    ['Computer Science', 'science', [9, 16]],
    ['程 式 設 計', '程式', [0, 3]],
    ['在台灣', '臺灣', [1, 3]],
    ['CSS與CS', 'cs', [4, 6]],
    ['ＩＣ設計', 'ic', [0, 2]],
  ])('in “%s” finds “%s” at its original position', (text, word, range) =>
    expect(findMatchRange(fold(text), word)).toEqual(range),
  );
  it.each([
    ['CSS', 'cs'],
    ['macroeconomics', 'economics'],
    ['Applied', 'app'],
    ['資訊', '護理'],
  ])('in “%s” does not find “%s”', (text, word) =>
    expect(findMatchRange(fold(text), word)).toBeNull(),
  );
});

describe('findDepartments', () => {
  it('returns the best field as the reason', () =>
    expect(ask('機器人').found[0]?.reason).toEqual({
      place: 'keyword',
      text: '機器人',
      mark: [0, 3],
      typed: null,
    }));
  it('matches synonyms one step away and returns the typed word', () =>
    expect(ask('英文').found[0]?.reason).toMatchObject({ text: '外文', typed: '英文' }));
  it('matches subject groups in both languages', () => {
    expect(titles('外語')).toEqual(['應用外語學系']);
    expect(titles('foreign')).toEqual(['應用外語學系']);
  });
  it('requires all words, else any of them', () => {
    expect(ask('資訊 軟體')).toMatchObject({ fit: 'all', found: [{ department: informatics }] });
    expect(ask('翻譯 軟體')).toMatchObject({ fit: 'any' });
    expect(titles('翻譯 軟體').sort()).toEqual(['應用外語學系', '資訊工程學系'].sort());
  });
  it('reads a sentence from the left: no word across two others', () => {
    const across = department({ title: '機械', keywords: ['機電'] });
    const both = department({ title: '資工', keywords: ['手機', '電腦'] });
    const { found } = findDepartments(indexDepartments([across, both]), '想做手機電腦', []);
    expect(found.map(({ department: { title } }) => title)).toEqual(['資工']);
  });
});

const notes = [{ words: ['法律', '律師'] }, { words: ['老師'] }, { words: ['數學系'] }];
it('findNotes matches words with and without 系 and inside longer ones, exact first', () => {
  expect(findNotes('法律系', notes)).toEqual([notes[0]]);
  expect(findNotes('數學', notes)).toEqual([notes[2]]);
  expect(findNotes('國小老師', notes)).toEqual([notes[1]]);
  expect(findNotes('當老師 律師', notes)).toEqual([notes[0], notes[1]]);
  expect(findNotes('設計', notes)).toEqual([]);
});
it('findNotes names the departments that notes on two fears share, by their id', () => {
  const fear = (word: string, ...departments: ({ id: number; title: string } | null)[]) => ({
    words: [word],
    departments: departments.map((department) => ({ department })),
  });
  const law = { id: 1, title: '法律' };
  const shared = [fear('怕數學', law, null), fear('怕物理', null, { ...law, title: '法律學系' })];
  expect(findNotes('怕數學和物理', shared).map(({ departments }) => departments.length)).toEqual([
    1, 1,
  ]);
  const apart = [fear('怕數學', null, law), fear('怕物理', null)];
  expect(findNotes('怕數學和物理', apart)).toEqual(apart);
  const both = [{ ...fear('怕數學', law), words: ['怕數學', '文組'] }];
  expect(findNotes('怕數學 文組', both)).toEqual(both);
});

describe('suggestTerms', () => {
  const of = (id: number, more: Partial<DepartmentCard>) =>
    department({ college: { id, title: '', key: '' } as never, ...more });
  const all = [
    of(1, { title: '護理學系', quota: 45, clusters: ['medicine'] }),
    of(2, { title: '資訊管理學系', quota: 104, keywords: ['quality', 'SQL'] }),
    of(2, { title: '資訊工程學系', quota: 128 }),
    of(3, { title: '機械工程學系', quota: 98 }),
    of(4, { title: '應用外語學系', quota: 40, keywords: ['翻譯', '哈利波特'] }),
  ];
  it('suggests the departments with the most students, by college', () =>
    expect(suggestTerms(all, null)).toEqual(['資訊工程學系', '機械工程學系', '護理學系']));
  it('prefers departments of the selected group', () =>
    expect(suggestTerms(all, 'medicine')[0]).toBe('護理學系'));
});

it('reason of a match is the name if it includes the word, and no hidden keyword', () => {
  const named = department({ title: '電機工程學系甲組', keywords: ['電機'] });
  const [found] = findDepartments(indexDepartments([named]), '電機', []).found;
  expect(found?.reason).toMatchObject({ place: 'title', mark: [0, 2] });
});

it('a bilingual department matches each language, and the filter for both only such departments', () => {
  const languagesFor = (taught: string) =>
    (['zh', 'en', 'both'] as const).filter((language) =>
      matchesFilters(
        parseFinderQuery(new URLSearchParams({ taught })),
        department({ language }),
        undefined,
      ),
    );
  expect(languagesFor('zh')).toEqual(['zh', 'both']);
  expect(languagesFor('en')).toEqual(['en', 'both']);
  expect(languagesFor('both')).toEqual(['both']);
});
