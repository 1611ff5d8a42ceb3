import { threeWayMerge } from '@admissions/admin-ui';
import { describe, expect, it } from 'vitest';
import { findReviewChange, isAlreadySaved, toReviewValues } from './review-change.ts';

const entry = { state: 'new' as const, assignee: null, scheduledAt: null, revision: 3 };
const at = '2026-12-01T01:00:00Z';

describe('what is sent', () => {
  it('is nothing when nothing was changed', () => {
    expect(findReviewChange(entry, toReviewValues(entry))).toBeNull();
    expect(findReviewChange(entry, { ...toReviewValues(entry), note: '  \n' })).toBeNull();
  });
  it('is nothing when the same moment is written another way', () => {
    expect(
      findReviewChange(
        { ...entry, scheduledAt: at },
        { ...toReviewValues(entry), scheduledAt: '2026-12-01T09:00:00+08:00' },
      ),
    ).toBeNull();
  });
  it('is only what was changed, with the revision it was made from', () => {
    expect(
      findReviewChange(entry, { ...toReviewValues(entry), state: 'contacted', note: ' 已去電 ' }),
    ).toEqual({
      revision: 3,
      state: 'contacted',
      note: '已去電',
    });
  });
  it('can take the assignee and the date away', () => {
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

describe('a change that meets a newer revision', () => {
  const mine = { ...toReviewValues(entry), state: 'contacted' as const, note: '已去電，週五回覆' };
  const merge = (current: Parameters<typeof toReviewValues>[0]) =>
    threeWayMerge({ base: toReviewValues(entry), mine, theirs: toReviewValues(current) });

  it('keeps the note and what only I changed', () => {
    expect(merge({ ...entry, revision: 4 })).toEqual({ values: mine, conflicts: [], followed: [] });
  });
  it('follows what only they changed', () => {
    expect(merge({ ...entry, revision: 4, assignee: { id: 4, name: '黃郁婷' } })).toEqual({
      values: { ...mine, assignee: 4 },
      conflicts: [],
      followed: ['assignee'],
    });
  });
  it('keeps mine and names the field when both changed it', () => {
    const { values, conflicts } = merge({ ...entry, revision: 4, state: 'declined' });
    expect(values.state).toBe('contacted');
    expect(conflicts).toEqual(['state']);
  });
  it('sees no conflict when both chose the same', () => {
    expect(merge({ ...entry, revision: 4, state: 'contacted' }).conflicts).toEqual([]);
  });
});

describe('a refused change whose first answer was lost', () => {
  const change = { revision: 3, state: 'contacted' as const, note: '已去電' };
  const saved = {
    ...entry,
    revision: 4,
    state: 'contacted' as const,
    notes: [{ author: '黃郁婷', text: '已去電' }],
  };
  const ask = (current: typeof saved) => isAlreadySaved({ change, current, author: '黃郁婷' });

  it('is known by its revision, its fields and its note', () => {
    expect(ask(saved)).toBe(true);
  });
  it.each([
    ['another revision', { ...saved, revision: 5 }],
    ['another state', { ...saved, state: 'new' as never }],
    ['another author', { ...saved, notes: [{ author: '林佳慧', text: '已去電' }] }],
    ['another note', { ...saved, notes: [] }],
  ])('is not taken for made with %s', (_name, current) => {
    expect(ask(current)).toBe(false);
  });
});
