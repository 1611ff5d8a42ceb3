import { describe, expect, it } from 'vitest';
import { parseShare } from './send-options.mjs';

describe('share of a canary', () => {
  it('is a percentage of the visitors, absent without the option', () => {
    expect([parseShare('10'), parseShare('100'), parseShare(undefined)]).toEqual([
      10,
      100,
      undefined,
    ]);
  });
  it.each(['half', '0', '101'])('is refused: %s', (text) =>
    expect(() => parseShare(text)).toThrow('a share from 1 to 100'),
  );
});
