import { describe, expect, it } from 'vitest';
import { diffTexts, type Run } from './text-diff.ts';

const MARKS = { same: '', added: '+', removed: '-' };
const marked = (runs: readonly Run[]) =>
  runs
    .map(({ kind, text, isFact }) =>
      kind === 'same' ? text : `[${MARKS[kind]}${text}${isFact ? '!' : ''}]`,
    )
    .join('');
const side = (runs: readonly Run[], without: Run['kind']) =>
  runs
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

describe('diffTexts', () => {
  it.each([
    [
      'marks single characters',
      '資訊學院招生說明會',
      '資訊學院招生博覽會',
      '資訊學院招生[-說明][+博覽]會',
    ],
    [
      'replaces a date as a whole',
      '報名至2026-11-21止',
      '報名至2026-11-28止',
      '報名至[-2026-11-21!][+2026-11-28!]止',
    ],
    [
      'replaces a Chinese date as a whole',
      '11月21日截止',
      '11月30日截止',
      '[-11月21日!][+11月30日!]截止',
    ],
    [
      'replaces an amount as a whole',
      '獎學金20,000元',
      '獎學金25,000元',
      '獎學金[-20,000元!][+25,000元!]',
    ],
    ['replaces a time as a whole', '上午9:30開始', '上午10:00開始', '上午[-9:30!][+10:00!]開始'],
    ['separates a date from the text around it', '另行公告', '3月5日公告', '[-另行][+3月5日!]公告'],
    [
      'replaces Latin words as a whole',
      'Computer Science',
      'Data Science',
      '[-Computer][+Data] Science',
    ],
    [
      'joins changes around one common character',
      '學生的未來展望',
      '教授的研究成果',
      '[-學生的未來展望][+教授的研究成果]',
    ],
    ['handles characters beyond the basic plane', '𠮷野家', '𠮷田家', '𠮷[-野][+田]家'],
  ])('%s', (_what, before, after, expected) =>
    expect(marked(diffTexts(before, after))).toBe(expected),
  );

  it('contains both texts completely', () => {
    const signs = ['甲', '乙', '的', '2026-11-21', '20,000元', ' ', '\n', 'AI', '，'];
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    const text = () => Array.from({ length: next(14) }, () => signs[next(signs.length)]).join('');
    for (let round = 0; round < 500; round++) {
      const [before, after] = [text(), text()];
      const runs = diffTexts(before, after);
      expect(side(runs, 'added')).toBe(before);
      expect(side(runs, 'removed')).toBe(after);
    }
  });
  it('gives up early on long unrelated texts, and still contains both', () => {
    const [before, after] = [
      String.fromCodePoint(...Array.from({ length: 6000 }, (_, at) => 0x4e00 + at)),
      '短'.repeat(6000),
    ];
    const start = process.cpuUsage();
    const runs = diffTexts(before, after);
    const { user } = process.cpuUsage(start);
    // CPU time in microseconds, independent of load; a full comparison takes minutes.
    expect(user).toBeLessThan(5_000_000);
    expect([side(runs, 'added'), side(runs, 'removed')]).toEqual([before, after]);
  });
});
