import { describe, expect, it } from 'vitest';
import { splitPhrases } from './split-phrases.ts';

describe('splitPhrases', () => {
  it.each([
    '把你的好奇心帶來元智',
    '用英語修完一個學位',
    '資訊工程學系碩士班、博士班',
    'APCS程式先修（週末班）',
    '隱私權、處理及利用：「你的資料」',
  ])('preserves “%s” and never splits a word', (text) => {
    const phrases = splitPhrases(text);
    expect(phrases.join('')).toBe(text);
    expect(phrases.length).toBeGreaterThan(1);
    const words = [...new Intl.Segmenter('zh-Hant', { granularity: 'word' }).segment(text)];
    const starts = new Set(words.map(({ index }) => index));
    let at = 0;
    for (const phrase of phrases) {
      expect(starts).toContain(at);
      at += phrase.length;
    }
  });
  it('starts no line with punctuation or a particle', () => {
    const phrases = splitPhrases('程式、英語與跨域（三件事），寫進畢業條件的學校！');
    expect(phrases.filter((phrase) => /^[、，）！的]/u.test(phrase))).toEqual([]);
    expect(phrases.filter((phrase) => /[（與]$/u.test(phrase))).toEqual([]);
  });
  it.each([
    ['電影社社長的一年：三十二場放映', '三十二'],
    ['一百一十個攤位', '一百一十'],
    ['不分科系，大一都寫程式', '大一'],
    ['大四修碩一的課', '碩一'],
    ['機械工程學系碩博士班', '碩博士班'],
  ])('does not split in “%s” the number or year of study %s', (text, number) =>
    expect(splitPhrases(text).filter((phrase) => phrase.includes(number))).toHaveLength(1),
  );
  it('joins a number with its verb and its unit', () => {
    expect(splitPhrases('分發去年最低（每科平均，滿60）')).toContain('滿60）');
    expect(splitPhrases('校慶週：從1989年的134位同學開始')).toEqual(
      expect.arrayContaining(['從1989年的', '134位']),
    );
    expect(splitPhrases('07:00–20:00，咖啡至21:30（示範）').join('|')).not.toMatch(/:\||\|:/);
    expect(splitPhrases('英語授課至少70學分，每週3小時')).toEqual(
      expect.arrayContaining(['70學分，', '3小時']),
    );
  });
  it('splits the group of a department from the word before it', () =>
    expect(splitPhrases('電機工程學系甲組').slice(-1)).toEqual(['甲組']));
  it('joins a short Latin name and lets a long one break', () => {
    expect(splitPhrases('元智與MIT：MY Camp科技文化英語營')).toContain('MY Camp');
    const long = splitPhrases('用Academic Writing Centre寫作');
    expect(long).toContain('Writing ');
    expect(long).toContain('Centre');
  });
  it.each(['', 'Computer Science', '2026'])('leaves “%s” in one piece', (text) =>
    expect(splitPhrases(text)).toEqual([text]),
  );
});
