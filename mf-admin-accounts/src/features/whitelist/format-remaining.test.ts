import { describe, expect, it } from 'vitest';
import { formatRemaining } from './format-remaining.ts';

describe('formatRemaining', () => {
  it.each([
    [300, '5:00'],
    [249, '4:09'],
    [0, '0:00'],
    [-3, '0:00'],
  ])('%i seconds left read %s', (seconds, words) => expect(formatRemaining(seconds)).toBe(words));
});
