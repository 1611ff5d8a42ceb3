import { describe, expect, it } from 'vitest';
import { interleave } from './career-data.ts';

describe('the careers of a college', () => {
  it('come from its departments in turn, each once', () =>
    expect(
      interleave([
        ['工程師', '研究員', '教師'],
        ['護理師', '研究員'],
      ]),
    ).toEqual(['工程師', '護理師', '研究員', '教師']));
  it('are none where no department says any', () => expect(interleave([[], []])).toEqual([]));
});
