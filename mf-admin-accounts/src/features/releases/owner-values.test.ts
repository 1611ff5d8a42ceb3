import { describe, expect, it } from 'vitest';
import { isRemoteName, toOwnerValues, toOwnerWrite } from './owner-values.ts';
import { createSampleRecord } from './testing/sample-releases.ts';

const { owner } = createSampleRecord();
const raised = owner && { ...owner, budget: { page: 130_000 } };

describe('owner form', () => {
  it('keeps the budget set by operators', () => {
    const values = { ...toOwnerValues('mf_library', raised), currentPassword: 'quiet-harbour' };
    expect(toOwnerWrite(values, raised)).toEqual({
      team: '圖書館小組',
      prefixes: ['/library'],
      currentPassword: 'quiet-harbour',
      budget: { page: 130_000 },
    });
    expect(toOwnerWrite(values, null)).not.toHaveProperty('budget');
  });
  it.each([
    ['mf_library', true],
    ['mf_', false],
    ['library', false],
    ['mf_Library', false],
    ['mf_library2', false],
  ])('accepts the name %s: %s', (name, isAccepted) => expect(isRemoteName(name)).toBe(isAccepted));
});
