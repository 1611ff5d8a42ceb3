import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { AUTH_PATHS } from '@admissions/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { listening, testApp, visitor } from '#testing';

const STALLED = 100;
const test = testApp();
const site = listening(test);
let authorization: string;
beforeAll(async () => {
  authorization = (await visitor(test)).authorization as string;
});

interface Talk {
  socket: net.Socket;
  received: string;
  isClosed: boolean;
}
function send(text: string, { reads = true } = {}): Talk {
  const socket = net.connect(site.port, '127.0.0.1');
  const talk: Talk = { socket, received: '', isClosed: false };
  socket.on('error', () => {});
  socket.on('close', () => {
    talk.isClosed = true;
  });
  if (reads)
    socket.on('data', (part) => {
      talk.received = (talk.received + part.toString()).slice(0, 1000);
    });
  else socket.pause();
  socket.write(text);
  return talk;
}
const statusOf = ({ received: heard }: Talk) => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0);
const post = (length: number, body: string) =>
  `POST ${AUTH_PATHS.appSignIn} HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;
const READ = 'GET /api/docs/json HTTP/1.1\r\nHost: x\r\n\r\n';

describe('stalled', () => {
  it(`${3 * STALLED} stalled clients delay nobody else, and stalled senders are disconnected`, async () => {
    const headers = Array.from({ length: STALLED }, () =>
      send('GET /healthz HTTP/1.1\r\nHost: x\r\nx-slow: '),
    );
    const bodies = Array.from({ length: STALLED }, () => send(post(1000, '{"key":"')));
    // Each requests megabytes and reads none of them.
    const readers = Array.from({ length: STALLED }, () => send(READ.repeat(16), { reads: false }));
    await sleep(300);
    const good = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        fetch(site.origin + (index % 2 ? '/healthz' : '/api/ap/news'), {
          headers: { authorization },
        }).then(({ status }) => status),
      ),
    );
    expect(good.filter((status) => status !== 200)).toEqual([]);
    await expect
      .poll(() => [...headers, ...bodies].filter(({ isClosed }) => !isClosed).length, {
        timeout: 40_000,
        interval: 100,
      })
      .toBe(0);
    expect(new Set([...headers, ...bodies].map(statusOf))).toEqual(new Set([408]));
    const read = await fetch(`${site.origin}/api/ap/news`, { headers: { authorization } });
    expect(read.status).toBe(200);
    // Readers that read nothing for a minute are disconnected too; too slow to test.
    expect(test.app.server.timeout).toBe(60_000);
    for (const { socket } of readers) socket.destroy();
  }, 90_000);

  const nested = (depth: number) => `{"key":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const manyKeys = JSON.stringify(
    Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`key${index}`, index])),
  );
  it.each([
    ['a body longer than any form, announced', post(50 * 2 ** 20, ''), [413]],
    ['a body longer than any form, sent', post(400 * 1024, 'x'.repeat(400 * 1024)), [413]],
    [
      'a body of unknown length that does not end',
      `${post(0, '').replace('content-length: 0', 'transfer-encoding: chunked')}${`10000\r\n${'x'.repeat(0x10000)}\r\n`.repeat(6)}`,
      [413],
    ],
    ['JSON that is nested 50,000 deep', post(nested(50_000).length, nested(50_000)), [400, 422]],
    ['JSON with 10,000 keys', post(manyKeys.length, manyKeys), [400, 422]],
    [
      'a header of 100 KB',
      `GET /healthz HTTP/1.1\r\nHost: x\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`,
      [431],
    ],
    [
      '2,000 headers',
      `GET /healthz HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 2000 }, (_, index) => `x-${index}: yyyyyyyy\r\n`).join('')}\r\n`,
      [431],
    ],
    [
      'an address of 100 KB',
      `GET /api/ap/${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      [414, 431],
    ],
    [
      'a query of 10 KB',
      `GET /api/ap/news?${'a=1&'.repeat(2500)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      [400, 401, 414, 431],
    ],
  ])('%s is refused at once', async (_what, request, statuses) => {
    const talk = send(request);
    // A timeout would answer 408.
    await expect.poll(() => statusOf(talk), { interval: 10 }).not.toBe(0);
    expect(statuses).toContain(statusOf(talk));
    talk.socket.destroy();
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  });
});
