import { describe, expect, it } from 'vitest';
import { parseQuestion } from './parse-question.ts';
import { foldText, toGrams } from './search-grams.ts';
import { findMarks } from './search-marks.ts';

const SYNONYMS = [['資工', '資訊工程', 'CSIE']];
const finds = (typed: string, text: string, isUnfinished = false) => {
  const { terms } = parseQuestion(typed, { synonyms: SYNONYMS, isUnfinished });
  const index = new Set(toGrams(text));
  return (
    terms.length > 0 &&
    terms.every((options) =>
      options.some(
        ({ grams, runs }) =>
          grams.every((gram) => index.has(gram)) &&
          runs.every((run) => foldText(text).includes(run)),
      ),
    )
  );
};

describe('a text is found', () => {
  it.each([
    ['資工', '資訊工程學系簡稱資工系'],
    ['系', '資訊工程學系'],
    ['資訊工程學系', '資訊工程學系'],
    ['AI', '人人學ＡＩ'],
    ['ai 學院', '資訊學院的AI課程'],
    ['AI課程', '資訊學院的 AI 課程'],
    ['１１５', '115學年'],
    ['comp', 'Computer Science'],
    ['internationalisation', 'Internationalisation of the campus'],
    ['台灣', '臺灣的大學'],
    ['臺灣', '台灣的大學'],
    ['%', '折扣 50%'],
    ['「資訊」！', '資訊日'],
    ['𠮷野', '𠮷野家'],
    ['école', 'E\u0301cole d’été'],
    ['資訊工程', '資訊 工程學系'],
    ['資訊 工程', '資訊工程學系'],
    ['csie', '資工系'],
    ['csie 宿舍', '住宿舍的資訊工程學生'],
  ])('%s finds %s', (typed, text) => expect(finds(typed, text)).toBe(true));

  it.each([
    ['資工', '工程與資訊'],
    ['訊資訊', '資訊與訊資'],
    ['mputer', 'Computer Science'],
    ['%', '折扣五成'],
    ['_', '沒有底線'],
    ['  ', '空白'],
    ['資訊 航太', '資訊工程'],
    ['AI', 'air and aid'],
    ['csie', '電機系'],
    ['csie 宿舍', '資工系'],
  ])('%s does not find %s', (typed, text) => expect(finds(typed, text)).toBe(false));
});

describe('an unfinished word', () => {
  it('matches longer words, also with two letters', () => {
    expect(finds('co', 'Computer Science')).toBe(false);
    expect(finds('co', 'Computer Science', true)).toBe(true);
    expect(finds('co sci', 'Computer Science', true)).toBe(false);
  });
  it('matches synonyms of longer words', () => {
    expect(finds('資訊工', '簡稱資工系')).toBe(false);
    expect(finds('資訊工', '簡稱資工系', true)).toBe(true);
    expect(finds('宿舍 資訊工', '資工系的宿舍', true)).toBe(true);
    expect(finds('資', '簡稱CSIE', true)).toBe(false);
  });
});

describe('search marks', () => {
  const marked = (text: string, typed: string) =>
    findMarks(text, parseQuestion(typed)).map(([start, end]) => text.slice(start, end));
  it('cover parts of the original text, independent of width and case', () => {
    expect(marked('在臺灣學ＡＩ：AI Camp', '台灣 ai')).toEqual(['臺灣', 'ＡＩ', 'AI']);
    expect(marked('㍿元智', '元智')).toEqual(['元智']);
    expect(marked('paid AI', 'ai')).toEqual(['AI']);
    expect(marked('沒有', '元智')).toEqual([]);
  });
  it('cover whole words in alphabetic scripts', () =>
    expect(marked('Computers compute at Uncompute', 'comput')).toEqual(['Computers', 'compute']));
  it('do not overlap', () =>
    expect(marked('資訊工程學系', '資訊 工程 訊工')).toEqual(['資訊工程']));
});
