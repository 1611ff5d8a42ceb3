import { describe, expect, it } from 'vitest';
import { containsTerms, findTermRanges } from './find-term-ranges.ts';

const marked = (text: string, typed: string) =>
  findTermRanges(text, typed).map(([start, end]) => text.slice(start, end));

describe('findTermRanges', () => {
  it.each([
    ['臺北高中', '台北', ['臺北']],
    ['ＡＰＣＳ 檢定', 'apcs', ['ＡＰＣＳ']],
    ['116 學年度', '116學年', ['116 學年']],
    ['早餐車停在綠廊', '綠廊 早餐', ['早餐', '綠廊']],
    ['aaa', 'aa', ['aa']],
    ['㍿甲', '株式', ['㍿']],
    ['甲😀乙', '乙', ['乙']],
    ['甲', '乙', []],
  ])('finds the ranges in %s for %s', (text, typed, expected) =>
    expect(marked(text, typed)).toEqual(expected),
  );
  it('matches when every term is in one of the texts', () => {
    expect(containsTerms(['環景導覽', '360 tours'], '環景 360')).toBe(true);
    expect(containsTerms(['環景導覽'], '環景 新聞')).toBe(false);
    expect(containsTerms(['環景導覽'], '  ')).toBe(false);
  });
});
