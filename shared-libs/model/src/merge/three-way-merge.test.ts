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
      takenFromTheirs: ['summary'],
    },
    {
      what: 'reports a field that both changed and uses mine',
      mine: { ...base, title: '我' },
      theirs: { ...base, title: '他' },
      values: { ...base, title: '我' },
      conflicts: ['title'],
      takenFromTheirs: [],
    },
  ])('$what', ({ mine, theirs, what: _what, ...merge }) =>
    expect(threeWayMerge({ base, mine, theirs })).toEqual(merge),
  );
  it('never loses a change: every field is mine, theirs or a conflict', () => {
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
  it('ignores the order of keys and treats an empty text as no value', () => {
    expect(isSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
    expect(isSame('', null)).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
  });
  it('detects a changed form', () => {
    expect(listChangedFields(base, { ...base })).toEqual([]);
    expect(listChangedFields(base, { ...base, pinned: true })).toEqual(['pinned']);
  });
});
