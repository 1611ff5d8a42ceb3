import { describe, expect, it } from 'vitest';
import { createDice } from '../fixtures/dice.ts';
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
    ['marks single characters', '資訊學院招生[-說明][+博覽]會'],
    ['replaces a date as a whole', '報名至[-2026-11-21!][+2026-11-28!]止'],
    ['replaces a Chinese date as a whole', '[-11月21日!][+11月30日!]截止'],
    ['replaces an amount as a whole', '獎學金[-20,000元!][+25,000元!]'],
    ['replaces a time as a whole', '上午[-9:30!][+10:00!]開始'],
    ['separates a date from the text around it', '[-另行][+3月5日!]公告'],
    ['replaces Latin words as a whole', '[-Computer][+Data] Science'],
    ['joins changes around one common character', '[-學生的未來展望][+教授的研究成果]'],
    ['handles characters beyond the basic plane', '𠮷[-野][+田]家'],
  ])('%s', (_what, expected) => {
    const [before = '', after = ''] = ['-', '+'].map((own) =>
      expected.replace(/\[([-+])(.+?)!?\]/g, (_all, mark, text) => (mark === own ? text : '')),
    );
    expect(marked(diffTexts(before, after))).toBe(expected);
  });

  it('contains both texts completely', () => {
    const signs = ['甲', '乙', '的', '2026-11-21', '20,000元', ' ', '\n', 'AI', '，'];
    const next = createDice(7);
    const text = () => Array.from({ length: next(14) }, () => signs[next(signs.length)]).join('');
    for (let round = 0; round < 500; round++) {
      const [before, after] = [text(), text()];
      const runs = diffTexts(before, after);
      expect(side(runs, 'added')).toBe(before);
      expect(side(runs, 'removed')).toBe(after);
    }
  });
  it('gives up early on long unrelated texts, and still contains both', () => {
    const end = '，至11月28日截止';
    const texts = Array.from({ length: 6000 }, (_, at) => String.fromCodePoint(0x4e00 + at));
    const [before, after] = [`${texts.join('')}${end}`, `${'短'.repeat(6000)}${end}`];
    const runs = diffTexts(before, after);
    // A full comparison finds the common end, after minutes.
    expect(runs.filter(({ kind }) => kind === 'same')).toEqual([]);
    expect([side(runs, 'added'), side(runs, 'removed')]).toEqual([before, after]);
  });
});
