import { describe, expect, it } from 'vitest';
import { parseCanary } from './send-options.mjs';

describe('options of a canary', () => {
  it('are a share of the visitors, and minutes before its promotion', () => {
    expect(parseCanary('10', '2h')).toEqual({ percent: 10, promoteAfter: 120 });
    expect(parseCanary('100', undefined)).toEqual({ percent: 100 });
    expect(parseCanary(undefined, undefined)).toBeUndefined();
  });
  it.each([
    ['half', undefined, 'a share from 1 to 100'],
    ['0', undefined, 'a share from 1 to 100'],
    ['10', '30', 'a time such as 30m'],
    [undefined, '30m', 'belongs to --canary'],
  ])('are refused: %s, %s', (percent, wait, sentence) =>
    expect(() => parseCanary(percent, wait)).toThrow(sentence),
  );
});
