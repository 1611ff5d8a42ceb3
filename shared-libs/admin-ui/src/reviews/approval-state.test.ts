import { describe, expect, it } from 'vitest';
import { readApproval } from './approval-state.ts';

const read = { approval: 'approved', seen: { version: 2, revision: 5 } } as const;

describe('an approval in a form', () => {
  it('holds while the form shows what was approved', () => {
    expect(readApproval(read, { version: 2, revision: 5, isTyped: false })).toBe('approved');
  });
  it.each([
    ['a key was pressed', { version: 2, revision: 5, isTyped: true }],
    ['the draft was kept anew', { version: 3, revision: 5, isTyped: false }],
    ['the entry was published anew', { version: 2, revision: 6, isTyped: false }],
  ])('is for something else once %s', (_, now) => {
    expect(readApproval(read, now)).toBe('changed');
  });
  it('is not made by typing', () => {
    const open = { ...read, approval: 'open' } as const;
    expect(readApproval(open, { version: 3, revision: 5, isTyped: true })).toBe('open');
  });
});
