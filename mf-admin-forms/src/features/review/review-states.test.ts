import { REVIEW_STATES } from '@admissions/contracts';
import { describe, expect, it } from 'vitest';
import { findNextState, needsDate, WAY } from './review-states.ts';

describe('the states of an application', () => {
  it('lead from new over contacted and scheduled to done', () => {
    expect(WAY).toEqual(['new', 'contacted', 'scheduled', 'done']);
    expect(WAY.map(findNextState)).toEqual(['contacted', 'scheduled', 'done', null]);
  });
  it('lead nowhere from declined', () => {
    expect(findNextState('declined')).toBeNull();
  });
  it('need a date only when scheduled', () => {
    expect(REVIEW_STATES.filter(needsDate)).toEqual(['scheduled']);
  });
});
