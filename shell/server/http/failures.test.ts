import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../testing/shell.ts';
import { earlyFailures, registerErrorHandler } from './failures.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({
    ...earlyFailures,
    forceCloseConnections: true,
    requestTimeout: 300,
    http: { headersTimeout: 200, connectionsCheckingInterval: 50, maxHeaderSize: 4096 },
  });
  registerErrorHandler(app);
  app.get('/missing.ics', (_request, reply) => reply.callNotFound());
  app.get('/*', async () => {
    throw new Error('secret reason');
  });
  app.post('/api/x', async () => 'ok');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const answerTo = (text: string) => sendRaw(app.server, text);
const closing = 'Host: x\r\nConnection: close\r\n\r\n';

describe('errors of parser and router', () => {
  test.each([
    ['a malformed address', `GET /% HTTP/1.1\r\n${closing}`, 400],
    ['a malformed request', 'hello\r\n\r\n', 400],
    ['oversized headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(9000)}\r\n\r\n`, 431],
    ['incomplete headers', 'GET / HTTP/1.1\r\nHost: x\r\n', 408],
    ['a missing file', `GET /missing.ics HTTP/1.1\r\n${closing}`, 404],
    ['an internal error', `GET / HTTP/1.1\r\n${closing}`, 500],
  ])(
    '%s gets a page with all security headers and without framework names',
    async (_what, text, status) => {
      const response = await answerTo(text);
      expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(response).toMatch(/content-type: text\/html; charset=utf-8\r\n/);
      expect(response).toContain("content-security-policy: default-src 'none'; style-src 'sha256-");
      expect(response).toContain('<h1>');
      expect(response).toContain('<a class="retry" href=');
      expect(response).not.toMatch(/FST_|fastify|HPE_|secret/i);
      if (![404, 500].includes(status))
        for (const header of [
          'x-content-type-options: nosniff',
          'x-frame-options: DENY',
          'referrer-policy: ',
        ])
          expect(response).toContain(header);
    },
  );
  test.each([
    ['a malformed address', `GET /api/% HTTP/1.1\r\nAccept-Language: en\r\n${closing}`, 400],
    ['oversized headers', `GET /api/x HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(9000)}\r\n\r\n`, 431],
    [
      'a malformed body',
      `POST /api/x HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 1\r\n${closing}{`,
      400,
    ],
  ])('%s gets an API envelope below /api', async (_what, text, status) => {
    const response = await answerTo(text);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const body = JSON.parse(response.slice(response.indexOf('\r\n\r\n')).trim()) as {
      errorCode: number;
      message: string;
    };
    expect(body.errorCode).toBe(-1);
    expect(body.message).not.toMatch(/^error\.|FST_|HPE_/);
    expect(body.message.length).toBeGreaterThan(5);
  });
});
