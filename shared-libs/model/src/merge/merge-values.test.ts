import { describe, expect, it } from 'vitest';
import { scholarships } from '../kinds/about/scholarships.ts';
import { news } from '../kinds/news/news.ts';
import { withKeys } from './keyed-items.ts';
import { resolveSlots } from './merge-sequence.ts';
import { mergeValues } from './merge-values.ts';

const text = (key: string, html = key) => ({ type: 'text', key, html });
const list = (words: string) => [...words].map((key) => text(key));
const mergeBodies = (base: object[], mine: object[], theirs: object[]) =>
  mergeValues(news, { base: { body: base }, mine: { body: mine }, theirs: { body: theirs } });
const shown = (items: unknown) => (items as { html: string }[]).map(({ html }) => html).join(' ');

describe('merging two changes of one body', () => {
  // `b` is the unchanged item b; `bX` has the new text X.
  const written = (words: string) =>
    words.split(' ').map(([key = '', html = key]) => text(key, html));
  it.each([
    ['both change different items', 'a b c', 'a bX c', 'a b cY', 'a X Y'],
    ['both add items apart', 'a b', 'a m b', 'a b t', 'a m b t'],
    ['both add an item at one position', 'a b', 'a m b', 'a t b', 'a t m b'],
    ['one removes and one adds an item', 'a b', 'b', 'a b t', 'b t'],
    ['I move and they add an item', 'a b c', 'b c a', 'a b t c', 'b t c a'],
    ['I move what they change', 'a b c', 'b c a', 'aX b c', 'b c X'],
    ['I change what they move', 'a b c', 'aX b c', 'b c a', 'b c X'],
    ['each moves another item', 'a b c d', 'b a c d', 'a b d c', 'b a d c'],
    ['both move the same item', 'a b c', 'b a c', 'b c a', 'b a c'],
    ['both remove the same item', 'a b', 'bX', 'b', 'X'],
    ['both make the same change', 'a b', 'aX b', 'aX b m', 'X b m'],
  ])('combines bodies without a conflict when %s', (_what, base, mine, theirs, merged) => {
    const result = mergeBodies(written(base), written(mine), written(theirs));
    expect([shown(result.values.body), result.conflicts, result.bodies]).toEqual([merged, [], {}]);
  });
  it('reports only the item that both changed', () => {
    const result = mergeBodies(
      list('abc'),
      [text('a', 'mine'), text('b', 'also mine'), text('c')],
      [text('a', 'theirs'), text('b'), text('c', 'also theirs')],
    );
    expect(shown(result.values.body)).toBe('mine also mine also theirs');
    const slots = result.bodies.body ?? [];
    expect(slots.filter(({ isConflict }) => isConflict).map(({ key }) => key)).toEqual(['a']);
    expect(shown(resolveSlots(slots, () => 'theirs'))).toBe('theirs also mine also theirs');
  });
  it('reports an item that one changed and the other removed, in either order', () => {
    for (const [mine, theirs] of [
      [[text('a', 'changed'), text('b')], list('b')],
      [list('b'), [text('a', 'changed'), text('b')]],
    ] as const) {
      const slots = mergeBodies(list('ab'), [...mine], [...theirs]).bodies.body ?? [];
      const sides = (['mine', 'theirs'] as const).map((side) =>
        shown(resolveSlots(slots, () => side)),
      );
      expect(sides.sort()).toEqual(['b', 'changed b']);
    }
  });
  it('matches items of a body without stored keys by their content', () => {
    const stored = [
      { type: 'text', html: '一' },
      { type: 'text', html: '一' },
      { type: 'divider' },
      { type: 'text', html: '二' },
    ];
    const [mine, theirs] = [withKeys(stored), withKeys(stored)];
    expect(mine).toEqual(theirs);
    const result = mergeBodies(
      stored,
      mine.map((item, at) => (at === 1 ? { ...item, html: '我' } : item)),
      theirs.map((item, at) => (at === 3 ? { ...item, html: '他' } : item)),
    );
    expect(result.bodies).toEqual({});
    expect((result.values.body as { html?: string }[]).map(({ html }) => html)).toEqual([
      '一',
      '我',
      undefined,
      '他',
    ]);
  });
});

describe('merging two changes of a list of rows', () => {
  const name = 'awards';
  const rows = (words: string) => [...words].map((title) => ({ title }));
  const merge = (base: string, mine: string, theirs: string) => {
    const sides = { base: rows(base), mine: rows(mine), theirs: rows(theirs) };
    const result = mergeValues(scholarships, {
      base: { [name]: sides.base },
      mine: { [name]: sides.mine },
      theirs: { [name]: sides.theirs },
    });
    const merged = (result.values[name] as { title: string }[]).map(({ title }) => title).join('');
    return result.conflicts.length > 0 ? 'conflict' : merged;
  };
  it.each([
    ['each changes another row', 'abc', 'Abc', 'abC', 'AbC'],
    ['both add rows', 'ab', 'abm', 'tab', 'tabm'],
    ['I remove one row and they move another', 'abc', 'bc', 'acb', 'cb'],
    ['both make the same change to a row', 'abc', 'aXc', 'aXc', 'aXc'],
    ['rows are equal', 'aa', 'aaa', 'taa', 'taaa'],
  ])('combines lists when %s', (_what, base, mine, theirs, merged) =>
    expect(merge(base, mine, theirs)).toBe(merged),
  );
  it.each([
    ['both changed the same row', 'abc', 'Abc', 'Xbc'],
    ['one changed what the other removed', 'abc', 'Abc', 'bc'],
    ['one changed what the other moved', 'abc', 'Abc', 'bca'],
    ['one moved what the other changed', 'abc', 'bca', 'Abc'],
  ])('reports the whole list when %s', (_what, base, mine, theirs) =>
    expect(merge(base, mine, theirs)).toBe('conflict'),
  );
});
