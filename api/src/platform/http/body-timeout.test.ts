import { once } from 'node:events';
import net from 'node:net';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enforceBodyTimeout } from './create-server.ts';

const app = fastify();
let port: number;
beforeAll(async () => {
  enforceBodyTimeout(app, { usual: 1000, upload: 600_000 });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.endsWith('?stranger')) return reply.code(401).send({ errorCode: 100401 });
  });
  app.post('/usual', async () => 'accepted');
  app.post('/upload', { config: { upload: 'multipart/form-data' } }, async () => 'accepted');
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as net.AddressInfo).port;
});
afterAll(() => app.close());

/** Sends half of a body at once and the rest after `wait` or never; resolves with the answer. */
async function slowly(path: string, wait?: number): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\n01234`,
  );
  const rest =
    wait === undefined
      ? undefined
      : setTimeout(() => socket.writable && socket.write('56789'), wait);
  await once(socket, 'close');
  clearTimeout(rest);
  return answer;
}

describe('enforceBodyTimeout', () => {
  it('ends a slow body, but not a slow upload', async () => {
    const [cut, quick, upload] = await Promise.all([
      slowly('/usual'),
      slowly('/usual', 10),
      slowly('/upload', 2000),
    ]);
    expect(cut).toMatch(/^HTTP\/1.1 408 /);
    expect(quick).toMatch(/^HTTP\/1.1 200 [\s\S]*accepted$/);
    expect(upload).toMatch(/^HTTP\/1.1 200 [\s\S]*accepted$/);
  });
  it('limits uploads of anonymous callers like any other body', async () => {
    // With the time of an upload it would outlast this test.
    expect(await slowly('/upload?stranger')).toMatch(/^HTTP\/1.1 401 /);
  });
});
