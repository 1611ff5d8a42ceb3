import type { AnyItem } from '@admissions/model/merge';
import { expect, it } from 'vitest';
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
  diffBodies(before, after)
    .map(
      ({ from, to, isChanged, isMoved }) =>
        `${from ?? ''}>${to ?? ''}${isChanged ? '~' : ''}${isMoved ? '^' : ''}`,
    )
    .join(' ');

const [x, y] = [text('一'), text('二')];
const [a, b, c] = [heading('甲', 'a'), text('乙', 'b'), text('丙', 'c')];
it.each([
  ['finds a change inside by the key', [a, b, c], [a, text('乙二', 'b'), c], '0>0 1>1~ 2>2'],
  ['finds an added item', [a, b], [a, c, b], '0>0 >1 1>2'],
  ['finds a removed item at its position', [a, b, c], [a, c], '0>0 1> 2>1'],
  ['finds the moved item only, not those it passed', [a, b, c], [c, a, b], '2>0^ 0>1 1>2'],
  ['finds an item that was moved and changed', [a, b, c], [text('三', 'c'), a, b], '2>0~^ 0>1 1>2'],
  ['never matches items of different types', [heading('甲')], [text('甲')], '0> >0'],
  ['matches items without keys by content', [x, y], [y, x], '1>0 0>1^'],
  ['matches an item that has received its key since', [x], [text('一二', 'k')], '0>0~'],
  ['never matches different keys', [text('一', 'x')], [text('二', 'y')], '0> >0'],
  ['finds that all items were removed', [a, b], [], '0> 1>'],
  ['ignores differences of keys', [x], [text('一', 'k')], '0>0'],
])('diffBodies %s', (_what, before, after, expected) =>
  expect(describeDiff(before, after)).toBe(expected),
);
