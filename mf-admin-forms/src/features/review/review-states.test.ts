import { visit } from '@admissions/model/forms';
import { REVIEW_STATES } from '@admissions/protocol/forms';
import { describe, expect, it } from 'vitest';
import { visitRequest } from './review-fixture.ts';
import {
  findNextState,
  findStateAfter,
  isMailed,
  needsDate,
  STATE_SEQUENCE,
} from './review-states.ts';

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
