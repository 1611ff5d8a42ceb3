import { once } from 'node:events';
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { disconnectSlowReaders } from './slow-readers.ts';

// More than the buffers of both sides' machines hold.
const LARGE = 48 * 1024 * 1024;
const app = await listening(600);
// So that a machine that stands still for a while cuts nobody who reads.
const patient = await listening(3_000);
afterAll(() => Promise.all([app.close(), patient.close()]));

async function listening(window: number) {
  const server = fastify();
  disconnectSlowReaders(server, { window, least: 1024, requests: 16 });
  server.get('/large', async () => Buffer.alloc(LARGE));
  server.get('/slow', async () => {
    await setTimeout(300);
    return 'taken';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}
const connected = async ({ server } = app) => {
  const socket = net.connect((server.address() as net.AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};
const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`;

describe('readDraftTime', () => {
  it('L1: an answer that nobody reads is cut, also when the reader keeps sending', async () => {
    const [silent, busy] = [await connected(), await connected()];
    silent.pause();
    busy.pause();
    silent.write(get('/large'));
    busy.write(get('/large'));
    const timer = setInterval(() => busy.writable && busy.write('GET /'), 100);
    await expect.poll(connections).toBe(0);
    clearInterval(timer);
    silent.destroy();
    busy.destroy();
  });
  it('an answer that is read slowly comes whole', async () => {
    const socket = await connected(patient);
    const began = performance.now();
    socket.write(get('/large').replace('host', 'connection: close\r\nhost'));
    let read = 0;
    socket.on('data', (data) => {
      read += data.length;
      socket.pause();
      void setTimeout(6).then(() => socket.resume());
    });
    await once(socket, 'close');
    expect(read).toBeGreaterThan(LARGE);
    // Longer than anybody may leave an answer unread.
    expect(performance.now() - began).toBeGreaterThan(3_000);
  }, 120_000);
  it('M3: a connection with a hundred requests open is cut, one with a few is answered', async () => {
    const [few, many] = [await connected(), await connected()];
    let answers = '';
    few.setEncoding('utf8').on('data', (text) => {
      answers += text;
    });
    few.write(get('/slow').repeat(5));
    many.write(get('/slow').repeat(100));
    await once(many.resume(), 'close');
    await expect.poll(() => answers.match(/taken/g)?.length).toBe(5);
    few.destroy();
  });
});
