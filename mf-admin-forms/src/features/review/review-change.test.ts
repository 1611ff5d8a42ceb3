import { threeWayMerge } from '@admissions/admin-ui';
import { visit } from '@admissions/model/forms';
import { describe, expect, it } from 'vitest';
import { visitRequest } from './fixtures/visit-request.ts';
import {
  findNextState,
  findReviewChange,
  findStateAfter,
  isAlreadySaved,
  isMailed,
  toReviewValues,
} from './review-change.ts';

const entry = { state: 'new' as const, assignee: null, scheduledAt: null, revision: 3 };

describe('findReviewChange', () => {
  it('returns null without changes', () => {
    expect(findReviewChange(entry, toReviewValues(entry))).toBeNull();
    expect(findReviewChange(entry, { ...toReviewValues(entry), note: '  \n' })).toBeNull();
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
});

it('a merge with a newer revision keeps the note, a conflict and their assignee', () => {
  const mine = { ...toReviewValues(entry), state: 'contacted' as const, note: '已去電' };
  const assignee = { id: 4, name: '黃郁婷' };
  const theirs = toReviewValues({ ...entry, revision: 4, state: 'declined', assignee });
  expect(threeWayMerge({ base: toReviewValues(entry), mine, theirs })).toEqual({
    values: { ...mine, assignee: 4 },
    conflicts: ['state'],
    takenFromTheirs: ['assignee'],
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

it.each([
  ['new', 'new', null, 'contacted'],
  ['contacted', 'contacted', null, null],
  ['contacted', 'scheduled', '2026-12-01T02:00:00.000Z', 'scheduled'],
  ['contacted', 'scheduled', null, null],
  ['new', 'declined', null, 'declined'],
  ['done', 'new', null, null],
] as const)(
  'state after a mail changes from %s with template %s (date: %s) to %s',
  (state, template, scheduledAt, after) =>
    expect(findStateAfter({ state, scheduledAt }, template)).toBe(after),
);

const AT = '2026-12-01T02:00:00.000Z';
it.each([
  ['student', 'new', 'declined', null, true],
  ['student', 'new', 'contacted', AT, false],
  ['student', 'contacted', 'scheduled', AT, true],
  ['student', 'declined', 'new', null, true],
  ['school', 'new', 'declined', null, false],
] as const)(
  'a %s at %s is mailed when it becomes %s (date: %s): %s',
  (audience, before, state, scheduledAt, mails) => {
    const entry = { ...visitRequest, audience, state: before } as typeof visitRequest;
    expect(isMailed(visit, entry, { state, scheduledAt })).toBe(mails);
  },
);

it.each([
  ['school', {}, 'contacted'],
  ['student', {}, 'scheduled'],
  ['student', { event: 12 }, 'contacted'],
  ['student', { state: 'contacted' }, 'scheduled'],
  ['student', { state: 'done' }, undefined],
])('a request of a %s with %j usually becomes %s', (audience, more, state) =>
  expect(findNextState(visit, { ...visitRequest, audience, ...more } as never)).toBe(state),
);
