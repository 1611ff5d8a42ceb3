import { describe, expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

describe('memoize', () => {
  it('computes each result once and retries after a failure', () => {
    const work = vi.fn((key: { name: string }) => ({ of: key.name }));
    work.mockImplementationOnce(() => {
      throw new Error('not yet');
    });
    const read = memoize(work);
    const key = { name: 'a' };
    expect(() => read(key)).toThrow('not yet');
    expect(read(key)).toBe(read(key));
    expect(read({ name: 'b' })).toEqual({ of: 'b' });
    expect(work).toHaveBeenCalledTimes(3);
  });
});
