import { describe, expect, it } from 'vitest';
import type { DepartmentCard } from '../../lib/departments/guide-data.ts';
import { findDepartments } from '../../lib/finder/find-departments.ts';
import { findNotes } from '../../lib/finder/find-notes.ts';
import { indexDepartments } from '../../lib/finder/finder-index.ts';
import { findMatchRange, fold } from '../../lib/finder/fold.ts';
import { suggestTerms } from './suggest-terms.ts';

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

describe('locate', () => {
  it('sets what is written as it was typed before what is so without its ending', () => {
    const business = department({ title: '國際企業', keywords: ['英文', '外商', '英語'] });
    const english = department({ title: '應用外語', keywords: ['英文系'] });
    const { found } = findDepartments(indexDepartments([business, english]), '英文系', []);
    expect(found.map(({ department: { title } }) => title)).toEqual(['應用外語', '國際企業']);
  });
  it('finds a department by a shortened or misspelt name of what it is known by, as what comes nearest', () => {
    const index = indexDepartments([department({ title: '藝術學系', keywords: ['室內設計'] })]);
    for (const typed of ['室設', '室內社計'])
      expect(findDepartments(index, typed, [])).toMatchObject({ fit: 'near', found: [{}] });
    expect(findDepartments(index, '電機', []).found).toEqual([]);
  });
  it.each(['機械科', '機械類', '機械學群'])('reads “%s” without its ending', (typed) => {
    const index = indexDepartments([department({ title: '某系', keywords: ['機械'] })]);
    expect(findDepartments(index, typed, [])).toMatchObject({ fit: 'all', found: [{}] });
  });
  it.each([
    ['Computer Science', 'science', [9, 16]],
    ['程 式 設 計', '程式', [0, 3]],
    ['在台灣', '臺灣', [1, 3]],
    ['CSS與CS', 'cs', [4, 6]],
    ['ＩＣ設計', 'ic', [0, 2]],
  ])('in “%s” finds “%s” where it stands in the original', (text, word, range) =>
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
  it('says why: the best place that has the word', () =>
    expect(ask('機器人').found[0]?.reason).toEqual({
      place: 'keyword',
      text: '機器人',
      mark: [0, 3],
      typed: null,
    }));
  it('finds by a word that means the same, one step away, and says what was typed', () =>
    expect(ask('英文').found[0]?.reason).toMatchObject({ text: '外文', typed: '英文' }));
  it('finds by the group of subjects, in both languages', () => {
    expect(titles('外語')).toEqual(['應用外語學系']);
    expect(titles('foreign')).toEqual(['應用外語學系']);
  });
  it('drops 系 from the end, and keeps it where it belongs to the word', () => {
    expect(titles('資工系')).toEqual(['資訊工程學系']);
    expect(titles('資訊工程相關科系')).toEqual(['資訊工程學系']);
  });
  it('wants every word; where no department has them all, any of them', () => {
    expect(ask('資訊 軟體')).toMatchObject({ fit: 'all', found: [{ department: informatics }] });
    expect(ask('翻譯 軟體')).toMatchObject({ fit: 'any' });
    expect(titles('翻譯 軟體').sort()).toEqual(['應用外語學系', '資訊工程學系'].sort());
  });
  it('looks for known words inside a sentence', () =>
    expect(ask('以後想做翻譯的工作')).toMatchObject({
      fit: 'near',
      found: [{ department: languages }],
    }));
  it('reads a sentence from its beginning: a word across two others is none', () => {
    const across = department({ title: '機械', keywords: ['機電'] });
    const both = department({ title: '資工', keywords: ['手機', '電腦'] });
    const { found } = findDepartments(indexDepartments([across, both]), '想做手機電腦', []);
    expect(found.map(({ department: { title } }) => title)).toEqual(['資工']);
  });
  it('looks inside the words that fit nowhere, and puts what has a whole word first', () => {
    const { fit, found } = ask('軟體 喜歡翻譯外文');
    expect(fit).toBe('any');
    expect(found.map(({ department: { title }, reason }) => [title, reason.text])).toEqual([
      ['資訊工程學系', '軟體工程師'],
      ['應用外語學系', '翻譯'],
    ]);
  });
  it('puts the department whose keyword, or a word like it, is meant before one that mentions it', () => {
    const mentions = department({ title: '國際企業', summary: '和口譯一起談，口譯也是鄰居。' });
    const { found } = findDepartments(indexDepartments([mentions, languages]), '口譯', SYNONYMS);
    expect(found[0]?.department).toBe(languages);
  });
  it('puts the exact word before a part of one', () =>
    expect(titles('外文')[0]).toBe('應用外語學系'));
  it.each(['', '   ', '、'])('“%s” asks for nothing', (query) => expect(titles(query)).toEqual([]));
});

describe('findNotes', () => {
  const notes = [{ words: ['法律', '律師'] }, { words: ['老師'] }, { words: ['數學系'] }];
  it('fits words, with 系 and without, and inside longer ones; the exact first', () => {
    expect(findNotes('法律系', notes)).toEqual([notes[0]]);
    expect(findNotes('數學', notes)).toEqual([notes[2]]);
    expect(findNotes('國小老師', notes)).toEqual([notes[1]]);
    expect(findNotes('當老師 律師', notes)).toEqual([notes[0], notes[1]]);
    expect(findNotes('設計', notes)).toEqual([]);
  });
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
  it('names the departments that most students enter, each of another college, where nothing looks like what was typed', () => {
    const largest = ['資訊工程學系', '機械工程學系', '護理學系'];
    for (const nonsense of ['qwxyzk', '哈哈哈哈', '隕石'])
      expect(suggestTerms(nonsense, all, null)).toEqual(largest);
  });
  it('prefers words that look alike, then departments of the chosen group of subjects', () => {
    expect(suggestTerms('翻修', all, null)).toEqual(['翻譯', '資訊工程學系', '機械工程學系']);
    expect(suggestTerms('量子', all, 'medicine')[0]).toBe('護理學系');
  });
  it('names three where there are three, of whatever college', () => {
    expect(suggestTerms('量子', all.slice(1, 4), null)).toHaveLength(3);
  });
});

describe('the reason', () => {
  it('is the name where the name has the word, and not that it is looked for', () => {
    const named = department({ title: '電機工程學系甲組', keywords: ['電機'] });
    const [found] = findDepartments(indexDepartments([named]), '電機', []).found;
    expect(found?.reason).toMatchObject({ place: 'title', mark: [0, 2] });
  });
});
