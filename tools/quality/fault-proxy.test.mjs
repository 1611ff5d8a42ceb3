import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFaultProxy } from './fault-proxy.mjs';

let server;
let proxy;
let received;

beforeEach(async () => {
  received = 0;
  server = createServer((_request, response) => {
    received++;
    response.end('answer');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await startFaultProxy(`127.0.0.1:${server.address().port}`);
});
afterEach(async () => {
  await proxy.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const post = (path) =>
  fetch(proxy.url + path, { method: 'POST', body: 'x' }).then((response) => response.text());

describe('startFaultProxy', () => {
  it('passes everything through while it is healthy', async () => {
    expect(await post('/a')).toBe('answer');
  });
  it('forwards requests and loses the given number of replies', async () => {
    proxy.loseReplies(2, 'POST /a');
    await expect(post('/a')).rejects.toThrow();
    await expect(post('/a')).rejects.toThrow();
    expect(await post('/a')).toBe('answer');
    expect(received).toBe(3);
    expect(proxy.counts.lost).toBe(2);
  });
  it('loses only the replies to matching requests', async () => {
    proxy.loseReplies(1, 'POST /a');
    expect(await post('/b')).toBe('answer');
    await expect(post('/a')).rejects.toThrow();
  });
  it('refuses connections until reset', async () => {
    proxy.refuse(true);
    await expect(post('/a')).rejects.toThrow();
    expect(received).toBe(0);
    proxy.heal();
    expect(await post('/a')).toBe('answer');
  });
  it('delays replies when it is slow', async () => {
    proxy.delay(150);
    const started = performance.now();
    expect(await post('/a')).toBe('answer');
    expect(performance.now() - started).toBeGreaterThan(145);
  });
});
