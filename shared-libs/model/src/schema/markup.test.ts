import { describe, expect, it } from 'vitest';
import { DEEPEST, MOST_TAGS, markupProblem, readMarkup } from './markup.ts';

describe('M4: how much markup a text has is found in one pass', () => {
  it.each([
    ['字', { tags: 0, depth: 0 }],
    ['<p>一</p><p>二</p>', { tags: 4, depth: 0 }],
    ['<p>一<p>二<p>三', { tags: 3, depth: 0 }],
    ['<ul><li><strong>一</strong></li></ul>', { tags: 6, depth: 2 }],
    ['<B><i></i></B>', { tags: 4, depth: 2 }],
    ['</b></b><b>', { tags: 3, depth: 1 }],
    ['1 < 2', { tags: 1, depth: 0 }],
  ])('%s', (html, expected) => expect(readMarkup(html)).toEqual(expected));
  it('and ends where there are more tags than any text may have', () => {
    expect(readMarkup('<b>'.repeat(83_000)).tags).toBe(MOST_TAGS + 1);
  });
  it.each([
    ['<b>x</b>'.repeat(MOST_TAGS / 2), null],
    ['<b>x</b>'.repeat(MOST_TAGS / 2 + 1), `validation.tags|max=${MOST_TAGS}`],
    ['<b>'.repeat(DEEPEST), null],
    ['<b>'.repeat(DEEPEST + 1), `validation.depth|max=${DEEPEST}`],
  ])('and judged', (html, expected) => expect(markupProblem(readMarkup(html))).toBe(expected));
});
