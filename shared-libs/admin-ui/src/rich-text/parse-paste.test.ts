// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parsePaste } from './parse-paste.ts';
import { toParagraphs } from './typing-placeholder.tsx';

it('parsePaste counts the dropped pictures', () =>
  expect(parsePaste('<p>字<img src="file:///a.png"><img src="b.png"></p>', true)).toEqual({
    html: '<p>字</p>',
    pictures: 2,
  }));

describe('toParagraphs', () => {
  it('converts each line to a paragraph and preserves special characters', () =>
    expect(toParagraphs('甲<乙\n丙&丁')).toBe('<p>甲&lt;乙</p><p>丙&amp;丁</p>'));
  it('returns nothing for blank text', () => expect(toParagraphs(' \n')).toBe(''));
});
