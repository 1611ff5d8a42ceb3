import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import type { ConnectionLimits } from './connection-limits.ts';
import { registerConnectionLimits } from './connection-limits.ts';
import { rejectMalformedRequests } from './malformed-requests.ts';

let app: FastifyInstance;
let begun: string[];
afterEach(() => app.close());

/** A server whose pages are far larger than what a line holds. */
async function open(limits: Partial<ConnectionLimits>) {
  begun = [];
  app = fastify({ forceCloseConnections: true });
  rejectMalformedRequests(app);
  registerConnectionLimits(app, limits);
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.on('end', () => done(null)).resume();
  });
  app.get('/*', async (request) => {
    begun.push(request.url);
    return 'x'.repeat(8_000_000);
  });
  app.post('/*', async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
}
/** What comes back before the other side closes; `send` may go on sending. */
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

describe('M3: a reader who does not read', () => {
  test('has one answer waiting at a time, however many it asked for', async () => {
    await open({ stallTimeoutMs: 60_000 });
    const line = dial(
      (write) => write(Array.from({ length: 10 }, (_, each) => get(`/${each}`)).join('')),
      { isReading: false },
    );
    await expect.poll(() => begun.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(begun).toEqual(['/0']);
    line.socket.destroy();
  });
  test('gets all answers in their order as soon as it reads', async () => {
    await open({});
    const line = dial((write) => write([get('/0'), get('/1'), get('/2')].join('')));
    await expect.poll(() => begun).toEqual(['/0', '/1', '/2']);
    line.socket.destroy();
  });
  test('is cut when it takes nothing for a while', async () => {
    await open({ stallTimeoutMs: 300 });
    dial((write) => write(get('/')), { isReading: false });
    await expect.poll(() => begun.length).toBe(1);
    await expect.poll(() => connections()).toBe(0);
  });
  test('is cut when it asks for more and more', async () => {
    await open({ maxPipelined: 4 });
    dial((write) => write(get('/').repeat(20)), { isReading: false });
    await expect.poll(() => connections()).toBe(0);
    expect(begun.length).toBeLessThanOrEqual(1);
  });
});

describe('L1: a body that does not come', () => {
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
    'is cut at %s, although byte after byte comes',
    async (path) => {
      await open({ bodyTimeoutMs: 300 });
      expect(await dial(drip(path, 20, 'x')).closed).toMatch(
        /^HTTP\/1\.1 408 Request Timeout\r\n(.+\r\n)*x-content-type-options: nosniff/,
      );
    },
  );
  test('has its time as an upload, while it comes along', async () => {
    await open({ bodyTimeoutMs: 200, minUploadBytes: 10 });
    const upload = dial(drip('/api/admin/media/upload', 10, 'x'.repeat(1000)));
    await expect.poll(() => upload.received()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*taken/);
    upload.socket.destroy();
  });
  test('is cut as an upload, too, when nothing comes along', async () => {
    await open({ bodyTimeoutMs: 200, minUploadBytes: 1000 });
    expect(await dial(drip('/api/admin/media/replace_media/7', 50, 'x')).closed).toMatch(
      /^HTTP\/1\.1 408 /,
    );
  });
  test('of a GET is refused at once, and not waited for', async () => {
    await open({});
    const response = await dial((write) =>
      write('GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nx'),
    ).closed;
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(begun).toEqual([]);
  });
  test('of an ordinary request is no matter', async () => {
    await open({ bodyTimeoutMs: 5000 });
    const {
      closed,
      received: said,
      socket,
    } = dial((write) =>
      write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: x/x\r\nContent-Length: 2\r\n\r\nok`),
    );
    await expect.poll(said).toMatch(/^HTTP\/1\.1 200 OK/);
    socket.end();
    await closed;
  });
});
const connections = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
