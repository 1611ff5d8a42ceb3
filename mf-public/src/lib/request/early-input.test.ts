import { describe, expect, it } from 'vitest';
import { parseFormValues } from './early-input.ts';

const empty = { school: '', dates: { begin: '', end: '' }, needs: [], consent: false };
const filled = (pairs: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
};

describe('parseFormValues', () => {
  it("reads texts, choices, groups and consent in the form's shape", () => {
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
  it('leaves fields missing from the document unchanged', () => {
    expect(parseFormValues(filled([['school', '早到高中']]), { school: '', people: '1' })).toEqual({
      school: '早到高中',
      people: '1',
    });
  });
  it('returns the empty values of an untouched form', () => {
    expect(parseFormValues(filled([['school', '']]), empty)).toEqual(empty);
  });
});
