import { describe, expect, it } from 'vitest';
import { PHONE } from './phone.ts';

describe('a telephone number', () => {
  it.each([
    '03-1234567',
    '+886 3 4638800',
    '(03)463-8800#2315',
    '03-4638800 ext. 23',
    '034638800EXT7',
  ])('may be %s', (text) => {
    expect(PHONE.test(text)).toBe(true);
    // As the API document has it.
    expect(new RegExp(PHONE.source).test(text)).toBe(true);
  });
  it.each(['', '12345', 'phone', '03-1234567#', '03-1234567 x9'])('is never %j', (text) => {
    expect(PHONE.test(text)).toBe(false);
  });
});
