import { describe, expect, it } from 'vitest';
import { formatIdRanges } from './id-ranges.ts';

describe('formatIdRanges', () => {
  it.each([
    [[], ''],
    [[7], '7'],
    [[3, 1, 2, 9, 2], '1-3,9'],
    [[10, 9], '9-10'],
  ])('formats %j as %j', (ids, text) => expect(formatIdRanges(ids)).toBe(text));
});
