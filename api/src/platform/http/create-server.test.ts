import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { temporaryFolder } from '@admissions/tools/testing-node';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createServer } from './create-server.ts';

const env = { DATA_DIR: temporaryFolder(), APP_KEY: 'key', APP_SECRET: 'secret' };
const config = readConfig(env);

describe('requests that the HTTP parser refuses', () => {
  it.each([
    ['no HTTP', 'NONSENSE\r\n\r\n', 400],
    ['a header too long', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ])('is answered in the envelope: %s', async (_what, sent, status) => {
    const app = createServer({ config, log: pino({ level: 'silent' }) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const socket = net.connect(port, '127.0.0.1', () => socket.write(sent));
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    await app.close();
    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({ errorCode: -1, message: expect.any(String) });
  });
});

describe('the request log', () => {
  it('omits successful visitor reads, which are only counted', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const app = createServer({ config, log });
    app.get('/api/ap/news', async () => ({ errorCode: 1 }));
    app.get('/api/ap/broken', async (_request, reply) => reply.code(500).send({}));
    app.post('/api/ap/forms/add_visit', async () => ({ errorCode: 1 }));
    app.get('/api/admin/news/news_list', async () => ({ errorCode: 1 }));
    await app.inject('/api/ap/news');
    await app.inject('/api/ap/broken');
    await app.inject({ method: 'POST', url: '/api/ap/forms/add_visit' });
    await app.inject('/api/admin/news/news_list');
    await app.close();
    const answered = lines
      .map((line) => JSON.parse(line) as { msg: string; url: string; status: number })
      .filter(({ msg }) => msg === 'answered');
    expect(answered.map(({ url, status }) => `${url} ${status}`)).toEqual([
      '/api/ap/broken 500',
      '/api/ap/forms/add_visit 200',
      '/api/admin/news/news_list 200',
    ]);
  });
});
