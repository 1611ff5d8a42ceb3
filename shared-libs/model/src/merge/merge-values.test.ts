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
    { what: 'different items', base: 'a b c', mine: 'a bX c', theirs: 'a b cY', merged: 'a X Y' },
    { what: 'added apart', base: 'a b', mine: 'a m b', theirs: 'a b t', merged: 'a m b t' },
    { what: 'added at one place', base: 'a b', mine: 'a m b', theirs: 'a t b', merged: 'a t m b' },
    { what: 'removed and added', base: 'a b', mine: 'b', theirs: 'a b t', merged: 'b t' },
    { what: 'moved and added', base: 'a b c', mine: 'b c a', theirs: 'a b t c', merged: 'b t c a' },
    { what: 'moved and changed', base: 'a b c', mine: 'b c a', theirs: 'aX b c', merged: 'b c X' },
    { what: 'changed and moved', base: 'a b c', mine: 'aX b c', theirs: 'b c a', merged: 'b c X' },
    { what: 'two moved', base: 'a b c d', mine: 'b a c d', theirs: 'a b d c', merged: 'b a d c' },
    { what: 'one moved by both', base: 'a b c', mine: 'b a c', theirs: 'b c a', merged: 'b a c' },
    { what: 'one removed by both', base: 'a b', mine: 'bX', theirs: 'b', merged: 'X' },
    { what: 'one changed alike', base: 'a b', mine: 'aX b', theirs: 'aX b m', merged: 'X b m' },
  ])('combines without a conflict: $what', ({ base, mine, theirs, merged }) => {
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
    { what: 'different rows changed', base: 'abc', mine: 'Abc', theirs: 'abC', merged: 'AbC' },
    { what: 'rows added on both sides', base: 'ab', mine: 'abm', theirs: 'tab', merged: 'tabm' },
    { what: 'one removed, one moved', base: 'abc', mine: 'bc', theirs: 'acb', merged: 'cb' },
    { what: 'the same done twice', base: 'abc', mine: 'aXc', theirs: 'aXc', merged: 'aXc' },
    { what: 'equal rows', base: 'aa', mine: 'aaa', theirs: 'taa', merged: 'taaa' },
  ])('combines: $what', ({ base, mine, theirs, merged }) =>
    expect(merge(base, mine, theirs)).toBe(merged),
  );
  it.each([
    { what: 'both changed the same row', base: 'abc', mine: 'Abc', theirs: 'Xbc' },
    { what: 'one changed what the other removed', base: 'abc', mine: 'Abc', theirs: 'bc' },
    { what: 'one changed what the other moved', base: 'abc', mine: 'Abc', theirs: 'bca' },
    { what: 'one moved what the other changed', base: 'abc', mine: 'bca', theirs: 'Abc' },
  ])('reports the whole list: $what', ({ base, mine, theirs }) =>
    expect(merge(base, mine, theirs)).toBe('conflict'),
  );
});
