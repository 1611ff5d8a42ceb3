import { REVIEW_STATES } from '@admissions/protocol/forms';
import { describe, expect, it } from 'vitest';
import { findNextState, findStateAfter, needsDate, STATE_SEQUENCE } from './review-states.ts';

describe('states of an application', () => {
  it('go from new over contacted and scheduled to done', () => {
    expect(STATE_SEQUENCE).toEqual(['new', 'contacted', 'scheduled', 'done']);
    expect(STATE_SEQUENCE.map(findNextState)).toEqual(['contacted', 'scheduled', 'done', null]);
  });
  it('end with declined', () => {
    expect(findNextState('declined')).toBeNull();
  });
  it('need a date only when scheduled', () => {
    expect(REVIEW_STATES.filter(needsDate)).toEqual(['scheduled']);
  });
});

describe('state after a mail', () => {
  it.each([
    ['new', 'new', null, 'contacted'],
    ['contacted', 'contacted', null, null],
    ['contacted', 'scheduled', '2026-12-01T02:00:00.000Z', 'scheduled'],
    ['contacted', 'scheduled', null, null],
    ['new', 'declined', null, 'declined'],
    ['done', 'new', null, null],
  ] as const)(
    'changes from %s with template %s (date: %s) to %s',
    (state, template, scheduledAt, after) =>
      expect(findStateAfter({ state, scheduledAt }, template)).toBe(after),
  );
});
