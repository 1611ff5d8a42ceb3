import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../../content/field-types/clean-html.ts';
import payloads from './markup.json' with { type: 'json' };

const TAGS = new Set(
  'p br strong b em i u s sub sup mark small code ul ol li blockquote h3 h4 a'.split(' '),
);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  ol: ['start'],
};
const ADDRESS = /^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/** Elements, attributes and addresses of the parsed text outside the allowlist. */
function dangersIn(html: string): string[] {
  const found: string[] = [];
  const open: DefaultTreeAdapterTypes.ChildNode[] = [...parseFragment(html).childNodes];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.nodeName === '#comment') found.push('a comment');
    if (!('tagName' in node)) continue;
    if (!TAGS.has(node.tagName)) found.push(`<${node.tagName}>`);
    for (const { name, value } of node.attrs) {
      if (!ATTRIBUTES[node.tagName]?.includes(name)) found.push(`${node.tagName} ${name}`);
      if (name === 'href' && !ADDRESS.test(value)) found.push(`address ${value}`);
      if (name === 'rel' && value !== 'noopener noreferrer') found.push(`rel ${value}`);
    }
    open.push(...node.childNodes);
  }
  return found;
}

describe('markup', () => {
  it.each(payloads)('removes everything dangerous from %s', (payload) => {
    const clean = cleanHtml(payload);
    expect(dangersIn(clean)).toEqual([]);
    expect(cleanHtml(clean)).toBe(clean);
    for (const wrapped of [
      `<p>${payload}`,
      `<a href="/x">${payload}</a>`,
      `<ul><li>${payload}</ul>`,
      `<code>${payload}</code>`,
    ])
      expect(dangersIn(cleanHtml(wrapped))).toEqual([]);
  });

  it('removes it from 10,000 random combinations', () => {
    const pieces = payloads.flatMap((payload) => [payload, ...payload.split(/(?<=[<>"'= ])/)]);
    const longer = '&lt; &#x3c; <!-- --> --!> <p> </p>'.split(' ');
    const signs = [...`<>"'\`/ \n\0\u2028字`, ...longer, '<a href="'];
    const text = fc
      .array(fc.constantFrom(...pieces, ...signs), { minLength: 1, maxLength: 8 })
      .map((parts) => parts.join(''));
    let left = 0;
    fc.assert(
      fc.property(text, (html) => {
        const clean = cleanHtml(html);
        if (clean !== '') left++;
        expect(dangersIn(clean)).toEqual([]);
      }),
      { numRuns: 10_000, seed: 20_261_121 },
    );
    // Removing everything would prove nothing.
    expect(left).toBeGreaterThan(5000);
  }, 60_000);

  it('preserves allowed markup', () => {
    const html =
      '<h3>標題</h3><p>一<strong>二</strong><br />三 <a href="https://example.edu.tw/a?b=1&amp;c=2">四</a></p><ol start="3"><li>五</li></ol>';
    expect(cleanHtml(html)).toBe(html);
  });
});
