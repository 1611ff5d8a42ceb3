import { describe, expect, it } from 'vitest';
import { readApproval } from './approval-state.ts';

const read = { approval: 'approved', seen: { version: 2, revision: 5 } } as const;

describe('approval state in a form', () => {
  it('holds while the form shows the approved version', () => {
    expect(readApproval(read, { version: 2, revision: 5, isTyped: false })).toBe('approved');
  });
  it.each([
    ['text was typed', { version: 2, revision: 5, isTyped: true }],
    ['the draft was saved again', { version: 3, revision: 5, isTyped: false }],
    ['the entry was published again', { version: 2, revision: 6, isTyped: false }],
  ])('is outdated once %s', (_, now) => {
    expect(readApproval(read, now)).toBe('changed');
  });
  it('is not granted by typing', () => {
    const open = { ...read, approval: 'open' } as const;
    expect(readApproval(open, { version: 3, revision: 5, isTyped: true })).toBe('open');
  });
});
