import { interview, visit } from '@admissions/model/forms';
import { describe, expect, it } from 'vitest';
import { formatApplicant } from './format-applicant.ts';

const inChinese = (pair: { 'zh-TW': string }) => pair['zh-TW'];
const reference = 'V-234567';

describe('formatApplicant', () => {
  it('returns the school, if any', () => {
    const sent = { reference, school: '示範高中', audience: 'school' };
    expect(formatApplicant({ form: visit }, sent, inChinese)).toBe('示範高中');
  });
  it('returns the chosen role of a student or parent', () => {
    const names = ['student', 'parent'].map((audience) =>
      formatApplicant({ form: visit }, { reference, school: null, audience }, inChinese),
    );
    expect(names).toEqual(['學生', '家長']);
  });
  it('falls back to the number', () => {
    expect(formatApplicant({ form: interview }, { reference }, inChinese)).toBe(reference);
  });
});
