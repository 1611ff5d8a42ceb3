import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashInline } from './inline-hashes.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('hashInline', () => {
  test('lists hashes of marked scripts and styles and removes the mark', () => {
    const { html, hashes } = hashInline(
      '<script type="importmap" nonce="M">{"a":1}</script><script nonce="M" id="r">go()\n</script><style nonce="M">p{}</style><link rel="x" nonce="M">',
      'M',
    );
    expect(html).toBe(
      '<script type="importmap">{"a":1}</script><script id="r">go()\n</script><style>p{}</style><link rel="x">',
    );
    expect(hashes).toEqual({
      script: [hashOf('{"a":1}'), hashOf('go()\n')],
      style: [hashOf('p{}')],
    });
  });
  test('allows nothing for elements without the mark', () => {
    const html =
      '<script>steal()</script><p>&lt;script nonce="O"&gt;</p><script nonce="N">x</script>';
    expect(hashInline(html, 'M')).toEqual({ html, hashes: { script: [], style: [] } });
  });
});
