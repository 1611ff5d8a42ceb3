import { describe, expect, it } from 'vitest';
import { isSame, listChangedFields, threeWayMerge } from './three-way-merge.ts';

const base = { title: '一', summary: '二', pinned: false };

describe('the three-way merge', () => {
  it.each([
    {
      what: 'keeps both changes of different fields',
      mine: { ...base, title: '我' },
      theirs: { ...base, summary: '他' },
      values: { title: '我', summary: '他', pinned: false },
      conflicts: [],
      followed: ['summary'],
    },
    {
      what: 'takes theirs where I changed nothing',
      mine: base,
      theirs: { ...base, pinned: true },
      values: { ...base, pinned: true },
      conflicts: [],
      followed: ['pinned'],
    },
    {
      what: 'keeps mine where they changed nothing',
      mine: { ...base, pinned: true },
      theirs: base,
      values: { ...base, pinned: true },
      conflicts: [],
      followed: [],
    },
    {
      what: 'asks where both changed the same field, and keeps what was typed',
      mine: { ...base, title: '我' },
      theirs: { ...base, title: '他' },
      values: { ...base, title: '我' },
      conflicts: ['title'],
      followed: [],
    },
    {
      what: 'asks nothing where both changed alike',
      mine: { ...base, title: '同' },
      theirs: { ...base, title: '同' },
      values: { ...base, title: '同' },
      conflicts: [],
      followed: [],
    },
  ])('$what', ({ mine, theirs, what: _what, ...merge }) =>
    expect(threeWayMerge({ base, mine, theirs })).toEqual(merge),
  );
  it('never loses a change: every field is mine, theirs, or asked about', () => {
    const values = ['a', 'b', 'c'];
    for (const b of values)
      for (const m of values)
        for (const t of values) {
          const { values: merged, conflicts } = threeWayMerge({
            base: { f: b },
            mine: { f: m },
            theirs: { f: t },
          });
          if (m !== b && t !== b && m !== t) expect(conflicts).toEqual(['f']);
          else expect(merged.f).toBe(m !== b ? m : t);
        }
  });
});

describe('a comparison of two values', () => {
  it('does not mistake the order of keys or an empty text for a change', () => {
    expect(isSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
    expect(isSame('', null)).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
  });
  it('tells a changed form from an untouched one', () => {
    expect(listChangedFields(base, { ...base })).toEqual([]);
    expect(listChangedFields(base, { ...base, pinned: true })).toEqual(['pinned']);
  });
});
