import { describe, expect, it, vi } from 'vitest';
import { lazily } from './lazily.ts';

describe('lazily', () => {
  it('makes nothing until it is asked, and then one thing for all', () => {
    const make = vi.fn(() => ({}));
    const read = lazily(make);
    expect(make).not.toHaveBeenCalled();
    expect(read()).toBe(read());
    expect(make).toHaveBeenCalledOnce();
  });
  it('keeps what is nothing, too, and tries again what failed', () => {
    const make = vi.fn<() => undefined>(() => undefined);
    make.mockImplementationOnce(() => {
      throw new Error('not yet');
    });
    const read = lazily(make);
    expect(read).toThrow('not yet');
    expect([read(), read()]).toEqual([undefined, undefined]);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
