import { describe, expect, it } from 'vitest';
import { interleave } from './career-data.ts';

describe('interleave', () => {
  it('takes one of each list in turn, without duplicates', () =>
    expect(
      interleave([
        ['工程師', '研究員', '教師'],
        ['護理師', '研究員'],
      ]),
    ).toEqual(['工程師', '護理師', '研究員', '教師']));
  it('is empty for empty lists', () => expect(interleave([[], []])).toEqual([]));
});
