import { describe, expect, it } from 'vitest';
import { parseMarkup } from './markup.ts';

describe('parseMarkup', () => {
  it('parses nested elements and text', () =>
    expect(parseMarkup('<p>一<strong>二</strong></p>')).toEqual([
      {
        tag: 'p',
        attributes: {},
        children: ['一', { tag: 'strong', attributes: {}, children: ['二'] }],
      },
    ]));
  it('parses attributes and entities', () =>
    expect(parseMarkup('<a href="/news?a=1&amp;b=2">A &lt; B&#8217;</a>')).toEqual([
      { tag: 'a', attributes: { href: '/news?a=1&b=2' }, children: ['A < B’'] },
    ]));
  it('survives malformed markup', () => {
    expect(parseMarkup('</p>a<p>b</li>c')).toEqual([
      'a',
      { tag: 'p', attributes: {}, children: ['b', 'c'] },
    ]);
    expect(parseMarkup('a < b')).toEqual(['a < b']);
  });
});
