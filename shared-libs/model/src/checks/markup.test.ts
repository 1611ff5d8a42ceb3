import { describe, expect, it } from 'vitest';
import { parseMarkup } from './markup.ts';

describe('parseMarkup', () => {
  it('parses nested elements and text', () => {
    expect(parseMarkup('<p>一<strong>二</strong></p>')).toEqual([
      {
        tag: 'p',
        attributes: {},
        children: ['一', { tag: 'strong', attributes: {}, children: ['二'] }],
      },
    ]);
  });
  it('parses attributes and entities', () => {
    expect(parseMarkup('<a href="/news?a=1&amp;b=2">A &lt; B&#8217;</a>')).toEqual([
      { tag: 'a', attributes: { href: '/news?a=1&b=2' }, children: ['A < B’'] },
    ]);
  });
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe src="//evil"></iframe>',
    '<style>*{}</style>',
    '<p onclick="x()">y</p><object></object>',
  ])('drops elements that are not on the list: %s', (html) => {
    const tags = (pieces: ReturnType<typeof parseMarkup>): string[] =>
      pieces.flatMap((piece) =>
        typeof piece === 'string' ? [] : [piece.tag, ...tags(piece.children)],
      );
    expect(tags(parseMarkup(html)).filter((tag) => tag !== 'p')).toEqual([]);
  });
  it('survives malformed markup', () => {
    expect(parseMarkup('</p>a<p>b</li>c')).toEqual([
      'a',
      { tag: 'p', attributes: {}, children: ['b', 'c'] },
    ]);
    expect(parseMarkup('a < b')).toEqual(['a < b']);
  });
});
