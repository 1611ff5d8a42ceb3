import { expect, it } from 'vitest';
import { parseFormValues } from './early-input.ts';

const empty = { school: '', dates: { begin: '', end: '' }, needs: [], consent: false };
const filled = (pairs: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
};

it("parseFormValues reads texts, choices, groups and consent in the form's shape", () => {
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
