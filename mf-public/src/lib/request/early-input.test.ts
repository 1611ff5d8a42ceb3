import { describe, expect, it } from 'vitest';
import { parseFormValues } from './early-input.ts';

const empty = { school: '', dates: { begin: '', end: '' }, needs: [], consent: false };
const filled = (pairs: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
};

describe('parseFormValues', () => {
  it('reads texts, choices, groups and a consent as the form keeps them', () => {
    const data = filled([
      ['school', '早到高中'],
      ['dates.begin', '2027-01-02'],
      ['needs', 'guide'],
      ['needs', 'lunch'],
      ['consent', 'on'],
    ]);
    expect(parseFormValues(data, empty)).toEqual({
      school: '早到高中',
      dates: { begin: '2027-01-02', end: '' },
      needs: ['guide', 'lunch'],
      consent: true,
    });
  });
  it('leaves what the document does not ask yet as it starts', () => {
    expect(parseFormValues(filled([['school', '早到高中']]), { school: '', people: '1' })).toEqual({
      school: '早到高中',
      people: '1',
    });
  });
  it('gives the empty values of a form that nobody has touched', () => {
    expect(parseFormValues(filled([['school', '']]), empty)).toEqual(empty);
  });
});
