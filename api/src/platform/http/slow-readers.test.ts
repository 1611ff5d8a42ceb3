import { once } from 'node:events';
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { disconnectSlowReaders } from './slow-readers.ts';

// Exceeds the socket buffers of both sides.
const LARGE = 48 * 1024 * 1024;
const app = await listening(600);
// Long enough that a pause of the machine disconnects no active reader.
const patient = await listening(3_000);
afterAll(() => Promise.all([app.close(), patient.close()]));

async function listening(window: number) {
  const server = fastify();
  disconnectSlowReaders(server, { window, least: 1024, requests: 16 });
  server.get('/large', async () => Buffer.alloc(LARGE));
  server.get('/slow', async () => {
    await setTimeout(300);
    return 'accepted';
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

describe('disconnectSlowReaders', () => {
  it('ends an unread answer, also when the client keeps sending', async () => {
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
  it('completes an answer that is read slowly', async () => {
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
    // Longer than an answer may stay unread.
    expect(performance.now() - began).toBeGreaterThan(3_000);
  }, 120_000);
  it('ends a connection with a hundred open requests, answers one with a few', async () => {
    const [few, many] = [await connected(), await connected()];
    let answers = '';
    few.setEncoding('utf8').on('data', (text) => {
      answers += text;
    });
    few.write(get('/slow').repeat(5));
    many.write(get('/slow').repeat(100));
    await once(many.resume(), 'close');
    await expect.poll(() => answers.match(/accepted/g)?.length).toBe(5);
    few.destroy();
  });
});
