import { describe, expect, it } from 'vitest';
import { gatherPrefixErrors, isRemoteName, toOwnerValues, toOwnerWrite } from './owner-values.ts';
import { createSampleRecord } from './sample-releases.ts';

const { owner } = createSampleRecord();
const raised = owner && { ...owner, budget: { page: 130_000 } };

describe('the form of an owner', () => {
  it('has a path a line, and sends them without empty ones', () => {
    const values = toOwnerValues('mf_library', raised);
    expect(values.prefixes).toBe('/library');
    expect(toOwnerWrite({ ...values, prefixes: ' /library \n\n/books' }, raised).prefixes).toEqual([
      '/library',
      '/books',
    ]);
  });
  it('keeps the budget that operators gave', () => {
    const values = toOwnerValues('mf_library', raised);
    expect(toOwnerWrite(values, raised)).toEqual({
      team: '圖書館小組',
      prefixes: ['/library'],
      budget: { page: 130_000 },
    });
    expect(toOwnerWrite(values, null)).not.toHaveProperty('budget');
  });
  it('says which path is meant, however many lines are empty before it', () => {
    const errors = { 'prefixes.1': ['請確認'], team: ['此欄位為必填'] };
    const describeErrors = (locale: 'zh-TW' | 'en') =>
      gatherPrefixErrors(errors, '/library\n\nbooks', locale);
    expect(describeErrors('zh-TW')).toEqual(['books：請確認']);
    expect(describeErrors('en')).toEqual(['books: 請確認']);
  });
  it.each([
    ['mf_library', true],
    ['mf_', false],
    ['library', false],
    ['mf_Library', false],
    ['mf_library2', false],
  ])('takes the name %s: %s', (name, isTaken) => expect(isRemoteName(name)).toBe(isTaken));
});
