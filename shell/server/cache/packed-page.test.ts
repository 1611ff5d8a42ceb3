import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { gzipPage, packPage, plainPage } from './packed-page.ts';

const texts = [
  'N',
  'aNb',
  'NN',
  '',
  '沒有',
  `${'<p>元智大學</p>'.repeat(3000)}N${'<li>x</li>'.repeat(9000)}R end N`,
  'R'.repeat(40),
];

describe('packed page', () => {
  test.each(texts)(
    'a packed page is the page with the values at their places, plain and as gzip (%#)',
    async (text) => {
      const packed = await packPage(text, ['N', 'R']);
      for (const values of [
        { N: 'nonce-1', R: '請求' },
        { N: '', R: 'x'.repeat(300) },
      ]) {
        const expected = text.replaceAll('N', values.N).replaceAll('R', values.R);
        expect(plainPage(packed, values).toString()).toBe(expected);
        expect(gunzipSync(gzipPage(packed, values)).toString()).toBe(expected);
      }
    },
  );
  test('packing makes a page small', async () => {
    const packed = await packPage(`${'<p>元智大學</p>'.repeat(3000)}N`, ['N']);
    expect(gzipPage(packed, { N: '1' }).length).toBeLessThan(1000);
  });
});
