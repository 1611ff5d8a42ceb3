import { kinds } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { readFieldLabel, readOptionLabel } from './field-labels.ts';

const scholarships = kinds['about.scholarships'];

describe('readFieldLabel', () => {
  it('names a field, and a part of a list', () => {
    expect(readFieldLabel(scholarships, 'intro')).toEqual({ 'zh-TW': '前言', en: 'Introduction' });
    expect(readFieldLabel(scholarships, 'awards.amount')['zh-TW']).toBe('金額');
  });
  it('falls back to the name of an unknown field', () =>
    expect(readFieldLabel(scholarships, 'awards.colour').en).toBe('awards.colour'));
});

describe('readOptionLabel', () => {
  it('names a choice, also inside a list', () => {
    expect(readOptionLabel(kinds['setting.block'], 'type', '5').en).toBe('Footer strip');
    expect(readOptionLabel(scholarships, 'awards.audience', 'new')['zh-TW']).toBe('入學新生');
  });
  it('falls back to an unknown choice itself', () =>
    expect(readOptionLabel(scholarships, 'title', 'new').en).toBe('new'));
});
