import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { registerConnectionLimits } from './connection-limits.ts';
import { rejectMalformedRequests } from './request-hooks.ts';

let app: FastifyInstance;
let startedUrls: string[];
afterEach(() => app.close());

/** Its pages exceed the buffers of a connection. */
async function open(limits: Parameters<typeof registerConnectionLimits>[1]) {
  startedUrls = [];
  app = fastify({ forceCloseConnections: true });
  rejectMalformedRequests(app);
  registerConnectionLimits(app, limits);
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.on('end', () => done(null)).resume();
  });
  app.get('/*', async (request) => {
    startedUrls.push(request.url);
    return 'x'.repeat(8_000_000);
  });
  app.post('/*', async () => 'accepted');
  await app.listen({ port: 0, host: '127.0.0.1' });
}
/** Resolves with everything received before the close; `send` may continue writing. */
function dial(send: (write: (text: string) => void) => void, { isReading = true } = {}) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  let isClosed = false;
  socket.on('data', (part) => {
    if (received.length < 100_000) received += part;
  });
  if (!isReading) socket.pause();
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) =>
    socket.on('close', () => {
      isClosed = true;
      resolve(received);
    }),
  );
  send((text) => void (!isClosed && socket.write(text)));
  return { socket, closed, received: () => received };
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

describe('client that does not read', () => {
  test('has one pending response at a time', async () => {
    await open({ stallTimeoutMs: 60_000 });
    const line = dial(
      (write) => write(Array.from({ length: 10 }, (_, each) => get(`/${each}`)).join('')),
      { isReading: false },
    );
    await expect.poll(() => startedUrls.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(startedUrls).toEqual(['/0']);
    line.socket.destroy();
  });
  test('is disconnected after a stall', async () => {
    await open({ stallTimeoutMs: 300 });
    dial((write) => write(get('/')), { isReading: false });
    await expect.poll(() => startedUrls.length).toBe(1);
    await expect.poll(() => connections()).toBe(0);
  });
  test('is disconnected after too many pipelined requests', async () => {
    await open({ maxPipelined: 4 });
    dial((write) => write(get('/').repeat(20)), { isReading: false });
    await expect.poll(() => connections()).toBe(0);
    expect(startedUrls.length).toBeLessThanOrEqual(1);
  });
});

describe('slow request body', () => {
  const post = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: x/x\r\nContent-Length: 100000\r\n\r\n`;
  const drip = (path: string, every: number, piece: string) => (write: (text: string) => void) => {
    write(post(path));
    const timer = setInterval(() => write(piece), every);
    void new Promise((resolve) => app.server.once('close', resolve)).then(() =>
      clearInterval(timer),
    );
  };
  test.each(['/shell/report', '/api/ap/forms/add_visit'])(
    'is cut off at %s, although bytes trickle in',
    async (path) => {
      await open({ bodyTimeoutMs: 300 });
      expect(await dial(drip(path, 20, 'x')).closed).toMatch(
        /^HTTP\/1\.1 408 Request Timeout\r\n(.+\r\n)*x-content-type-options: nosniff/,
      );
    },
  );
  test('has more time as an upload while it makes progress', async () => {
    await open({ bodyTimeoutMs: 200, minUploadBytes: 10 });
    const upload = dial(drip('/api/admin/media/upload', 10, 'x'.repeat(1000)));
    await expect.poll(() => upload.received()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*accepted/);
    upload.socket.destroy();
  });
  test('is cut off as an upload without progress', async () => {
    await open({ bodyTimeoutMs: 200, minUploadBytes: 1000 });
    expect(await dial(drip('/api/admin/media/replace_media/7', 50, 'x')).closed).toMatch(
      /^HTTP\/1\.1 408 /,
    );
  });
});
const connections = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
