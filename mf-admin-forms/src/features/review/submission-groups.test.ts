import type { Localised } from '@admissions/model';
import { type VisitorForm, visit } from '@admissions/model/forms';
import { describe, expect, it } from 'vitest';
import { formatFieldValue } from './submission-groups.tsx';

const OPTIONS: VisitorForm['options'] = visit.options;
const createLabels = (name: string, locale: 'zh-TW' | 'en' = 'zh-TW') => ({
  options: OPTIONS[name],
  t: (text: Localised | 'common.yes' | 'common.no') =>
    typeof text === 'string' ? { 'common.yes': '是', 'common.no': '否' }[text] : text[locale],
});
const text = (name: keyof typeof visit.fields, value: unknown, locale: 'zh-TW' | 'en' = 'zh-TW') =>
  formatFieldValue(visit.fields[name], value, createLabels(name, locale));

describe('formatFieldValue', () => {
  it('formats a range of days, and a single day once', () => {
    expect(text('dates', { begin: '2026-12-01', end: '2026-12-04' })).toBe(
      '2026/12/01 – 2026/12/04',
    );
    expect(text('dates', { begin: '2026-12-01', end: '2026-12-01' })).toBe('2026/12/01');
  });
  it('formats choices in the reader’s language', () => {
    expect(text('arrival', 'bus')).toBe('遊覽車');
    expect(text('needs', ['guide', 'lunch'], 'en')).toBe('Campus tour, Lunch');
    expect(text('city', '桃園市', 'en')).toBe('桃園市');
  });
  it.each([null, undefined, ''])('returns null for %j', (value) => {
    expect(text('mobile', value)).toBeNull();
    expect(text('needs', value === '' ? [] : value)).toBeNull();
  });
});
