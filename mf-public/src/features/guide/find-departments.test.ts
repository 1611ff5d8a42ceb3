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

describe('matching and ranking', () => {
  it('ranks exact matches above those without their suffix', () => {
    const business = department({ title: '國際企業', keywords: ['英文', '外商', '英語'] });
    const english = department({ title: '應用外語', keywords: ['英文系'] });
    const { found } = findDepartments(indexDepartments([business, english]), '英文系', []);
    expect(found.map(({ department: { title } }) => title)).toEqual(['應用外語', '國際企業']);
  });
  it('matches abbreviated and misspelt keywords as near', () => {
    const index = indexDepartments([department({ title: '藝術學系', keywords: ['室內設計'] })]);
    for (const typed of ['室設', '室內社計'])
      expect(findDepartments(index, typed, [])).toMatchObject({ fit: 'near', found: [{}] });
    expect(findDepartments(index, '電機', []).found).toEqual([]);
  });
  it.each(['機械科', '機械類', '機械學群'])('matches “%s” without its suffix', (typed) => {
    const index = indexDepartments([department({ title: '某系', keywords: ['機械'] })]);
    expect(findDepartments(index, typed, [])).toMatchObject({ fit: 'all', found: [{}] });
  });
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
  it('drops a trailing 系 unless it belongs to the word', () => {
    expect(titles('資工系')).toEqual(['資訊工程學系']);
    expect(titles('資訊工程相關科系')).toEqual(['資訊工程學系']);
  });
  it('requires all words, else any of them', () => {
    expect(ask('資訊 軟體')).toMatchObject({ fit: 'all', found: [{ department: informatics }] });
    expect(ask('翻譯 軟體')).toMatchObject({ fit: 'any' });
    expect(titles('翻譯 軟體').sort()).toEqual(['應用外語學系', '資訊工程學系'].sort());
  });
  it('finds known words inside a sentence', () =>
    expect(ask('以後想做翻譯的工作')).toMatchObject({
      fit: 'near',
      found: [{ department: languages }],
    }));
  it('reads a sentence from the left: no word across two others', () => {
    const across = department({ title: '機械', keywords: ['機電'] });
    const both = department({ title: '資工', keywords: ['手機', '電腦'] });
    const { found } = findDepartments(indexDepartments([across, both]), '想做手機電腦', []);
    expect(found.map(({ department: { title } }) => title)).toEqual(['資工']);
  });
  it('searches inside unmatched words, and ranks whole words first', () => {
    const { fit, found } = ask('軟體 喜歡翻譯外文');
    expect(fit).toBe('any');
    expect(found.map(({ department: { title }, reason }) => [title, reason.text])).toEqual([
      ['資訊工程學系', '軟體工程師'],
      ['應用外語學系', '翻譯'],
    ]);
  });
  it('ranks a keyword or its synonym above a mention', () => {
    const mentions = department({ title: '國際企業', summary: '和口譯一起談，口譯也是鄰居。' });
    const { found } = findDepartments(indexDepartments([mentions, languages]), '口譯', SYNONYMS);
    expect(found[0]?.department).toBe(languages);
  });
  it('ranks the exact word above a part of one', () =>
    expect(titles('外文')[0]).toBe('應用外語學系'));
  it.each(['', '   ', '、'])('treats “%s” as no query', (query) =>
    expect(titles(query)).toEqual([]),
  );
});

describe('findNotes', () => {
  const notes = [{ words: ['法律', '律師'] }, { words: ['老師'] }, { words: ['數學系'] }];
  it('matches words with and without 系 and inside longer ones, exact first', () => {
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
  it('suggests the departments with the most students, by college, without similar words', () => {
    const largest = ['資訊工程學系', '機械工程學系', '護理學系'];
    for (const nonsense of ['qwxyzk', '哈哈哈哈', '隕石'])
      expect(suggestTerms(nonsense, all, null)).toEqual(largest);
  });
  it('prefers similar words, then departments of the selected group', () => {
    expect(suggestTerms('翻修', all, null)).toEqual(['翻譯', '資訊工程學系', '機械工程學系']);
    expect(suggestTerms('量子', all, 'medicine')[0]).toBe('護理學系');
  });
  it('suggests three if there are three, whatever their colleges', () => {
    expect(suggestTerms('量子', all.slice(1, 4), null)).toHaveLength(3);
  });
});

describe('reason of a match', () => {
  it('is the name if it includes the word, and no hidden keyword', () => {
    const named = department({ title: '電機工程學系甲組', keywords: ['電機'] });
    const [found] = findDepartments(indexDepartments([named]), '電機', []).found;
    expect(found?.reason).toMatchObject({ place: 'title', mark: [0, 2] });
  });
});
