import { type FORMS, teaching, visit } from '@admissions/model/forms';
import { buildSubmissionSchema, toFieldErrors } from '@admissions/model/schema';
import { describe, expect, it } from 'vitest';
import { createEmptyValues, toSubmission } from './visitor-request.ts';

const TODAY = '2026-11-21';
const contact = {
  school: '示範高中',
  city: '桃園市',
  name: '林老師',
  jobTitle: '主任',
  phone: '03-1234567',
  email: 'a@example.edu.tw',
  dates: { begin: '2026-12-01', end: '2026-12-02' },
  students: '40',
  consent: true,
};
const visiting = {
  ...createEmptyValues(visit),
  ...contact,
  period: 'morning',
  teachers: '2',
  arrival: 'bus',
};
const teachingAt = {
  ...createEmptyValues(teaching),
  ...contact,
  topic: 'ai',
  grade: 'mixed',
  periods: '2',
  mode: 'online',
};
const parsed = (form: (typeof FORMS)[number], values: ReturnType<typeof createEmptyValues>) => {
  const checked = buildSubmissionSchema(form, TODAY).safeParse(toSubmission(form, values));
  return checked.success
    ? { sent: checked.data, errors: {} }
    : { sent: null, errors: toFieldErrors(checked.error, 'zh-TW') };
};

describe('visitor request', () => {
  it.each([
    ['', '此欄位為必填'],
    ['  ', '此欄位為必填'],
    ['x', '請輸入整數'],
    ['1.5', '請輸入整數'],
    ['-2', '數值不可小於1'],
    ['－2', '數值不可小於1'],
    ['1e2', '請輸入整數'],
    ['0', '數值不可小於1'],
  ])('rejects %j as a number of people: %s', (students, sentence) => {
    expect(parsed(visit, { ...visiting, students }).errors).toEqual({ students: [sentence] });
  });

  it('the rule "0 is empty": sends 0 from an untouched list; rejects it if required', () => {
    expect(createEmptyValues(teaching)).toMatchObject({ city: '0', college: '0' });
    const untouched = { ...teachingAt, city: '0', college: '0' };
    expect(toSubmission(teaching, untouched)).toMatchObject({ city: '0', college: null });
    expect(parsed(teaching, untouched).errors).toEqual({ city: ['請選擇一項'] });
  });
});
