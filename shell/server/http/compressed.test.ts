import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { packPage } from '../cache/packed-page.ts';
import { sendPage } from './compressed.ts';

const TEXT = `<p>${'元智大學招生資訊網'.repeat(200)}</p>`;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

/** Asks a site of one page, which stands at its address with its `host` in it. */
async function siteOf({ text = TEXT, status = 200 } = {}) {
  const page = await packPage(text, ['HOST']);
  const app = fastify();
  app.get('/', (request, reply) =>
    sendPage(request, reply.code(status), page, { HOST: request.host }),
  );
  const ask = (headers: Record<string, string> = BROWSER) => app.inject({ url: '/', headers });
  const encodingOf = async (headers?: Record<string, string>) =>
    (await ask(headers)).headers['content-encoding'];
  return { ask, encodingOf };
}

describe('sendPage', () => {
  test('sends a page that is asked for again as brotli, made beside the second answer', async () => {
    const { ask, encodingOf } = await siteOf();
    const first = await ask();
    expect([first.headers['content-encoding'], await encodingOf()]).toEqual(['gzip', 'gzip']);
    await expect.poll(() => encodingOf()).toBe('br');
    const answer = await ask();
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(TEXT);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.headers.etag).not.toBe(first.headers.etag);
    expect(await encodingOf({ 'accept-encoding': 'gzip' })).toBe('gzip');
    expect(await encodingOf({})).toBeUndefined();
    const again = await ask({ ...BROWSER, 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.headers.etag]).toEqual([304, answer.headers.etag]);
  });

  test('tells who has the brotli of another shell that the page is the same', async () => {
    const { ask } = await siteOf();
    const gzip = String((await ask()).headers.etag);
    const tag = gzip.replace('-gz"', '-br"');
    expect(tag).not.toBe(gzip);
    const again = await ask({ ...BROWSER, 'if-none-match': tag });
    expect([again.statusCode, again.headers.etag]).toEqual([304, tag]);
    const other = await ask({ 'accept-encoding': 'gzip', 'if-none-match': tag });
    expect(other.statusCode).toBe(200);
  });

  test('sends a page with another value at its place as gzip', async () => {
    const { ask, encodingOf } = await siteOf({ text: `HOST${TEXT}` });
    const at = (host: string) => ({ ...BROWSER, host });
    await encodingOf(at('one.example'));
    await expect.poll(() => encodingOf(at('one.example'))).toBe('br');
    const other = await ask(at('other.example'));
    expect(other.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(other.rawPayload).toString()).toBe(`other.example${TEXT}`);
  });

  test('sends what is no page of the site as gzip, without a tag', async () => {
    const { ask } = await siteOf({ status: 404 });
    for (const { headers } of [await ask(), await ask(), await ask()])
      expect([headers['content-encoding'], headers.etag]).toEqual(['gzip', undefined]);
  });
});
