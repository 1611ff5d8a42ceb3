import { expect, it } from 'vitest';
import { isSame, mergeOf } from './merge.ts';

const base = { title: '一', summary: '二', pinned: false };
it.each([
  [
    'keeps both changes of different fields',
    { ...base, title: '我' },
    { ...base, summary: '他' },
    { title: '我', summary: '他', pinned: false },
    [],
  ],
  [
    'takes theirs where I changed nothing',
    base,
    { ...base, pinned: true },
    { ...base, pinned: true },
    [],
  ],
  [
    'keeps mine where they changed nothing',
    { ...base, pinned: true },
    base,
    { ...base, pinned: true },
    [],
  ],
  [
    'asks where both changed the same field',
    { ...base, title: '我' },
    { ...base, title: '他' },
    { ...base, title: '我' },
    ['title'],
  ],
  [
    'asks nothing where both changed alike',
    { ...base, title: '同' },
    { ...base, title: '同' },
    { ...base, title: '同' },
    [],
  ],
])('%s', (_what, mine, theirs, values, conflicts) =>
  expect(mergeOf(base, mine, theirs)).toEqual({ values, conflicts }),
);
it('does not mistake the order of keys or an empty text for a change', () => {
  expect(isSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  expect(isSame('', null)).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
});
it('never loses a change: every field is mine, theirs, or asked about', () => {
  const values = ['a', 'b', 'c'];
  for (const b of values)
    for (const m of values)
      for (const t of values) {
        const { values: merged, conflicts } = mergeOf({ f: b }, { f: m }, { f: t });
        if (m !== b && t !== b && m !== t) expect(conflicts).toEqual(['f']);
        else expect(merged.f).toBe(m !== b ? m : t);
      }
});
