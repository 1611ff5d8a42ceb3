import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { toPageBody } from '../cache/page-body.ts';
import { sendPage } from './send-compressed.ts';

const TEXT = `<p>${'元智大學招生資訊網'.repeat(200)}</p>`;

/** A site with one page. */
function siteOf(status = 200) {
  const page = toPageBody(TEXT);
  const app = fastify();
  app.get('/', (request, reply) => sendPage(request, reply.code(status), page));
  return (headers: Record<string, string>) => app.inject({ url: '/', headers });
}

test('sendPage sends the smallest accepted encoding, each with its own tag', async () => {
  const ask = siteOf();
  const [br, gzip, plain] = await Promise.all(
    ['gzip, deflate, br', 'gzip', 'identity'].map((each) => ask({ 'accept-encoding': each })),
  );
  expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(TEXT);
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(TEXT);
  expect(plain?.body).toBe(TEXT);
  expect(br?.headers.vary).toBe('accept-encoding');
  expect(new Set([br, gzip, plain].map((each) => each?.headers.etag)).size).toBe(3);
});
