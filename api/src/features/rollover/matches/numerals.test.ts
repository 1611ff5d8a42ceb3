import { describe, expect, it } from 'vitest';
import { formatNumeral, parseNumeral } from './numerals.ts';

describe('numerals', () => {
  it.each([
    ['115', 115],
    ['１１５', 115],
    ['一一五', 115],
    ['一百一十五', 115],
    ['一百十五', 115],
    ['一百零五', 105],
    ['二〇二六', 2026],
    ['二零二六', 2026],
    ['十二', 12],
    ['三', 3],
    ['二十', 20],
    ['百里', null],
    ['', null],
  ])('reads %s', (text, number) => {
    expect(parseNumeral(text)).toBe(number);
  });

  it.each([
    [116, '115', '116'],
    [116, '１１５', '１１６'],
    [116, '一一五', '一一六'],
    [120, '一一九', '一二〇'],
    [116, '一百一十五', '一百一十六'],
    [116, '一百十五', '一百十六'],
    [2027, '二〇二六', '二〇二七'],
    [2030, '二零二九', '二零三零'],
    [5, '06', '05'],
    [12, '六', '十二'],
    [5, '十二', '五'],
  ])('writes %i like %s', (number, sample, text) => {
    expect(formatNumeral(number, sample)).toBe(text);
  });
});
