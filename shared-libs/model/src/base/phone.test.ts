import { describe, expect, it } from 'vitest';
import { PHONE } from './phone.ts';

describe('a phone number', () => {
  it.each([
    '03-1234567',
    '+886 3 4638800',
    '(03)463-8800#2315',
    '03-4638800 ext. 23',
    '034638800EXT7',
  ])('accepts %s', (text) => {
    expect(PHONE.test(text)).toBe(true);
    // The example of the API document.
    expect(new RegExp(PHONE.source).test(text)).toBe(true);
  });
  it.each(['', '12345', 'phone', '03-1234567#', '03-1234567 x9'])('rejects %j', (text) => {
    expect(PHONE.test(text)).toBe(false);
  });
});
