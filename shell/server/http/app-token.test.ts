import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { appTokenRoute } from './app-token.ts';
import { createTakenTokens } from './taken-tokens.ts';

test.each([
  { status: 200, answer: { data: { token: 'app_new' } }, isTaken: true },
  { status: 401, answer: { data: { token: 'app_new' } }, isTaken: false },
  { status: 200, answer: { data: null }, isTaken: false },
])('a token that the API gives is one that it takes: $status $answer', async (of) => {
  const api = createServer((_request, response) =>
    response.writeHead(of.status).end(JSON.stringify(of.answer)),
  );
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const tokens = createTakenTokens();
  const app = fastify();
  appTokenRoute(app, {
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    internalToken: 'our-own-token-of-the-tests',
    app: { key: 'the-key', secret: 'the-secret' },
    siteOrigins: [],
    tokens,
  });
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    payload: { domain: 'site.example' },
  });
  expect(statusCode).toBe(of.status);
  expect(tokens.isTaken('Bearer app_new|')).toBe(of.isTaken);
  await app.close();
  await new Promise((resolve) => api.close(resolve));
});
