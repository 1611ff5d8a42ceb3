import { interview, visit } from '@admissions/model/forms';
import { describe, expect, it } from 'vitest';
import { formatApplicant } from './format-applicant.ts';

const inChinese = (pair: { 'zh-TW': string }) => pair['zh-TW'];
const reference = 'V-234567';

describe('how the inbox calls whoever sent a form', () => {
  it('is the school, where there is one', () => {
    const sent = { reference, school: '示範高中', audience: 'school' };
    expect(formatApplicant({ form: visit }, sent, inChinese)).toBe('示範高中');
  });
  it('is the word that a student or a parent has chosen', () => {
    const names = ['student', 'parent'].map((audience) =>
      formatApplicant({ form: visit }, { reference, school: null, audience }, inChinese),
    );
    expect(names).toEqual(['學生', '家長']);
  });
  it('is the number where nothing else is known', () => {
    expect(formatApplicant({ form: interview }, { reference }, inChinese)).toBe(reference);
  });
});
