import { describe, expect, it } from 'vitest';
import type { Year } from '../../read-admission-channels.ts';
import { EMPTY_YEAR } from '../../testing/samples.ts';
import { collectPoints, findMainStage, findResult } from './results.ts';

const year = (change: Partial<Year>): Year => ({
  ...EMPTY_YEAR,
  year: 115,
  quota: 20,
  admitted: 20,
  ...change,
});
const screens: Year['screens'] = [
  { subjects: ['english'], times: 5, lowest: 9 },
  { subjects: ['english', 'mathA'], times: 3.5, lowest: 20 },
  { subjects: ['chinese', 'mathA'], times: 3, lowest: 21 },
];

describe('findResult', () => {
  it('describes a first stage by its gate with the most subjects, the last of equals', () => {
    expect(findMainStage({ screens })?.subjects).toEqual(['chinese', 'mathA']);
    expect(findResult('total', year({ screens, lowest: 80 }))).toEqual({
      of: 'screen',
      subjects: ['chinese', 'mathA'],
      value: 21,
    });
  });
  it('describes weighted scores by the average per subject', () => {
    const weights: Year['weights'] = [
      { subject: 'english', weight: 1 },
      { subject: 'physics', weight: 2 },
    ];
    expect(findResult('weighted', year({ weights, lowest: 93.75 }))).toEqual({
      of: 'weighted',
      value: 31.25,
    });
  });
  it('returns null if nothing was published', () => {
    expect(findResult('total', year({ admitted: 4 }))).toBeNull();
    expect(findResult('none', year({ lowest: 80 }))).toBeNull();
    expect(findResult('weighted', year({ lowest: 80 }))).toBeNull();
  });
});

it('collectPoints starts with the oldest year and marks a new rule', () => {
  const past = [
    year({ year: 115, screens }),
    year({ year: 114, screens: screens.slice(0, 2) }),
    year({ year: 113, screens: screens.slice(0, 2) }),
    year({ year: 112 }),
  ];
  const points = collectPoints({ measure: 'total', past });
  expect(points.map((point) => [point.year, point.isNewRule])).toEqual([
    [113, false],
    [114, false],
    [115, true],
  ]);
});
