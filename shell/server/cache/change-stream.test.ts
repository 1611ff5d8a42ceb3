import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { subscribeToChanges } from './change-stream.ts';

let server: Server;
let stop = () => {};
let events: string[];
beforeEach(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of events) response.write(event);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  stop();
  server.closeAllConnections();
  server.close();
});

describe('subscribeToChanges', () => {
  it('reports changes by name, or `all` if unknown', async () => {
    events = [
      'retry: 1000\n\n',
      'data: {"kinds":["releases","faq"]}\n\ndata: {"ki',
      'nds":"all"}\n\n',
      ': still here\n\n',
      'data: what\n\n',
    ];
    const heard: unknown[] = [];
    stop = subscribeToChanges({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      token: 'token',
      log: { info: () => {}, warn: () => {}, error: () => {} } as never,
      onConnected: () => {},
      onChange: (changed) => heard.push(changed),
    });
    await expect.poll(() => heard).toEqual([['releases', 'faq'], 'all', 'all']);
  });
});
