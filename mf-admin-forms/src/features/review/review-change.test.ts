import { threeWayMerge } from '@admissions/admin-ui';
import { describe, expect, it } from 'vitest';
import { findReviewChange, isAlreadySaved, toReviewValues } from './review-change.ts';

const entry = { state: 'new' as const, assignee: null, scheduledAt: null, revision: 3 };
const at = '2026-12-01T01:00:00Z';

describe('findReviewChange', () => {
  it('returns null without changes', () => {
    expect(findReviewChange(entry, toReviewValues(entry))).toBeNull();
    expect(findReviewChange(entry, { ...toReviewValues(entry), note: '  \n' })).toBeNull();
  });
  it('returns null when a time is only formatted differently', () => {
    expect(
      findReviewChange(
        { ...entry, scheduledAt: at },
        { ...toReviewValues(entry), scheduledAt: '2026-12-01T09:00:00+08:00' },
      ),
    ).toBeNull();
  });
  it('returns only the changed fields, with the base revision', () => {
    expect(
      findReviewChange(entry, { ...toReviewValues(entry), state: 'contacted', note: ' 已去電 ' }),
    ).toEqual({
      revision: 3,
      state: 'contacted',
      note: '已去電',
    });
  });
  it('can clear assignee and date', () => {
    const held = { ...entry, assignee: { id: 4, name: '黃郁婷' }, scheduledAt: at };
    expect(
      findReviewChange(held, { ...toReviewValues(held), assignee: null, scheduledAt: null }),
    ).toEqual({
      revision: 3,
      assignee: null,
      scheduledAt: null,
    });
  });
});

describe('merge with a newer revision', () => {
  const mine = { ...toReviewValues(entry), state: 'contacted' as const, note: '已去電，週五回覆' };
  const merge = (current: Parameters<typeof toReviewValues>[0]) =>
    threeWayMerge({ base: toReviewValues(entry), mine, theirs: toReviewValues(current) });

  it('keeps the note and the fields only I changed', () => {
    expect(merge({ ...entry, revision: 4 })).toEqual({
      values: mine,
      conflicts: [],
      takenFromTheirs: [],
    });
  });
  it('takes the fields only they changed', () => {
    expect(merge({ ...entry, revision: 4, assignee: { id: 4, name: '黃郁婷' } })).toEqual({
      values: { ...mine, assignee: 4 },
      conflicts: [],
      takenFromTheirs: ['assignee'],
    });
  });
  it('keeps mine and reports the field when both changed it', () => {
    const { values, conflicts } = merge({ ...entry, revision: 4, state: 'declined' });
    expect(values.state).toBe('contacted');
    expect(conflicts).toEqual(['state']);
  });
  it('reports no conflict when both chose the same', () => {
    expect(merge({ ...entry, revision: 4, state: 'contacted' }).conflicts).toEqual([]);
  });
});

describe('retry of a change whose response was lost', () => {
  const change = { revision: 3, state: 'contacted' as const, note: '已去電' };
  const saved = {
    ...entry,
    revision: 4,
    state: 'contacted' as const,
    notes: [{ author: '黃郁婷', text: '已去電' }],
  };
  const isSaved = (current: typeof saved) => isAlreadySaved({ change, current, author: '黃郁婷' });

  it('is recognised by revision, fields and note', () => {
    expect(isSaved(saved)).toBe(true);
  });
  it.each([
    ['another revision', { ...saved, revision: 5 }],
    ['another state', { ...saved, state: 'new' as never }],
    ['another author', { ...saved, notes: [{ author: '林佳慧', text: '已去電' }] }],
    ['another note', { ...saved, notes: [] }],
  ])('is not recognised with %s', (_name, current) => {
    expect(isSaved(current)).toBe(false);
  });
});
