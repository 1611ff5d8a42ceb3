import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TEXT = /text\/|javascript|json|svg/;

/** Compresses both variants alike. `monolith` rewrites documents and serves its own files. */
export async function startFront(target, monolith, onStop) {
  const compressed = new Map();
  const compress = (key, body) => {
    if (!compressed.has(key)) compressed.set(key, brotliCompressSync(body));
    return compressed.get(key);
  };
  const server = createServer(async (request, response) => {
    const { status, type, body } = request.url.startsWith(monolith?.prefix)
      ? await readOwn(monolith, request.url)
      : await forward(target, request, monolith?.rewrite);
    const isText = TEXT.test(type);
    response.writeHead(status, {
      'content-type': type,
      ...(isText && { 'content-encoding': 'br' }),
    });
    response.end(isText ? compress(request.url, body) : body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onStop(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${server.address().port}`;
}

const readOwn = async ({ folder, prefix }, path) => ({
  status: 200,
  type: path.endsWith('.css') ? 'text/css' : 'text/javascript',
  body: await readFile(join(folder, path.slice(prefix.length))),
});

async function forward(target, { url, headers: { host } }, rewrite = (html) => html) {
  const answer = await fetch(target + url, {
    // The shell refuses unlisted hosts.
    headers: { 'x-forwarded-host': host, 'accept-encoding': 'identity' },
  });
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  const isDocument = type.includes('text/html');
  return { status: answer.status, type, body: isDocument ? rewrite(String(body)) : body };
}
