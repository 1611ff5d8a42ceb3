import { REVIEW_STATES } from '@admissions/protocol/forms';
import { describe, expect, it } from 'vitest';
import { findNextState, findStateAfter, needsDate, STATE_SEQUENCE } from './review-states.ts';

describe('the states of an application', () => {
  it('lead from new over contacted and scheduled to done', () => {
    expect(STATE_SEQUENCE).toEqual(['new', 'contacted', 'scheduled', 'done']);
    expect(STATE_SEQUENCE.map(findNextState)).toEqual(['contacted', 'scheduled', 'done', null]);
  });
  it('lead nowhere from declined', () => {
    expect(findNextState('declined')).toBeNull();
  });
  it('need a date only when scheduled', () => {
    expect(REVIEW_STATES.filter(needsDate)).toEqual(['scheduled']);
  });
});

describe('the state after a letter', () => {
  it.each([
    ['new', 'new', null, 'contacted'],
    ['contacted', 'contacted', null, null],
    ['contacted', 'scheduled', '2026-12-01T02:00:00.000Z', 'scheduled'],
    ['contacted', 'scheduled', null, null],
    ['new', 'declined', null, 'declined'],
    ['done', 'new', null, null],
  ] as const)(
    'from %s with the words of %s (date: %s) is %s',
    (state, template, scheduledAt, after) =>
      expect(findStateAfter({ state, scheduledAt }, template)).toBe(after),
  );
});
