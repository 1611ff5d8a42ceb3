import { expect, it } from 'vitest';
import { markupOf } from './markup.ts';

it('reads nested elements and text', () => {
  expect(markupOf('<p>一<strong>二</strong></p>')).toEqual([
    {
      tag: 'p',
      attributes: {},
      children: ['一', { tag: 'strong', attributes: {}, children: ['二'] }],
    },
  ]);
});
it('reads attributes and entities', () => {
  expect(markupOf('<a href="/news?a=1&amp;b=2">A &lt; B&#8217;</a>')).toEqual([
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
])('lets no element through that is not on the list: %s', (html) => {
  const tags = (pieces: ReturnType<typeof markupOf>): string[] =>
    pieces.flatMap((piece) =>
      typeof piece === 'string' ? [] : [piece.tag, ...tags(piece.children)],
    );
  expect(tags(markupOf(html)).filter((tag) => tag !== 'p')).toEqual([]);
});
it('survives what is not well-formed', () => {
  expect(markupOf('</p>a<p>b</li>c')).toEqual([
    'a',
    { tag: 'p', attributes: {}, children: ['b', 'c'] },
  ]);
  expect(markupOf('a < b')).toEqual(['a < b']);
});
