import type { AnyItem } from '@admissions/model/merge';
import { describe, expect, it } from 'vitest';
import { diffBodies } from './body-diff.ts';

const text = (html: string, key?: string): AnyItem => ({ type: 'text', html, ...(key && { key }) });
const heading = (words: string, key?: string): AnyItem => ({
  type: 'heading',
  level: 2,
  text: words,
  ...(key && { key }),
});
/** `from>to`, with ~ for changed and ^ for moved. */
const describeDiff = (before: AnyItem[], after: AnyItem[]) =>
  diffBodies(before, after).map(
    ({ from, to, isChanged, isMoved }) =>
      `${from ?? ''}>${to ?? ''}${isChanged ? '~' : ''}${isMoved ? '^' : ''}`,
  );

const [a, b, c] = [heading('甲', 'a'), text('乙', 'b'), text('丙', 'c')];
describe('diffBodies', () => {
  it.each([
    [
      'tells a change inside by the key',
      [a, b, c],
      [a, text('乙二', 'b'), c],
      ['0>0', '1>1~', '2>2'],
    ],
    ['tells what is new', [a, b], [a, c, b], ['0>0', '>1', '1>2']],
    ['tells what is gone, in its place', [a, b, c], [a, c], ['0>0', '1>', '2>1']],
    [
      'tells what was moved, and nothing of those it passed',
      [a, b, c],
      [c, a, b],
      ['2>0^', '0>1', '1>2'],
    ],
    [
      'tells that an item was moved and changed',
      [a, b, c],
      [text('丙二', 'c'), a, b],
      ['2>0~^', '0>1', '1>2'],
    ],
    ['keeps items of different types apart', [heading('甲')], [text('甲')], ['0>', '>0']],
    [
      'takes items without keys by what they say',
      [text('一'), text('二')],
      [text('二'), text('一')],
      ['1>0', '0>1^'],
    ],
    [
      'takes an item that got its key since then for the same',
      [text('一')],
      [text('一二', 'k')],
      ['0>0~'],
    ],
    ['does not take one key for another', [text('一', 'x')], [text('二', 'y')], ['0>', '>0']],
    ['tells that everything is gone', [a, b], [], ['0>', '1>']],
  ])('%s', (_what, before, after, expected) =>
    expect(describeDiff(before, after)).toEqual(expected),
  );
  it('does not take a key for a change', () =>
    expect(describeDiff([text('一')], [text('一', 'k')])).toEqual(['0>0']));
});
