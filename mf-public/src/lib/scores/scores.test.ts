import { describe, expect, it } from 'vitest';
import { ABSENT, parseScores } from './scores.ts';

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
    const invalid = {
      'tests.chinese': '16',
      'tests.english': '-1',
      'tests.science': '9.5',
      'tests.apcsConcept': '6',
      'tests.listening': 'E',
      'placement.physics': '61',
      rank: '0',
    };
    const { marks, faults } = parseScores({ ...invalid, 'tests.social': '15' });
    expect(faults).toEqual(Object.keys(invalid));
    expect(marks).toEqual({ tests: { social: 15 }, placement: {}, rank: null });
  });
});
