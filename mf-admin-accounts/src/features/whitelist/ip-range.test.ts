import { describe, expect, it } from 'vitest';
import { tooWide } from './ip-range.ts';

describe('a range that lets in very many', () => {
  it.each([
    ['10.0.0.0/8', 8],
    ['203.0.0.0/15', 15],
    ['203.0.0.0/16', null],
    ['203.0.113.7', null],
    ['2001:db8::/31', 31],
    ['2001:db8::/32', null],
    ['no address', null],
  ])('is told by how wide it is: %s, %s', (text, bits) => expect(tooWide(text)).toBe(bits));
});
