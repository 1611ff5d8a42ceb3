import { describe, expect, it } from 'vitest';
import { findMarkupProblem, MAX_TAG_DEPTH, MAX_TAGS, measureMarkup } from './markup.ts';

describe('measureMarkup', () => {
  it.each([
    ['字', { tags: 0, depth: 0 }],
    ['<p>一</p><p>二</p>', { tags: 4, depth: 0 }],
    ['<p>一<p>二<p>三', { tags: 3, depth: 0 }],
    ['<ul><li><strong>一</strong></li></ul>', { tags: 6, depth: 2 }],
    ['<B><i></i></B>', { tags: 4, depth: 2 }],
    ['</b></b><b>', { tags: 3, depth: 1 }],
    ['1 < 2', { tags: 1, depth: 0 }],
  ])('%s', (html, expected) => expect(measureMarkup(html)).toEqual(expected));
  it('stops counting beyond the limit', () =>
    expect(measureMarkup('<b>'.repeat(83_000)).tags).toBe(MAX_TAGS + 1));
  it.each([
    ['<b>x</b>'.repeat(MAX_TAGS / 2), null],
    ['<b>x</b>'.repeat(MAX_TAGS / 2 + 1), `validation.tags|max=${MAX_TAGS}`],
    ['<b>'.repeat(MAX_TAG_DEPTH), null],
    ['<b>'.repeat(MAX_TAG_DEPTH + 1), `validation.depth|max=${MAX_TAG_DEPTH}`],
  ])('reports the exceeded limit', (html, expected) =>
    expect(findMarkupProblem(measureMarkup(html))).toBe(expected),
  );
});
