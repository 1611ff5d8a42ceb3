import { describe, expect, it } from 'vitest';
import { ABSENT, parseScores } from './scores.ts';
import { findNewestStandards, findStandards } from './standards.ts';

describe('parseScores', () => {
  it('reads full-width numbers, grades, absence and a rank', () =>
    expect(
      parseScores({
        'tests.chinese': '１３',
        'tests.english': ' 0 ',
        'tests.mathA': ABSENT,
        'tests.mathB': '',
        'tests.listening': 'b',
        'placement.physics': '60',
        rank: '12',
      }),
    ).toEqual({
      marks: {
        tests: { chinese: 13, english: 0, mathA: 'absent', listening: 2 },
        placement: { physics: 60 },
        rank: 12,
      },
      faults: [],
    }));
  it('returns invalid fields, and counts them as not taken', () => {
    const { marks, faults } = parseScores({
      'tests.chinese': '16',
      'tests.english': '-1',
      'tests.science': '9.5',
      'tests.apcsConcept': '6',
      'tests.listening': 'E',
      'placement.physics': '61',
      rank: '0',
      'tests.social': '15',
    });
    expect(faults).toEqual([
      'tests.chinese',
      'tests.english',
      'tests.science',
      'tests.apcsConcept',
      'tests.listening',
      'placement.physics',
      'rank',
    ]);
    expect(marks).toEqual({ tests: { social: 15 }, placement: {}, rank: null });
  });
});

describe('findStandards', () => {
  const row = { subject: 'english' as const, top: 13, front: 11, mean: 8, rear: 4, bottom: 3 };
  const rows = [
    { ...row, year: 114 },
    { ...row, year: 115, rear: 5 },
  ];
  it('finds the standards of a year and of the newest', () => {
    expect(findStandards(rows, 114)?.marks.english?.rear).toBe(4);
    expect(findNewestStandards(rows)).toMatchObject({ year: 115, marks: { english: { rear: 5 } } });
  });
  it('returns null for an unknown year', () => {
    expect(findStandards(rows, 113)).toBeNull();
    expect(findNewestStandards([])).toBeNull();
  });
});
