import { describe, expect, it } from 'vitest';
import type { Year } from '../../read-admission-channels.ts';
import type { Scores } from '../../scores/scores.ts';
import { evaluateRequirements } from './evaluate-requirements.ts';
import { evaluateYear } from './evaluate-year.ts';

const standards = {
  year: 115,
  marks: {
    english: { top: 13, front: 11, mean: 8, rear: 5, bottom: 3 },
    mathA: { top: 12, front: 10, mean: 8, rear: 5, bottom: 4 },
    mathB: { top: 11, front: 9, mean: 5, rear: 3, bottom: 2 },
  },
};
const have = (tests: Scores['tests'], more: Partial<Scores> = {}): Scores => ({
  tests,
  placement: {},
  rank: null,
  ...more,
});
const eitherMath: Year['requires'] = [
  { subject: 'mathA', level: 'rear' },
  { subject: 'mathB', level: 'rear' },
];
const year = (change: Partial<Year>) => ({
  requires: null,
  screens: null,
  weights: null,
  lowest: null,
  ...change,
});

describe('evaluateRequirements', () => {
  const of = (requires: Year['requires'], tests: Scores['tests']) =>
    evaluateRequirements(requires, have(tests), standards);
  it('passes at exactly the standard', () =>
    expect(of([{ subject: 'english', level: 'mean' }], { english: 8 })).toEqual({ is: 'met' }));
  it('returns the required score of a missed standard', () =>
    expect(of([{ subject: 'english', level: 'mean' }], { english: 7 })).toEqual({
      is: 'unmet',
      subject: 'english',
      level: 'mean',
      needed: 8,
      yours: 7,
    }));
  it('accepts one of two mathematics, and returns the nearer if both are missed', () => {
    expect(of(eitherMath, { mathA: 1, mathB: 3 })).toEqual({ is: 'met' });
    expect(of(eitherMath, { mathA: 4, mathB: 0 })).toMatchObject({ is: 'unmet', subject: 'mathA' });
    expect(of(eitherMath, { mathB: 3 })).toEqual({ is: 'met' });
    expect(of(eitherMath, {})).toEqual({ is: 'missing', subjects: ['mathA', 'mathB'] });
  });
  it('fails absent applicants, even at a standard of 0', () => {
    const none = { ...standards, marks: { english: { ...standards.marks.english, bottom: 0 } } };
    const requires: Year['requires'] = [{ subject: 'english', level: 'bottom' }];
    expect(evaluateRequirements(requires, have({ english: 'absent' }), none).is).toBe('unmet');
    expect(evaluateRequirements(requires, have({ english: 0 }), none).is).toBe('met');
  });
  it('is unpublished if the standards of that year are unknown', () =>
    expect(
      evaluateRequirements([{ subject: 'english', level: 'mean' }], have({ english: 15 }), null),
    ).toEqual({ is: 'unpublished' }));
});

describe('evaluateYear', () => {
  const screens: Year['screens'] = [
    { subjects: ['english', 'mathA', 'science'], times: 6, lowest: 25 },
    { subjects: ['english'], times: 3, lowest: 9 },
  ];
  const of = (change: Partial<Year>, tests: Scores['tests']) =>
    evaluateYear('total', year(change), have(tests), standards);
  it('passes sums of several subjects with the margin of the tightest gate', () =>
    expect(of({ screens }, { english: 10, mathA: 10, science: 10 })).toEqual({
      is: 'pass',
      gate: { by: 'screen', number: 2, subjects: ['english'], lowest: 9, yours: 10, room: 1 },
    }));
  it('passes scores equal to the minimum at every gate', () =>
    expect(of({ screens }, { english: 9, mathA: 8, science: 8 })).toMatchObject({
      is: 'pass',
      gate: { room: 0 },
    }));
  it('is near if short by one, else stops at the first failed gate', () => {
    expect(of({ screens }, { english: 9, mathA: 7, science: 8 })).toMatchObject({
      is: 'near',
      gate: { number: 1, room: -1 },
    });
    expect(of({ screens }, { english: 8, mathA: 8, science: 7 })).toMatchObject({
      is: 'short',
      gate: { number: 1, yours: 23, room: -2 },
    });
    expect(of({ screens }, { english: 7, mathA: 15, science: 15 })).toMatchObject({
      is: 'short',
      gate: { number: 2 },
    });
  });
  it('counts a missed test as 0', () =>
    expect(of({ screens }, { english: 15, mathA: 15, science: 'absent' })).toMatchObject({
      is: 'pass',
      gate: { room: 5, yours: 30 },
    }));
  it('is unknown without a subject, unless another gate fails', () => {
    expect(of({ screens }, { english: 15, mathA: 15 })).toEqual({
      is: 'unknown',
      missing: ['science'],
    });
    expect(of({ screens }, { english: 3 })).toMatchObject({ is: 'short', gate: { number: 2 } });
  });
  it('fails a required standard before any gate', () =>
    expect(of({ screens, requires: eitherMath }, { english: 15, mathA: 4, science: 15 })).toEqual({
      is: 'unmet',
      subject: 'mathA',
      level: 'rear',
      needed: 5,
      yours: 4,
    }));
  it('returns none if the standards of that year are unknown', () =>
    expect(
      evaluateYear(
        'total',
        year({ screens, requires: eitherMath }),
        have({ english: 15, mathA: 15, science: 15 }),
        null,
      ),
    ).toEqual({ is: 'none' }));
  it('ignores gates without a published minimum, and returns "none" without any', () => {
    const open = screens.map((screen) => ({ ...screen, lowest: null }));
    expect(of({ screens: [...open.slice(0, 1), ...screens.slice(1)] }, { english: 9 }).is).toBe(
      'pass',
    );
    expect(of({ screens: open }, { english: 9 })).toEqual({ is: 'none' });
    expect(of({}, {})).toEqual({ is: 'none' });
  });
  it('ranks a smaller rank at school higher', () => {
    const rank = (yours: number | null) =>
      evaluateYear('rank', year({ lowest: 36 }), have({}, { rank: yours }), standards);
    expect(rank(36)).toMatchObject({ is: 'pass', gate: { room: 0 } });
    expect(rank(37)).toMatchObject({ is: 'short', gate: { room: -1 } });
    expect(rank(null)).toEqual({ is: 'unknown', missing: ['rank'] });
  });
  it('weighs placement, and requires all its subjects', () => {
    const weighted = year({
      weights: [
        { subject: 'english', weight: 1.5 },
        { subject: 'physics', weight: 1.25 },
      ],
      lowest: 110.25,
    });
    const placed = (placement: Scores['placement']) =>
      evaluateYear('weighted', weighted, have({}, { placement }), standards);
    expect(placed({ english: 40, physics: 41 })).toMatchObject({
      is: 'pass',
      gate: { yours: 111.25, room: 1 },
    });
    expect(placed({ english: 40, physics: 40 })).toMatchObject({
      is: 'short',
      gate: { room: -0.25 },
    });
    expect(placed({ english: 40 })).toEqual({ is: 'unknown', missing: ['physics'] });
  });
});
