import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /text\/|javascript|json|svg/;
const compressors = {
  br: (bytes, quality) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** How well each sort is compressed, and by what it is known again: documents as the shell does what is asked for twice, files as their build. */
const SORTS = {
  document: { quality: 10, key: (_path, body) => createHash('sha1').update(body).digest('hex') },
  file: { quality: 11, key: (path) => path },
  answer: { quality: 5, key: () => '' },
};
function sortOf(isDocument, isImmutable) {
  if (isImmutable) return 'file';
  return isDocument ? 'document' : 'answer';
}

/**
 * A front for measuring: passes requests on to the shell and compresses both variants in the same way.
 * `target` is the shell's address, or a function of it when the shell starts later.
 * `rewrite` changes documents, `files` are served from `folder` below `prefix`.
 */
export async function startFront({ target, encoding, rewrite = null, prefix = '', folder = '' }) {
  const packed = new Map();
  const sizes = new Map();
  async function pack(key, bytes, quality) {
    const known = packed.get(key);
    if (known) return known;
    const result = await compressors[encoding](bytes, quality);
    if (key) packed.set(key, result);
    return result;
  }

  const packAs = (sort, path, body) => {
    const { quality, key } = SORTS[sort];
    return pack(key(path, body), body, quality);
  };

  const server = createServer(async (request, response) => {
    try {
      const path = request.url.split('?')[0];
      const { status, headers, bytes } =
        prefix && path.startsWith(prefix) ? await own(path) : await passedOn(request);
      const isDocument = /text\/html/.test(headers['content-type'] ?? '');
      // What is rewritten has other scripts than those that the policy names by their hashes.
      if (isDocument && rewrite && headers['content-security-policy'])
        headers['content-security-policy'] = headers['content-security-policy'].replace(
          /'sha256-[^']+'(?: 'sha256-[^']+')*/,
          "'unsafe-inline'",
        );
      const body = isDocument && rewrite ? Buffer.from(rewrite(bytes.toString('utf8'))) : bytes;
      const isImmutable = /immutable/.test(headers['cache-control'] ?? '');
      const sent = TEXT.test(headers['content-type'] ?? '')
        ? await packAs(sortOf(isDocument, isImmutable), path, body)
        : body;
      if (sent !== body) headers['content-encoding'] = encoding;
      // What has no body (a question about the headers, an answer that nothing changed) weighs nothing.
      if (bytes.length > 0) sizes.set(request.url, sent.length);
      response.writeHead(status, { ...headers, 'content-length': sent.length });
      response.end(request.method === 'HEAD' ? undefined : sent);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function own(path) {
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
    return {
      status: 200,
      headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
      bytes: await readFile(join(folder, path.slice(prefix.length))),
    };
  }
  async function passedOn(request) {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const {
      host,
      connection: _connection,
      'accept-encoding': _encoding,
      'content-length': _length,
      ...headers
    } = request.headers;
    const answer = await fetch((typeof target === 'function' ? target() : target) + request.url, {
      method: request.method,
      // A site that was told its address answers under no other one.
      headers: { ...headers, 'x-forwarded-host': host, 'accept-encoding': 'identity' },
      redirect: 'manual',
      ...(chunks.length && { body: Buffer.concat(chunks) }),
    });
    const {
      'transfer-encoding': _transfer,
      'content-length': _size,
      connection: _keep,
      'keep-alive': _alive,
      ...kept
    } = Object.fromEntries(answer.headers);
    // Of several cookies an object would hold the last alone.
    const cookies = answer.headers.getSetCookie();
    return {
      status: answer.status,
      headers: { ...kept, ...(cookies.length > 0 && { 'set-cookie': cookies }) },
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  }

  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** The bytes of the body that this address was answered with last. */
    sizeOf: (url) => sizes.get(url.slice(url.indexOf('/', 8))) ?? 0,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
