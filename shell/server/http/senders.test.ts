import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { createSenders, type Sender } from './senders.ts';

let app: FastifyInstance;
let found: (Sender | undefined)[];
let framework: Sender[];
afterEach(() => app.close());

/** Tells of each request what is found before the framework sees it, and what the framework says. */
async function open(trustedProxies: readonly string[]) {
  [found, framework] = [[], []];
  app = fastify({ trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false });
  const senders = createSenders(app, { trustedProxies });
  app.server.prependListener('request', (request) => found.push(senders.find(request)));
  app.get('/', async ({ ip, host, protocol }) => {
    framework.push({ ip, host, isHttps: protocol === 'https' });
    return '';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
}
const ask = (headers: Record<string, string> = {}) =>
  new Promise<void>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    get({ port, host: '127.0.0.1', agent: false, headers: { host: 'site.test', ...headers } })
      .on('response', (answer) => void answer.resume().on('end', resolve))
      .on('error', reject);
  });
const BEHIND = {
  'x-forwarded-for': '192.0.2.7',
  'x-forwarded-host': 'other.test',
  'x-forwarded-proto': 'https',
};

describe('createSenders', () => {
  const cases: [string, string[], Record<string, string>][] = [
    ['of nobody’s neighbour', [], {}],
    ['that claims to be passed on where nobody passes on', [], BEHIND],
    ['of a proxy about itself', ['127.0.0.1'], {}],
    ['that a proxy passed on', ['127.0.0.1'], BEHIND],
    ['that a proxy of a range passed on', ['loopback'], BEHIND],
    ['with an address alone', ['127.0.0.0/8'], { 'x-forwarded-for': '2001:db8::7' }],
    ['that somebody claims to pass on', ['192.0.2.1'], BEHIND],
  ];
  test.each(cases)(
    'finds of a request %s what the framework finds',
    async (_title, trusted, headers) => {
      await open(trusted);
      await ask(headers);
      await ask(headers);
      expect(found[1]).toEqual(framework[1]);
    },
  );
  test('says nothing of a neighbour nobody knows yet', async () => {
    await open(['127.0.0.1']);
    await ask(BEHIND);
    expect(found).toEqual([undefined]);
  });
  test.each(Object.keys(BEHIND))('says nothing when two proxies have written %s', async (name) => {
    await open(['127.0.0.1']);
    await ask(BEHIND);
    await ask({ ...BEHIND, [name]: '198.51.100.1, 192.0.2.7' });
    expect(found[1]).toBeUndefined();
  });
});
