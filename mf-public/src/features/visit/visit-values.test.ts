import { visit } from '@admissions/contracts';
import { submissionSchemaOf } from '@admissions/contracts/schema';
import { expect, it } from 'vitest';
import { EMPTY_VISIT, submissionFrom } from './visit-values.ts';

const filled = {
  ...EMPTY_VISIT,
  school: '示範高中',
  city: '桃園市',
  name: '林老師',
  jobTitle: '主任',
  phone: '03-1234567',
  email: 'a@example.edu.tw',
  dates: { begin: '2026-12-01', end: '2026-12-02' },
  period: 'morning',
  students: '40',
  teachers: '2',
  arrival: 'bus',
  consent: true,
};
const schema = submissionSchemaOf(visit, '2026-11-21');

it('makes of the fields what the API takes', () => {
  expect(schema.parse(submissionFrom(filled))).toMatchObject({ students: 40, teachers: 2, grades: null, mobile: null });
});
it.each(['', 'x', '1.5', '-2', '1e2'])('does not take %j for a number of people', (students) => {
  expect(schema.safeParse(submissionFrom({ ...filled, students })).error?.issues.map(({ path }) => path[0])).toEqual(['students']);
});
